import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { ownCondition, typeIdsOf } from './reach.ts';

/** Which of the company's loans, as `l`, an actor may see: all, or what they made or were given of the types they work in. */
export const visibleLoans = (actor: Actor): Condition =>
  actor.scope('loan:view') === 'all'
    ? sql<SqlBool>`l.company_id = ${actor.companyId} and not l.is_deleted`
    : sql<SqlBool>`l.company_id = ${actor.companyId} and not l.is_deleted
        and (l.property_type is null or l.property_type = any (${typeIdsOf(actor)})) and ${ownCondition('l', actor, false)}`;

/** One loan that the actor may see, as far as other records name it; any other answers the same 404. */
export const findLoan = async ({ actor, db }: Pick<Context, 'actor' | 'db'>, id: number) => {
  const row = await db
    .selectFrom('loan as l')
    .select(['l.id', 'l.loan_code', 'l.applicant', 'l.inquiry', 'l.property'])
    .where(visibleLoans(actor))
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
