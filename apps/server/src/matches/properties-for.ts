import type { MatchContext, MatchInquiry } from '@angan/domain/matching/index.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { DB } from '../core/database/schema.gen.ts';
import type { Ranked } from './best-first.ts';
import type { Places } from './places.ts';
import { propertyCeiling } from './property-ceiling.ts';
import { type PropertyFactRow, propertyFactColumns } from './property-facts.ts';

/** What both sides of a search read with. */
export interface Search {
  readonly db: Kysely<DB>;
  readonly companyId: number;
  readonly ctx: MatchContext;
  readonly places: Places;
}

/**
 * Properties for which `where` holds and that can score `least` or more for the inquiry, at most `most`, those first that
 * can score most. It is worked out from an index alone: no property is read for it.
 */
export const rankProperties = async (
  { db, ctx, places }: Search,
  inquiry: MatchInquiry,
  where: Condition,
  { most, least }: { most: number; least: number },
): Promise<Ranked> => {
  const { joins, score } = propertyCeiling(inquiry, ctx, places);
  const found = await sql<Ranked>`
    select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(ceiling), '{}') as ceilings, coalesce(max(total), 0) as total
      from (select p.id, p.ceiling, count(*) over () as total
              from (select p.id, p.last_verified_at, ${score} as ceiling from property p ${joins} where ${where}) p
             where p.ceiling >= ${least} order by p.ceiling desc, p.last_verified_at desc nulls last, p.id desc limit ${most}) p`.execute(
    db,
  );
  return found.rows[0]!;
};

/** The facts of some properties, in the order of the ids; of what is deleted there are none. */
export const readPropertyFacts = async (
  { db, companyId }: Search,
  ids: readonly number[],
): Promise<PropertyFactRow[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('property as p')
    .leftJoin('society as s', (join) =>
      join.onRef('s.company_id', '=', 'p.company_id').onRef('s.id', '=', 'p.society_name'),
    )
    .leftJoin('project as pj', (join) =>
      join.onRef('pj.company_id', '=', 'p.company_id').onRef('pj.id', '=', 'p.project'),
    )
    .select(propertyFactColumns)
    .select(['s.society_name as society', 'pj.project_name'])
    .where('p.company_id', '=', companyId)
    .where('p.is_deleted', '=', false)
    .where(sql<SqlBool>`p.id = any (${ids}::bigint[])`)
    .execute();
  return inOrderOf(ids, rows);
};

/** Rows in the order in which their ids were asked for. */
export const inOrderOf = <R extends { id: number }>(ids: readonly number[], rows: readonly R[]): R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
