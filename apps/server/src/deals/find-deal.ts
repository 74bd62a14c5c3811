import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Actor, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';

/** Which of the company's deals, as `d`, an actor may see: all or none. */
export const visibleDeals = (actor: Actor): Condition =>
  actor.scope('deal:view') === 'all'
    ? sql<SqlBool>`d.company_id = ${actor.companyId} and not d.is_deleted`
    : sql<SqlBool>`false`;

/** One deal that the actor may see; any other answers the same 404. */
export const findDeal = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('deal as d')
    .selectAll()
    .where(visibleDeals(actor))
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** Files of a deal go with it. */
export const maySeeDealFile = async ({ actor, db }: Context, id: number): Promise<boolean> =>
  (await db
    .selectFrom('deal as d')
    .select('d.id')
    .where(visibleDeals(actor))
    .where('d.id', '=', id)
    .executeTakeFirst()) !== undefined;
