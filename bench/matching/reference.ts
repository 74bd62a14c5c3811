import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Filled } from './data.ts';

/**
 * What the product is held against: one hand-written statement that gates by type, city, kind, deal and a quarter over the
 * budget, orders by how far the price lies from it, and answers a page of 25 cards with the number that passes. No score,
 * no reasons, no session, no wall, no masking.
 */
const { DATABASE, FILLED, PORT } = process.env;
const { company } = JSON.parse(FILLED!) as Filled;
const pool = new pg.Pool({
  connectionString: DATABASE,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const areas = (of: string) =>
  `(select json_agg(json_build_object('id', a.id, 'area', a.area)) from area a where a.company_id = ${of}.company_id and a.id = any (${of}.area))`;

const app = Fastify();
app.get<{ Params: { id: string } }>('/inquiry/:id', async ({ params }) => {
  const found = await pool.query(
    `with i as materialized (select * from inquiry where company_id = $1 and id = $2),
     gated as materialized (
       select p.id, abs(coalesce(p.sale_price_total, p.rent_total) - i.budget_max) as off from property p, i
        where p.company_id = $1 and not p.is_deleted and p.status = 'Available' and p.property_type = i.property_type and p.city = i.city
          and (i.property_subtype = '{}' or p.property_subtype = any (i.property_subtype)) and p.deal_type && i.deal_type
          and coalesce(case when 4 = any (i.deal_type) then p.rent_total else p.sale_price_total end, 0) <= 1.25 * i.budget_max
     )
     select (select count(*) from gated) as count, array(
       select row_to_json(r) from (
         select p.*, ${areas('p')} as areas, s.society_name as society, c.name, c.mobile_number_1
           from (select * from gated order by off, id desc limit 25) g join property p on p.company_id = $1 and p.id = g.id
           left join society s on s.company_id = p.company_id and s.id = p.society_name
           left join contact c on c.company_id = p.company_id and c.id = p.contact order by g.off, g.id desc
       ) r
     ) as results`,
    [company, params.id],
  );
  return found.rows[0];
});
app.get<{ Params: { id: string } }>('/property/:id', async ({ params }) => {
  const found = await pool.query(
    `with p as materialized (select * from property where company_id = $1 and id = $2),
     gated as materialized (
       select i.id, abs(coalesce(p.sale_price_total, p.rent_total) - i.budget_max) as off from inquiry i, p
        where i.company_id = $1 and not i.is_deleted and i.stage not in ('Closed Won', 'Closed Lost', 'Junk')
          and i.property_type = p.property_type and i.city = p.city
          and (i.property_subtype = '{}' or p.property_subtype = any (i.property_subtype)) and p.deal_type && i.deal_type
          and i.budget_max * 1.25 >= coalesce(p.sale_price_total, p.rent_total, 0)
     )
     select (select count(*) from gated) as count, array(
       select row_to_json(r) from (
         select i.*, ${areas('i')} as areas, c.name, c.mobile_number_1
           from (select * from gated order by off, id desc limit 25) g join inquiry i on i.company_id = $1 and i.id = g.id
           join contact c on c.company_id = i.company_id and c.id = i.contact order by g.off, g.id desc
       ) r
     ) as results`,
    [company, params.id],
  );
  return found.rows[0];
});
await app.listen({ port: Number(PORT) });
process.send?.('ready');
