import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Office } from './data.ts';

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
const due = `m.company_id = ${company} and not m.is_deleted and m.balance > 0 and m.status in ('Confirmed', 'Invoiced', 'Part Received', 'Disputed')`;

const app = Fastify();
app.get('/dues', async () => {
  const [found, total] = await Promise.all([
    pool.query(`select m.*, d.deal_code, c.name, c.company_name, t.property_subtype, s.society_name
      from (select id from commission m where ${due} order by m.due_date, m.id limit 25) f
      join commission m on m.company_id = ${company} and m.id = f.id
      join deal d on d.company_id = m.company_id and d.id = m.deal join contact c on c.company_id = m.company_id and c.id = m.payer
      join property p on p.company_id = d.company_id and p.id = d.property join property_subtype t on t.id = p.property_subtype
      left join society s on s.company_id = p.company_id and s.id = p.society_name order by m.due_date, m.id`),
    pool.query(`select count(*) as total from commission m where ${due}`),
  ]);
  return { count: total.rows[0].total, next: null, previous: null, results: found.rows };
});
app.get('/ages', async () => {
  const { rows } =
    await pool.query(`select width_bucket(current_date - m.due_date, array[1, 31, 61, 91]) as age, count(*), sum(m.balance)
    from commission m where ${due} group by 1`);
  return rows;
});
await app.listen({ port: Number(PORT) });
process.send?.('ready');
