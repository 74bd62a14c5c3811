import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Mistakes } from '@angan/contract/kit/mistakes.ts';
import { vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import {
  missingForAvailable,
  type PropertyFields,
  propertyMistakes,
} from '@angan/contract/properties/property-rules.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import type { Actor, Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { typeIdsOf } from '../records/index.ts';
import { seesVault } from './show-property.ts';

/** Fields that only some may write: the type of one's own work, the lock, the owner's lowest price. */
export const checkRights = (actor: Actor, given: PropertyFields, row: { created_by: number | null }): void => {
  const refuse = (field: string) => fieldErrors({ [field]: [drf.forbidden] });
  if (given.property_type && !typeIdsOf(actor).includes(given.property_type)) throw refuse('property_type');
  if (given.locked_property && actor.scope('contact:locked') === 'none') throw refuse('locked_property');
  const secret = vaultFieldNames.find((field) => given[field] !== undefined && given[field] !== null);
  if (secret && !seesVault(actor, row)) throw refuse(secret);
};

/** The status a new property gets: what was said, else Available where nothing is missing for it. */
export const statusOfNew = (property: PropertyFields): PropertyStatus => {
  refuseMistakes(propertyMistakes(property));
  const missing = missingForAvailable(property);
  const status = property.status ?? (Object.keys(missing).length ? 'Draft' : 'Available');
  if (status === 'Available') refuseMistakes(missing);
  if (status !== 'Available' && status !== 'Draft')
    throw fieldErrors({ status: [propertyTexts.noSuchMove('new', status)] });
  return status;
};

/** What is wrong now and was not before: nobody has to put a listing in order to mend something else in it. */
const newIn = (before: Mistakes, after: Mistakes): Mistakes =>
  Object.fromEntries(Object.entries(after).filter(([field]) => !(field in before)));

/**
 * Refuses a change that contradicts itself, and one that takes from an Available property what it needs. `given` are the
 * fields that are named: what is wrong with these is refused though it was wrong before.
 */
export const checkChange = (before: PropertyFields, after: PropertyFields, given: object): void => {
  const stood = Object.fromEntries(Object.entries(propertyMistakes(before)).filter(([field]) => !(field in given)));
  refuseMistakes(newIn(stood, propertyMistakes(after)));
  if (before.status === 'Available') refuseMistakes(newIn(missingForAvailable(before), missingForAvailable(after)));
};

/** Refuses with the fields named, where there are any. */
export const refuseMistakes = (mistakes: Mistakes): void => {
  if (Object.keys(mistakes).length) throw fieldErrors(mistakes);
};

/** The one city of some areas. Refuses an area that is not the company's, and areas of two cities. */
export const cityOf = async (
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  areas: readonly number[],
): Promise<number> => {
  const rows = await db
    .selectFrom('area')
    .select(['id', 'city'])
    .where('company_id', '=', actor.companyId)
    .where('id', 'in', areas)
    .execute();
  const missing = areas.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw fieldErrors({ area: [drf.invalidPk(missing)] });
  if (rows.some((row) => row.city !== rows[0]!.city)) throw fieldErrors({ area: [propertyTexts.oneCity] });
  return rows[0]!.city;
};

/** The city of areas that nobody has checked yet, as a form asks while it is filled in; undefined where it is not known. */
export const likelyCityOf = async (
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  areas: readonly number[] = [],
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('area')
      .select('city')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', areas[0] ?? 0)
      .executeTakeFirst()
  )?.city;
