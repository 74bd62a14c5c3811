import { amenities } from './amenities.ts';
import { banks } from './banks.ts';
import { bhkRows } from './bhk.ts';
import { dealTypes } from './deal-types.ts';
import { furnitures } from './furnitures.ts';
import { possessions } from './possessions.ts';
import { propertySubtypes, propertyTypes } from './property-types.ts';

const lists: Readonly<Record<string, ReadonlyMap<number, string>>> = {
  property_type: new Map(propertyTypes.map((row) => [row.id, row.property_type])),
  property_subtype: new Map(propertySubtypes.map((row) => [row.id, row.property_subtype])),
  deal_type: new Map(dealTypes.map((row) => [row.id, row.deal_type])),
  bhk: new Map(bhkRows.map((row) => [row.id, row.bhk])),
  furniture: new Map(furnitures.map((row) => [row.id, row.furniture])),
  possession: new Map(possessions.map((row) => [row.id, row.possession])),
  amenities: new Map(amenities.map((row) => [row.id, row.amenity])),
  loan_bank: new Map(banks.map((row) => [row.id, row.bank])),
};

/** The words behind the ids in a field that holds ids of the platform's lists, by its name; undefined for any other field. */
export const wordsById = (field: string): ReadonlyMap<number, string> | undefined =>
  Object.hasOwn(lists, field) ? lists[field] : undefined;
/** The words of one id, or of several. */
export const wordsOfIds = (words: ReadonlyMap<number, string>, ids: unknown): string[] =>
  [ids].flat().flatMap((id) => words.get(id as number) || []);
