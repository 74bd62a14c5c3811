import { drf } from '@angan/contract/kit/drf-texts.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors, forbidden, Refusal } from '../core/errors.ts';
import { findInquiry } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';
import { mayChange } from '../records/index.ts';

/** A phone's clock may be a little behind. */
const behind = 5 * 60_000;
/** What is over with: nobody shows it any more. */
const closed: readonly string[] = ['Sold', 'Rented', 'Withdrawn'];

/** Refuses, at its field, a time that is over. */
export const checkAhead = ({ services }: Context, date_time: string, field = 'date_time'): void => {
  if (Date.parse(date_time) < services.now().getTime() - behind) throw fieldErrors({ [field]: [taskTexts.past] });
};

/** The inquiry of a visit: open, seen by the actor and theirs to work on. */
export const checkInquiryOfVisit = async (context: Context, id: number | null | undefined) => {
  if (!id) throw fieldErrors({ inquiry: [taskTexts.inquiryNeeded] });
  const inquiry = await findInquiry(context, id).catch((error: unknown) => {
    throw error instanceof Refusal ? fieldErrors({ inquiry: [drf.invalidPk(id)] }) : error;
  });
  if (!mayChange(context.actor, 'inquiry:edit', inquiry)) throw forbidden();
  if (closedInquiryStages.includes(inquiry.stage))
    throw fieldErrors({ inquiry: [taskTexts.inquiryClosed(inquiry.stage)] });
  return inquiry;
};

/**
 * Properties with their people; refuses at `field` those that the actor does not see and, unless any will do, what is over
 * with. One query for all of them.
 */
export const checkProperties = async (
  { actor, db }: Context,
  ids: readonly number[],
  field: 'property' | 'properties' | 'stops',
  which: 'offered' | 'any' = 'offered',
): Promise<{ id: number; contact: number | null }[]> => {
  const rows = await db
    .selectFrom('property as p')
    .select(['p.id', 'p.status', 'p.contact'])
    .where(visibleProperties(actor))
    .where('p.id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw fieldErrors({ [field]: [drf.invalidPk(missing)] });
  const over = rows.find(({ status }) => closed.includes(status));
  if (over && which === 'offered') throw fieldErrors({ [field]: [taskTexts.notOffered(over.status)] });
  return rows;
};
