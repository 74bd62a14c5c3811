import { drf } from '@angan/contract/kit/drf-texts.ts';
import { taskTexts } from '@angan/contract/tasks/texts.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import { type Actor, type Context, newActor } from '../core/context.ts';
import { fieldErrors, forbidden, Refusal } from '../core/errors.ts';
import { findInquiry, visibleInquiries } from '../inquiries/index.ts';
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

/** Refuses properties that the actor does not see, and what is over with, at `field`; one query for all of them. */
export const checkProperties = async (
  { actor, db }: Context,
  ids: readonly number[],
  field: 'property' | 'properties' | 'stops',
): Promise<void> => {
  const rows = await db
    .selectFrom('property as p')
    .select(['p.id', 'p.status'])
    .where(visibleProperties(actor))
    .where('p.id', '=', sql<number>`any (${ids}::bigint[])`)
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw fieldErrors({ [field]: [drf.invalidPk(missing)] });
  const over = rows.find(({ status }) => closed.includes(status));
  if (over) throw fieldErrors({ [field]: [taskTexts.notOffered(over.status)] });
};

/**
 * Who a task is given to: oneself where nobody is named; somebody else only by who may give tasks, and only who sees the
 * records that it is for.
 */
export const checkAssignee = async (
  context: Context,
  given: number | undefined,
  { inquiry, properties }: { inquiry: number | null; properties: readonly number[] },
): Promise<number> => {
  const { actor, db } = context;
  if (given === undefined || given === actor.userId) return actor.userId;
  if (actor.scope('task:assign') === 'none') throw fieldErrors({ assigned_to: [taskTexts.assignOnlySelf] });
  const person = await db
    .selectFrom('app_user')
    .select(['id as user_id', 'company_id', 'usertype'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', given)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!person) throw fieldErrors({ assigned_to: [drf.invalidPk(given)] });
  const theirs = newActor({ ...person, subscription_status: actor.subscriptionStatus }, 0);
  const sees =
    (await seesAll(context, 'inquiry', inquiry === null ? [] : [inquiry], visibleInquiries, theirs)) &&
    (await seesAll(context, 'property', properties, visibleProperties, theirs));
  if (!sees) throw fieldErrors({ assigned_to: [taskTexts.assigneeSeesNot] });
  return given;
};

const aliases = { inquiry: 'i', property: 'p' } as const;
const seesAll = async (
  { db }: Context,
  table: keyof typeof aliases,
  ids: readonly number[],
  visible: (actor: Actor) => Condition,
  person: Actor,
): Promise<boolean> => {
  const alias = sql.ref(aliases[table]);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} ${alias}
    where ${visible(person)} and ${alias}.id = any (${ids}::bigint[])`.execute(db);
  return rows[0]!.count === new Set(ids).size;
};
