import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Office } from '../tasks/data.ts';

/**
 * What the product is held against: bare Fastify routes, one hand-written statement each on the same tables and indexes,
 * for one company that is written in. No session, no wall, no masking, no schema of the answer.
 */
const { DATABASE, FILLED, PORT } = process.env;
const { company } = JSON.parse(FILLED!) as Office;
const pool = new pg.Pool({
  connectionString: DATABASE,
  max: 20,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const open = `d.stage not in ('Closed', 'Cancelled')`;
const rows = (found: string, order: string) => `
  select d.*, to_jsonb(p) as home, b.name as buyer_name, b.mobile_number_1 as buyer_number, s.name as seller_name,
      i.inquiry_code, (select json_agg(m) from deal_stage_move m where m.company_id = d.company_id and m.deal = d.id) as moves,
      (select json_agg(json_build_object('id', a.id, 'area', a.area)) from area a where a.company_id = p.company_id and a.id = any (p.area)) as areas,
      (select count(*) from deal_paper k where k.company_id = d.company_id and k.deal = d.id) as papers,
      (select to_jsonb(o) from deal_offer o where o.company_id = d.company_id and o.deal = d.id order by o.id desc limit 1) as offer
    from (${found}) f join deal d on d.company_id = ${company} and d.id = f.id
    join property p on p.company_id = d.company_id and p.id = d.property
    join contact b on b.company_id = d.company_id and b.id = d.buyer
    join contact s on s.company_id = d.company_id and s.id = d.seller
    join inquiry i on i.company_id = d.company_id and i.id = d.inquiry
   order by ${order}`;
const all = `d.company_id = ${company} and not d.is_deleted`;

const app = Fastify();
app.get('/first', async () => {
  const newest = 'd.created_date desc, d.id desc';
  const [found, total] = await Promise.all([
    pool.query(rows(`select id from deal d where ${all} order by ${newest} limit 25`, newest)),
    pool.query(`select count(*) as total from deal d where ${all}`),
  ]);
  return { count: total.rows[0].total, next: null, previous: null, results: found.rows };
});
app.get('/board', async () => {
  const place = 'row_number() over (partition by d.stage order by d.expected_close, d.id)';
  const cards = `select id from (select d.id, ${place} as place from deal d where ${all} and ${open} and d.deal_type = 1) c where place <= 20`;
  const [found, sums] = await Promise.all([
    pool.query(rows(cards, 'd.stage, d.expected_close, d.id')),
    pool.query(
      `select stage, count(*), sum(agreed_price), sum(agreed_price * probability / 100) as weighted from deal d
        where ${all} and ${open} and d.deal_type = 1 group by 1`,
    ),
  ]);
  return { columns: sums.rows, results: found.rows };
});
await app.listen({ port: Number(PORT) });
process.send?.('ready');
