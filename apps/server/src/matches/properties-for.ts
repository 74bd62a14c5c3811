import type { MatchContext, MatchInquiry } from '@angan/domain/matching/index.ts';
import { type Kysely, sql } from 'kysely';
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
  const found = await sql<PropertyFactRow>`
    select s.society_name as society, pj.project_name, ${sql.join(propertyFactColumns.map((column) => sql.ref(column)))}
      from unnest(${ids}::bigint[]) with ordinality wanted (id, place)
      join property p on p.company_id = ${companyId} and p.id = wanted.id
      left join society s on s.company_id = p.company_id and s.id = p.society_name
      left join project pj on pj.company_id = p.company_id and pj.id = p.project
     where not p.is_deleted order by wanted.place`.execute(db);
  return found.rows;
};
