import { drf } from '@angan/contract/kit/drf-texts.ts';
import { vaultFieldNames } from '@angan/contract/properties/property-fields.ts';
import {
  missingForAvailable,
  type PropertyFields,
  propertyMistakes,
} from '@angan/contract/properties/property-rules.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import type { PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import { isClosingMove, mayBecome } from '@angan/domain/property-status.ts';
import type { Actor, Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { mayDo } from '../core/may-do.ts';
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

/** Refuses a change that contradicts itself, takes from an Available property what it needs, or moves it where it cannot go. */
export const checkChange = async (context: Context, before: PropertyFields, after: PropertyFields): Promise<void> => {
  refuseMistakes(propertyMistakes(after));
  const [from, to] = [before.status!, after.status!];
  if (from !== to) {
    if (!mayBecome(from, to)) throw fieldErrors({ status: [propertyTexts.noSuchMove(from, to)] });
    if (isClosingMove(from, to) && !(await mayDo(context, 'property:close')))
      throw fieldErrors({ status: [propertyTexts.closeByOwner] });
  }
  if (to !== 'Available') return;
  // An imported listing may lack what the form asks for; nobody has to complete it to mend something else.
  const lackedBefore = from === to ? Object.keys(missingForAvailable(before)) : [];
  refuseMistakes(
    Object.fromEntries(Object.entries(missingForAvailable(after)).filter(([field]) => !lackedBefore.includes(field))),
  );
};

const refuseMistakes = (mistakes: Record<string, string[]>): void => {
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
