import { wordsById } from '@angan/domain/lookups/by-id.ts';
import { amenityWords } from './amenities.ts';
import { knownIn } from './lists.ts';
import { pick } from './pick.ts';
import { cityNamed } from './places.ts';
import { readPropertyType, readSubtype } from './subtypes.ts';

/** Lists whose entries people call by other words, too, by the field that holds their ids. */
const readers: Readonly<Record<string, (text: string) => string | undefined>> = {
  property_type: readPropertyType,
  property_subtype: readSubtype,
  amenities: (text) => pick(words('amenities'), text, amenityWords),
};
const words = (field: string) => [...wordsById(field)!.values()];

/** The id of an entry of the platform's list in a field. */
const idOf = (field: string, text: string): number | undefined => {
  if (field === 'city') return cityNamed(text);
  const word = Object.hasOwn(readers, field) ? readers[field]!(text) : pick(words(field), text);
  return word === undefined ? undefined : [...wordsById(field)!].find(([, one]) => one === word)?.[0];
};

/** The entries of the platform's list in a cell, as ids, and what none of them is. Entries may hold a slash themselves. */
export const readListed = (field: string, text: string): { ids: number[]; others: string[] } => {
  const parts = knownIn(text, (entry) => idOf(field, entry) !== undefined);
  const found = parts.map((part) => [part, idOf(field, part)] as const);
  return {
    ids: [...new Set(found.flatMap(([, id]) => id ?? []))],
    others: found.filter(([, id]) => id === undefined).map(([part]) => part),
  };
};
