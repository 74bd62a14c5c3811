import type { Received, Returned } from '@angan/contract/kit/call.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import { mapPoints } from '@angan/contract/properties/property-map.ts';
import { sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';
import type { Context } from '../core/context.ts';
import { areasOf } from '../records/index.ts';
import { listConditions, searchConditions } from './narrowing.ts';
import { visibleProperties } from './visible-properties.ts';

type Query = Received<typeof propertyCalls.map>['query'];
type Answer = Returned<typeof propertyCalls.map>;

/** The properties of a list that have a place: their own, else that of their society, else of their main area. */
export const mapProperties = async (query: Query, context: Context): Promise<Answer> => {
  const { actor, db, services } = context;
  const search = await searchConditions(query, context);
  const conditions = [visibleProperties(actor), ...(await listConditions(query, context)), ...search.conditions];
  const placed = db
    .selectFrom('property as p')
    .innerJoin('area as a', (join) => join.onRef('a.company_id', '=', 'p.company_id').on('a.id', '=', sql`p.area[1]`))
    .leftJoin('society as s', (join) =>
      join.onRef('s.company_id', '=', 'p.company_id').onRef('s.id', '=', 'p.society_name'),
    )
    .where(sql.join(conditions, sql` and `) as Condition)
    .where(sql<boolean>`coalesce(p.latitude, s.latitude, a.latitude) is not null`)
    .where(sql<boolean>`coalesce(p.longitude, s.longitude, a.longitude) is not null`);
  const points = await placed
    .select([
      'p.id',
      'p.property_code',
      'p.property_subtype',
      'p.deal_type',
      'p.bhk',
      'p.sale_price_total',
      'p.rent_total',
      'p.deposit',
      'p.status',
      sql`case when s.id is null then null else json_build_object('id', s.id, 'society_name', s.society_name) end`.as(
        'society_name',
      ),
      areasOf('p').as('area'),
      sql`coalesce(p.latitude, s.latitude, a.latitude)`.as('latitude'),
      sql`coalesce(p.longitude, s.longitude, a.longitude)`.as('longitude'),
      sql`case when p.latitude is not null then 'property' when s.latitude is not null then 'society' else 'area' end`.as(
        'placed_by',
      ),
    ])
    .orderBy('p.created_date', 'desc')
    .orderBy('p.id', 'desc')
    .limit(mapPoints)
    .$castTo<Answer['points'][number]>()
    .execute();
  const { count } =
    points.length < mapPoints
      ? { count: points.length }
      : await placed.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { points, count, tiles: services.settings.tiles ?? null };
};
