import { inLatin } from '@angan/domain/names/index.ts';
import { sql } from 'kysely';
import type { Work } from '../merging/work.ts';

/** Words of a place's name at most; letters of the shortest that an address is read for. */
const name = { words: 5, letters: 4 } as const;

export interface Place {
  readonly key: string;
  readonly name: string;
}

/** Areas and societies by contact: of their properties and inquiries, and those that their address names. */
export const placesOfContacts = async (
  work: Pick<Work, 'db' | 'companyId'>,
  contacts: readonly { id: number; address: string }[],
): Promise<Map<number, Place[]>> => {
  const places = await allPlaces(work);
  const found = new Map<number, Set<Place>>();
  const add = (contact: number, place: Place | undefined) => {
    if (!place) return;
    const known = found.get(contact);
    if (known) known.add(place);
    else found.set(contact, new Set([place]));
  };
  const byKey = new Map(places.map((place) => [place.key, place]));
  for (const { contact, key } of await ofRecords(work)) add(contact, byKey.get(key));
  const named = readerOf(places);
  for (const { id, address } of contacts) for (const place of named(address)) add(id, place);
  return new Map([...found].map(([contact, set]) => [contact, [...set]]));
};

const allPlaces = async ({ db, companyId }: Pick<Work, 'db' | 'companyId'>) => {
  const { rows } = await sql<Place>`
    select 'area ' || id as key, area as name from area where company_id = ${companyId}
    union all
    select 'society ' || id, society_name from society where company_id = ${companyId}`.execute(db);
  return rows;
};

const ofRecords = async ({ db, companyId }: Pick<Work, 'db' | 'companyId'>) => {
  const { rows } = await sql<{ contact: number; key: string }>`
    select p.contact, 'area ' || l.area as key from property p
        join property_area l on l.company_id = p.company_id and l.property_id = p.id
      where p.company_id = ${companyId} and not p.is_deleted and p.contact is not null
    union
    select contact, 'society ' || society_name from property
      where company_id = ${companyId} and not is_deleted and contact is not null and society_name is not null
    union
    select i.contact, 'area ' || l.area from inquiry i
        join inquiry_area l on l.company_id = i.company_id and l.inquiry_id = i.id
      where i.company_id = ${companyId} and not i.is_deleted
    union
    select i.contact, 'society ' || l.society_name from inquiry i
        join inquiry_society l on l.company_id = i.company_id and l.inquiry_id = i.id
      where i.company_id = ${companyId} and not i.is_deleted`.execute(db);
  return rows;
};

const wordsOf = (text: string): string[] =>
  inLatin(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Reads an address for the names of places, word by word. */
const readerOf = (places: readonly Place[]) => {
  const named = new Map<string, Place[]>();
  for (const place of places) {
    const text = wordsOf(place.name).join(' ');
    if (text.length >= name.letters) named.set(text, [...(named.get(text) ?? []), place]);
  }
  return (address: string): Place[] => {
    const words = wordsOf(address);
    return words.flatMap((_, at) => {
      const found: Place[] = [];
      for (let count = 1; count <= name.words && at + count <= words.length; count++)
        found.push(...(named.get(words.slice(at, at + count).join(' ')) ?? []));
      return found;
    });
  };
};
