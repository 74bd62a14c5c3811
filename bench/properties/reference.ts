import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Filled } from './data.ts';

/**
 * What the product is held against: bare Fastify routes, one hand-written statement each on the same tables and indexes,
 * for one company that is written in. No session, no wall, no masking, no schema of the answer.
 */
const { DATABASE, FILLED, PORT } = process.env;
const { company, areas } = JSON.parse(FILLED!) as Filled;
const pool = new pg.Pool({
  connectionString: DATABASE,
  max: 20,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const mine = `p.company_id = ${company} and not p.is_deleted`;
const newest = 'order by p.created_date desc, p.id desc limit 25';
const inAreas = `p.id in (select property_id from property_area where company_id = ${company} and area in (${areas}))`;
const four = `${mine} and p.status = 'Available' and p.bhk in (4, 5) and p.sale_price_total between 5000000 and 9000000 and ${inAreas}`;
const rare = `${mine} and p.facing = 'East' and p.bathrooms >= 4 and p.amenities @> '{7,19,31}' and p.sale_price_total <= 6000000`;
const rows = (where: string, order = newest) =>
  `select p.*, ct.city as city_name, c.name as contact_name, c.mobile_number_1,
     (select json_agg(json_build_object('id', a.id, 'area', a.area)) from area a where a.company_id = p.company_id and a.id = any (p.area)) as areas
   from (select p.id from property p where ${where} ${order}) f
   join property p on p.company_id = ${company} and p.id = f.id
   join city ct on ct.id = p.city left join contact c on c.company_id = p.company_id and c.id = p.contact
   order by p.created_date desc, p.id desc`;

const app = Fastify();
const list = (path: string, where: string) =>
  app.get(path, async () => {
    const [page, total] = await Promise.all([
      pool.query(rows(where)),
      pool.query(`select count(*) as total from property p where ${where}`),
    ]);
    return { count: total.rows[0].total, next: null, previous: null, results: page.rows };
  });
list('/four', four);
list('/rare', rare);
list('/all', mine);

/** The counts of each field, its own filter left out: one statement a field, as one writes it by hand. */
const parts = {
  status: `p.status = 'Available'`,
  bhk: 'p.bhk in (4, 5)',
  area: inAreas,
};
const price = 'p.sale_price_total between 5000000 and 9000000';
app.get('/counts', async () => {
  const of = (field: 'status' | 'bhk' | 'area' | 'furniture' | 'facing' | 'deal_type') => {
    const others = Object.entries(parts).flatMap(([name, condition]) => (name === field ? [] : [condition]));
    const where = [mine, price, ...others].join(' and ');
    const isList = field === 'area' || field === 'deal_type';
    return pool.query(
      isList
        ? `select v.value, count(*) from property p, unnest(p.${field}) v (value) where ${where} group by 1 order by 2 desc limit 50`
        : `select p.${field} as value, count(*) from property p where ${where} group by 1 order by 2 desc limit 50`,
    );
  };
  const fields = ['status', 'bhk', 'area', 'furniture', 'facing', 'deal_type'] as const;
  const found = await Promise.all(fields.map(of));
  return { counts: Object.fromEntries(fields.map((field, i) => [field, found[i]!.rows])) };
});
await app.listen({ port: Number(PORT) });
process.send?.('ready');
