import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Filled } from './data.ts';
import { words } from './data.ts';

/**
 * What the product is held against: bare Fastify routes, one hand-written statement each on the same tables, for one
 * company that is written in. No session, no wall, no masking, no schema of the answer.
 */
const { DATABASE, FILLED, PORT } = process.env;
const { company, group, rule, one } = JSON.parse(FILLED!) as Filled;
const pool = new pg.Pool({
  connectionString: DATABASE,
  max: 20,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const columns = `id, name, mobile_number_1, mobile_number_2, mobile_number_3, mobile_number_4, mobile_number_5, email, address, source, comment, locked_contact, created_by, created_date, last_updated,
  array(select contactgroup_id from contact_in_group g where g.company_id = c.company_id and g.contact_id = c.id) as contactgroup`;
const mine = `c.company_id = ${company} and not c.is_deleted`;
const newest = 'order by c.created_date desc, c.id desc limit 25';

const app = Fastify();
const list = (path: string, rows: string, count: string) =>
  app.get(path, async () => {
    const found = await pool.query(
      `select (${count}) as total, array(select row_to_json(r) from (${rows}) r) as results`,
    );
    return { count: found.rows[0].total, next: null, previous: null, results: found.rows[0].results };
  });
const exact = `select count(*) from contact c where ${mine}`;
const search = (word: string, cap: string) =>
  `select count(*) from (select 1 from contact c where ${mine} and c.search_text like '%${word}%' ${cap}) t`;
const hits = (word: string) =>
  `select ${columns} from contact c where ${mine} and c.search_text like '%${word}%' ${newest}`;
const walked = (word: string) =>
  `select ${columns} from contact c where ${mine} and c.search_text || '' like '%${word}%' ${newest}`;

list(
  '/page-counter',
  `select ${columns} from contact c where ${mine} ${newest}`,
  `select value from company_counter where company_id = ${company} and counter = 'contact'`,
);
list('/page-exact', `select ${columns} from contact c where ${mine} ${newest}`, exact);
list(
  '/page-40',
  `select ${columns} from contact c where ${mine} and (c.created_date, c.id) < (select created_date, id from contact where company_id = ${company} and id = ${one}) ${newest}`,
  `select value from company_counter where company_id = ${company} and counter = 'contact'`,
);
list('/search-middling', hits(words.middling), search(words.middling, ''));
list('/search-number', hits('47016'), search('47016', ''));
list('/search-common', walked(words.common), search(words.common, 'limit 1001'));
list('/search-nobody', hits(words.nobody), search(words.nobody, ''));
list(
  '/group',
  `select ${columns} from contact c join (select contact_id, created_date as d from contact_in_group where company_id = ${company} and contactgroup_id = ${group} and not is_hidden order by created_date desc, contact_id desc limit 25) g on g.contact_id = c.id where c.company_id = ${company} order by g.d desc, g.contact_id desc`,
  `select count(*) from contact_in_group where company_id = ${company} and contactgroup_id = ${group} and not is_hidden`,
);
const quiet = `${mine} and c.contact_kind && '{Buyer}' and coalesce(c.last_contacted_at, c.created_date) < current_date - 29`;
list(
  '/rule',
  `select ${columns} from contact c where ${quiet} ${newest}`,
  `select count(*) from contact c where ${quiet}`,
);
app.get('/usage', async () => {
  const byHand = `select contactgroup_id, count(*) from contact_in_group where company_id = ${company} and not is_hidden group by 1`;
  const found = await pool.query(`${byHand} union all select ${rule}, count(*) from contact c where ${quiet}`);
  return { counts: Object.fromEntries(found.rows.map((row) => [row.contactgroup_id, row.count])) };
});
app.get(
  '/one',
  async () => (await pool.query(`select ${columns} from contact c where ${mine} and c.id = ${one}`)).rows[0],
);
app.post<{ Body: { name: string; mobile_number_1: string; comment: string } }>('/create', async ({ body }, reply) => {
  const made = await pool.query(
    `insert into contact (company_id, name, mobile_number_1, comment) values (${company}, $1, $2, $3) returning *`,
    [body.name, body.mobile_number_1, body.comment],
  );
  return reply.code(201).send(made.rows[0]);
});
await app.listen({ port: Number(PORT) });
process.send?.('ready');
