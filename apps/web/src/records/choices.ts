import {
  amenities,
  bhkRows,
  dealTypes,
  facings,
  furnitures,
  possessions,
  propertySubtypes,
} from '@angan/domain/lookups/index.ts';
import type { MustHave } from '@angan/domain/lookups/inquiries.ts';
import type { Choice } from '../ui/form/index.ts';

/** The platform's lists as choices of a form or a filter; the same for every company, so none waits for the server. */
export const dealTypeChoices: readonly Choice[] = dealTypes.map((row) => ({ id: row.id, label: row.deal_type }));
export const bhkChoices: readonly Choice[] = bhkRows.map((row) => ({ id: row.id, label: row.bhk }));
export const possessionChoices: readonly Choice[] = possessions.map((row) => ({ id: row.id, label: row.possession }));

/** Subtypes of some property types, by the types' ids. */
export const subtypeChoices = (types: readonly number[]): Choice[] =>
  propertySubtypes
    .filter((row) => types.includes(row.property_type))
    .map((row) => ({ id: row.id, label: row.property_subtype }));

/** Furnishing of some property types; a word that both have stands once for each. */
export const furnitureChoices = (types: readonly number[]): Choice[] =>
  furnitures.filter((row) => types.includes(row.property_type)).map((row) => ({ id: row.id, label: row.furniture }));

/** The directions one may ask for; 'Not known' is what an owner may answer, not a wish. */
export const facingChoices: readonly Choice<(typeof facings)[number]>[] = facings
  .filter((facing) => facing !== 'Not known')
  .map((facing) => ({ id: facing, label: facing }));

export const amenityNames = (ids: readonly number[]): string[] =>
  amenities.filter((row) => ids.includes(row.id)).map((row) => row.amenity);

/** Names of rows, in the order of the list: 'Semi-furnished', 'Fully furnished'. */
export const namesIn = (choices: readonly Choice[], ids: readonly number[]): string[] =>
  choices.filter(({ id }) => ids.includes(id)).map(({ label }) => label);

/** Words as choices that are known by themselves. */
export const wordChoices = <W extends string>(words: readonly W[]): Choice<W>[] =>
  words.map((word) => ({ id: word, label: word }));

const mustHaveLabels: Record<MustHave, string> = {
  budget: 'Budget',
  area: 'Area',
  bhk: 'BHK',
  size: 'Size',
  furniture: 'Furnishing',
  possession: 'Possession',
  floor: 'Floor',
  facing: 'Facing',
  parking: 'Parking',
  features: 'Features',
};
export const mustHaveLabel = (key: MustHave): string => mustHaveLabels[key];
