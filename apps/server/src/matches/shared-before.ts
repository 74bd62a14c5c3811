import { sql } from 'kysely';
import type { Context } from '../core/context.ts';

/** When a pair was last shared, and when the client said on the page of a share that they like it. */
export interface Shared {
  readonly shared_before: string | null;
  readonly liked_at: string | null;
}

export const neverShared: Shared = { shared_before: null, liked_at: null };

/** By the ledger, which of some records were shared with the one that a list of matches is of; one query a page. */
export const sharedBefore =
  ({ actor, db }: Context, one: { inquiry: number } | { property: number }) =>
  async (ids: number[]): Promise<Map<number, Shared>> => {
    if (ids.length === 0) return new Map();
    const [mine, other, id] =
      'inquiry' in one
        ? (['inquiry', 'property', one.inquiry] as const)
        : (['property', 'inquiry', one.property] as const);
    const rows = await db
      .selectFrom('share_entry as e')
      .leftJoin('share_like as l', (on) =>
        on
          .onRef('l.company_id', '=', 'e.company_id')
          .onRef('l.share', '=', 'e.share')
          .onRef('l.property', '=', 'e.property'),
      )
      .select([
        `e.${other} as id`,
        sql<string>`max(e.at)`.as('shared_before'),
        sql<string | null>`max(l.liked_at)`.as('liked_at'),
      ])
      .where('e.company_id', '=', actor.companyId)
      .where(`e.${mine}`, '=', id)
      .where(`e.${other}`, 'in', ids)
      .groupBy(`e.${other}`)
      .execute();
    return new Map(rows.map(({ id, ...shared }) => [id!, shared]));
  };
