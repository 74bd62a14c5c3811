import { matchesCounted } from '@angan/contract/matches/match-counts.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { visibleInquiries } from '../inquiries/index.ts';
import { visibleProperties } from '../properties/index.ts';

const others = {
  property: (context: Context) => sql`select 1 from match_pair m cross join lateral (
      select from inquiry i where i.id = m.inquiry_id and ${visibleInquiries(context.actor)} limit 1) other
   where m.company_id = ${context.actor.companyId} and m.property_id = t.id`,
  inquiry: (context: Context) => sql`select 1 from match_pair m cross join lateral (
      select from property p where p.id = m.property_id and ${visibleProperties(context.actor)} limit 1) other
   where m.company_id = ${context.actor.companyId} and m.inquiry_id = t.id`,
};

/**
 * How many matches of 50 or above each of some records has, of those that the reader may see; one more than
 * `matchesCounted` stands for all that is above. One query, and of each record no more pairs are read than are counted:
 * each by its own key, where a join would walk all records that the reader sees.
 */
export const countMatches = async (
  record: keyof typeof others,
  ids: readonly number[],
  context: Context,
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; count: number }>`
    select t.id, (select count(*) from (${others[record](context)} limit ${matchesCounted + 1}) pairs) as count
      from unnest(${ids}::bigint[]) t (id)`.execute(context.db);
  return new Map(found.rows.map((row) => [row.id, row.count]));
};
