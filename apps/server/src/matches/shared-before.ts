import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** By the ledger, when each of some records was last shared with the one that a list of matches is of; one query a page. */
export const sharedBefore =
  ({ actor, db }: Context, one: { inquiry: number } | { property: number }) =>
  async (ids: number[]): Promise<Map<number, string>> => {
    if (ids.length === 0) return new Map();
    const [mine, other, id] =
      'inquiry' in one
        ? (['inquiry', 'property', one.inquiry] as const)
        : (['property', 'inquiry', one.property] as const);
    const rows = await db
      .selectFrom('share_entry')
      .select([`${other} as id`, sql<string>`max(at)`.as('at')])
      .where('company_id', '=', actor.companyId)
      .where(mine, '=', id)
      .where(other, 'in', ids)
      .groupBy(other)
      .execute();
    return new Map(rows.map((row) => [row.id!, row.at]));
  };
