import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Office } from './data.ts';

/**
 * What the product is held against: bare Fastify routes, one hand-written statement each on the same tables and indexes,
 * for one company and one person that are written in. No session, no wall, no masking, no schema of the answer.
 */
const { DATABASE, FILLED, PORT } = process.env;
const { company, user } = JSON.parse(FILLED!) as Office;
const pool = new pg.Pool({
  connectionString: DATABASE,
  max: 20,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const day = (days: number) => `(current_date + ${days})::timestamptz`;
const mine = `t.company_id = ${company} and not t.is_deleted and t.assigned_to = ${user}`;
const within = (from: number, before: number) => `t.date_time >= ${day(from)} and t.date_time < ${day(before)}`;
const areas = (of: string) =>
  `(select json_agg(json_build_object('id', a.id, 'area', a.area)) from area a where a.company_id = ${of}.company_id and a.id = any (${of}.area))`;
const page = (where: string) => `
  select t.*, json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as person,
      c.name, c.mobile_number_1, to_jsonb(p) as home, ${areas('p')} as home_areas, to_jsonb(i) as wish, ${areas('i')} as wish_areas,
      ic.name as wish_name, ic.mobile_number_1 as wish_number, pc.name as home_name, pc.mobile_number_1 as home_number
    from (select id from task t where ${where} order by t.date_time, t.id limit 25) f
    join task t on t.company_id = ${company} and t.id = f.id
    join app_user u on u.company_id = t.company_id and u.id = t.assigned_to
    left join contact c on c.company_id = t.company_id and c.id = t.contact
    left join property p on p.company_id = t.company_id and p.id = t.property
    left join contact pc on pc.company_id = p.company_id and pc.id = p.contact
    left join inquiry i on i.company_id = t.company_id and i.id = t.inquiry
    left join contact ic on ic.company_id = i.company_id and ic.id = i.contact
   order by t.date_time, t.id`;

const app = Fastify();
const list = (path: string, where: string) =>
  app.get(path, async () => {
    const [found, total] = await Promise.all([
      pool.query(page(where)),
      pool.query(`select count(*) as total from task t where ${where}`),
    ]);
    return { count: total.rows[0].total, next: null, previous: null, results: found.rows };
  });
list('/today', `${mine} and t.status = 'Scheduled' and ${within(0, 1)}`);
list('/overdue', `${mine} and t.status in ('Scheduled', 'Missed') and ${within(-9, 0)}`);
list('/all', mine);
app.get('/counts', async () => {
  const count = (from: number, before: number, statuses: string) =>
    `count(*) filter (where ${within(from, before)} and t.status in (${statuses}))`;
  const { rows } = await pool.query(`
    select ${count(-9, 0, `'Scheduled', 'Missed'`)} as overdue, ${count(0, 1, `'Scheduled'`)} as today,
        ${count(0, 1, `'Completed'`)} as today_done, ${count(1, 2, `'Scheduled'`)} as tomorrow,
        ${count(2, 40_000, `'Scheduled'`)} as later
      from task t where ${mine} and t.date_time >= ${day(-9)}`);
  return rows[0];
});
await app.listen({ port: Number(PORT) });
process.send?.('ready');
