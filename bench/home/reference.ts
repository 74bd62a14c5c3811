import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Office } from '../tasks/data.ts';

/**
 * What the product is held against: one bare Fastify route, a hand-written statement for each block on the same tables and
 * indexes, over four connections at once, for one company that is written in. No session, no wall, no masking, no reasons
 * of a match, no schema of the answer.
 */
const { DATABASE, FILLED, PORT } = process.env;
const { company, user } = JSON.parse(FILLED!) as Office;
const pool = new pg.Pool({
  connectionString: DATABASE,
  max: 4,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const properties = (found: string) => `
  select to_jsonb(p) as home, c.name, c.mobile_number_1, s.society_name from (${found}) f
    join property p on p.company_id = ${company} and p.id = f.id
    left join contact c on c.company_id = p.company_id and c.id = p.contact
    left join society s on s.company_id = p.company_id and s.id = p.society_name`;
const inquiries = (found: string) => `
  select to_jsonb(i) as wish, c.name, c.mobile_number_1, f.* from (${found}) f
    join inquiry i on i.company_id = ${company} and i.id = f.id
    left join contact c on c.company_id = i.company_id and c.id = i.contact`;
const stale = `p.company_id = ${company} and p.status = 'Available' and p.last_verified_at < now() - interval '45 days'`;
const blocks = [
  `select t.* from task t where t.company_id = ${company} and not t.is_deleted and t.assigned_to = ${user}
      and t.date_time >= current_date - 9 and t.date_time < current_date + 2 order by t.date_time`,
  inquiries(`select i.id, count(*) over () as total from inquiry i where i.company_id = ${company} and i.stage = 'New'
      order by i.date_time desc limit 5`),
  inquiries(`select i.id, count(*) over () as total from inquiry i where i.company_id = ${company}
      and i.id in (select s.id from inquiry_score s where s.company_id = ${company} and s.rating = 'Hot')
      and i.stage not in ('Closed Won', 'Closed Lost') and not exists (select from task t where t.company_id = i.company_id
        and t.inquiry = i.id and t.status = 'Scheduled' and not t.is_deleted) order by i.date_time desc limit 5`),
  inquiries(`select m.inquiry_id as id, m.property_id, m.score from match_pair m where m.company_id = ${company}
      and m.score >= 84.5 and m.news_at >= current_date - 1 order by m.score desc limit 5`),
  properties(`select p.id from property p where ${stale} order by p.last_verified_at limit 10`),
  `select count(*) from property p where ${stale}`,
  properties(
    `select p.id from property p where p.company_id = ${company} order by p.created_date desc, p.id desc limit 8`,
  ),
  `select pj.* from project pj where pj.company_id = ${company} order by pj.created_date desc limit 8`,
  `select n.* from note n where n.company_id = ${company} order by n.is_pinned desc, n.created_date desc limit 6`,
  `select percentile_cont(0.5) within group (order by i.first_response_at - i.date_time) from inquiry i
    where i.company_id = ${company} and i.first_response_at is not null and i.date_time >= current_date - 30`,
];

const app = Fastify();
app.get('/home', async () => {
  const found = await Promise.all(blocks.map((block) => pool.query(block)));
  return found.map(({ rows }) => rows);
});
await app.listen({ port: Number(PORT) });
process.send?.('ready');
