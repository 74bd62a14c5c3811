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
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import type { Choice } from '../ui/form/index.ts';

/** A row of a list, worded whenever it is shown. */
const worded = <Id extends number | string>(id: Id, english: string): Choice<Id> => ({
  id,
  get label() {
    return word(english);
  },
});

/** The platform's lists as choices of a form or a filter; the same for every company, so none waits for the server. */
export const dealTypeChoices: readonly Choice[] = dealTypes.map((row) => worded(row.id, row.deal_type));
export const bhkChoices: readonly Choice[] = bhkRows.map((row) => worded(row.id, row.bhk));
export const possessionChoices: readonly Choice[] = possessions.map((row) => worded(row.id, row.possession));

/** Subtypes of some property types, by the types' ids. */
export const subtypeChoices = (types: readonly number[]): Choice[] =>
  propertySubtypes
    .filter((row) => types.includes(row.property_type))
    .map((row) => worded(row.id, row.property_subtype));

/** Furnishing of some property types; a word that both have stands once for each. */
export const furnitureChoices = (types: readonly number[]): Choice[] =>
  furnitures.filter((row) => types.includes(row.property_type)).map((row) => worded(row.id, row.furniture));

/** The directions one may ask for; 'Not known' is what an owner may answer, not a wish. */
export const facingChoices: readonly Choice<(typeof facings)[number]>[] = facings
  .filter((facing) => facing !== 'Not known')
  .map((facing) => worded(facing, facing));

export const amenityNames = (ids: readonly number[]): string[] =>
  amenities.filter((row) => ids.includes(row.id)).map((row) => word(row.amenity));

/** Names of rows, in the order of the list: 'Semi-furnished', 'Fully furnished'. */
export const namesIn = (choices: readonly Choice[], ids: readonly number[]): string[] =>
  choices.filter(({ id }) => ids.includes(id)).map(({ label }) => label);

/** Words as choices that are known by themselves. */
export const wordChoices = <W extends string>(words: readonly W[]): Choice<W>[] => words.map((one) => worded(one, one));

const mustHaveLabels = perLanguage<Record<MustHave, string>>(() => ({
  budget: t`Budget`,
  area: t`Area`,
  bhk: 'BHK',
  size: t`Size`,
  furniture: t`Furnishing`,
  possession: t`Possession`,
  floor: t`Floor`,
  facing: t`Facing`,
  parking: t`Parking`,
  features: t`Features`,
}));
export const mustHaveLabel = (key: MustHave): string => mustHaveLabels()[key];
