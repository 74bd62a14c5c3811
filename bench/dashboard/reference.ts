import Fastify from 'fastify';
import pg from 'pg';
import { databaseTypes } from '../../apps/server/src/core/database/types.ts';
import type { Office } from '../tasks/data.ts';

/**
 * What the product is held against: a bare Fastify route with a hand-written statement for each figure of a part, on the
 * same tables and indexes, for one company that is written in. No session, no wall, no filters, no schema of the answer.
 */
const { DATABASE, FILLED, PORT } = process.env;
const { company } = JSON.parse(FILLED!) as Office;
const pool = new pg.Pool({
  connectionString: DATABASE,
  max: 4,
  types: databaseTypes,
  options: '-c timezone=Asia/Kolkata -c plan_cache_mode=force_custom_plan',
});
const open = `i.company_id = ${company} and not i.is_deleted`;
const month = `date_trunc('month', now())`;
const parts = {
  inquiries: [
    `select count(*) filter (where date_time >= ${month}), count(*) filter (where date_time < ${month}),
      percentile_cont(0.5) within group (order by response_minutes) from inquiry i where ${open} and date_time >= ${month} - interval '1 month'`,
    `select reached, count(*) from inquiry i where ${open} and date_time >= now() - interval '2 years' group by 1`,
    `select stage_reason, count(*) from inquiry i where ${open} and stage = 'Closed Lost' and date_time >= now() - interval '1 year' group by 1`,
    `select date_trunc('week', date_time), count(*) from inquiry i where ${open} and date_time >= now() - interval '91 days' group by 1`,
    `select source, count(*), count(*) filter (where stage = 'Closed Won') from inquiry i where ${open} and date_time >= ${month} group by 1`,
    `select u, count(*) from inquiry i, unnest(assigned_to) u where ${open} and date_time >= ${month} group by 1`,
    `select count(*) from inquiry i where ${open} and stage = 'New' and date_time < now() - interval '1 hour'`,
    `select count(*) from inquiry i where ${open} and stage not in ('New', 'Closed Won', 'Closed Lost', 'Junk') and not exists
      (select from task t where t.company_id = i.company_id and t.inquiry = i.id and t.status = 'Scheduled' and not t.is_deleted)`,
    `select type, status, assigned_to, count(*) from task t where t.company_id = ${company} and not t.is_deleted
      and date_time >= now() - interval '91 days' group by 1, 2, 3`,
    `select percentile_cont(0.5) within group (order by closed_at - date_time) from inquiry i where ${open} and stage = 'Closed Won' and closed_at >= ${month}`,
  ],
  stock: [
    `select status, property_type, count(*), count(*) filter (where last_verified_at < now() - interval '45 days'),
      count(*) filter (where created_date >= ${month}) from property p where p.company_id = ${company} and not p.is_deleted group by 1, 2`,
    `select count(*), count(*) filter (where exists (select from match_pair m where m.company_id = i.company_id and m.inquiry_id = i.id
      and m.score >= 69.5)) from inquiry i where ${open} and stage not in ('Closed Won', 'Closed Lost', 'Junk')`,
    `select a, bhk, count(*) from property p, unnest(area) a where p.company_id = ${company} and not p.is_deleted and status = 'Available' group by 1, 2`,
    `select a, b, count(*) from inquiry i, unnest(area) a, unnest(bhk) b where ${open} and stage not in ('Closed Won', 'Closed Lost', 'Junk') group by 1, 2`,
  ],
  money: [
    `select count(*), sum(agreed_price) from deal d where d.company_id = ${company} and not d.is_deleted and stage not in ('Closed', 'Cancelled')`,
    `select count(*), sum(sanctioned_amount) from loan l where l.company_id = ${company} and not l.is_deleted and stage = 'Sanctioned'`,
    `select coalesce(l.lease_end, p.lease_end) from property p left join preleased l on l.company_id = p.company_id and l.property_id = p.id
      where p.company_id = ${company} and not p.is_deleted and coalesce(l.lease_end, p.lease_end) is not null`,
    `select sum(m.taxable * d.probability / 100) from commission m join deal d on d.company_id = m.company_id and d.id = m.deal
      where m.company_id = ${company} and not m.is_deleted and d.stage not in ('Closed', 'Cancelled')`,
    `select sum(m.taxable) from commission m join deal d on d.company_id = m.company_id and d.id = m.deal
      where m.company_id = ${company} and not m.is_deleted and exists (select from deal_stage_move v where v.company_id = d.company_id and v.deal = d.id
        and v.to_stage = 'Closed' and v.at >= ${month})`,
    `select due_date, balance from commission m where m.company_id = ${company} and not m.is_deleted and balance > 0`,
    `select date_trunc('month', r.date), sum(r.amount + r.tds_amount) from commission_receipt r where r.company_id = ${company}
      and r.date >= now() - interval '1 year' group by 1`,
    `select date_trunc('month', p.due_date), sum(p.taxable) from commission_milestone p where p.company_id = ${company}
      and p.due_date >= now() - interval '1 year' group by 1`,
    `select kind, sum(taxable) from invoice i where i.company_id = ${company} and date >= ${month} group by 1`,
  ],
};

const app = Fastify();
for (const [name, statements] of Object.entries(parts))
  app.get(`/${name}`, async () =>
    (await Promise.all(statements.map((one) => pool.query(one)))).map(({ rows }) => rows),
  );
await app.listen({ port: Number(PORT) });
process.send?.('ready');
