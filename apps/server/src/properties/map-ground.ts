import type { Received, Returned } from '@angan/contract/kit/call.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import { groundLimits } from '@angan/contract/properties/property-map.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { listConditions, searchConditions } from './narrowing.ts';
import { visibleProperties } from './visible-properties.ts';

type Query = Received<typeof propertyCalls.ground>['query'];
type Answer = Returned<typeof propertyCalls.ground>;

/** The office's areas that have a place, with the reader's properties in them, and the localities of their cities. */
export const mapGround = async (query: Query, context: Context): Promise<Answer> => {
  const { actor, db } = context;
  const search = await searchConditions(query, context);
  const conditions = [visibleProperties(actor), ...(await listConditions(query, context)), ...search.conditions];
  const areas = await sql<Answer['areas'][number]>`
    with stock as (
      select one as area, count(*)::int as count from property p, unnest(p.area) one
       where ${sql.join(conditions, sql` and `)} group by 1)
    select a.id, a.area, a.latitude, a.longitude, coalesce(stock.count, 0) as count
      from area a left join stock on stock.area = a.id
     where a.company_id = ${actor.companyId} and a.latitude is not null and a.longitude is not null
     order by count desc, a.id limit ${groundLimits.areas}`.execute(db);
  const around = await sql<{ place: [number, number] }>`
    select json_build_array(latitude, longitude) as place from locality
     where latitude is not null and longitude is not null
       and city in (select city from area where company_id = ${actor.companyId} and latitude is not null)
     order by is_main desc, id limit ${groundLimits.around}`.execute(db);
  return { areas: areas.rows, around: around.rows.map(({ place }) => place) };
};
