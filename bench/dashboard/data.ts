import { ownerPool } from '../../apps/server/src/core/database/pool.ts';

/**
 * A past for the dashboard: inquiries spread over two years and all stages, most of them answered, tasks over half a year,
 * matches of each third inquiry, and deals and loans under way.
 */
export const fillPast = async (databaseUrl: string, company: number, deals: number): Promise<void> => {
  const owner = ownerPool(databaseUrl);
  const run = (text: string, ...more: unknown[]) => owner.query(text, [company, ...more]);
  for (const table of ['property', 'inquiry', 'task', 'deal'])
    await owner.query(`alter table ${table} disable trigger user`);
  await run(
    `update inquiry i set date_time = now() - (i.id * 7919 % 730) * interval '1 day' - (i.id % 600) * interval '1 minute',
        stage = (array['New', 'Contacted', 'Qualified', 'Options Shared', 'Visit Done', 'Negotiation', 'Token Paid', 'Closed Won',
          'Closed Lost', 'Closed Lost'])[1 + i.id % 10],
        stage_reason = case when i.id % 10 >= 8 then 'Budget mismatch' end, reached = 1 + i.id % 9,
        closed_at = case when i.id % 10 >= 7 then now() - (i.id % 400) * interval '1 day' end
      where company_id = $1`,
  );
  await run(
    `update inquiry set first_response_at = date_time + (id % 240) * interval '1 minute' where company_id = $1 and id % 7 <> 0`,
  );
  await run(
    `update task set date_time = now() - (id * 31 % 180) * interval '1 day', status = case when id % 9 = 0 then 'Missed' else 'Completed' end,
        outcome = case when id % 9 = 0 then null else 'Done' end, completed_at = case when id % 9 = 0 then null else now() end
      where company_id = $1 and id % 3 <> 0 and not is_follow_up`,
  );
  await run(
    `insert into match_pair (company_id, inquiry_id, property_id, score, first_seen)
       select $1, i.id, (select min(p.id) from property p where p.company_id = $1), 80, now()
         from inquiry i where i.company_id = $1 and i.id % 3 = 0 on conflict do nothing`,
  );
  await run(
    `with homes as (select array_agg(id) as ids from (select id from property where company_id = $1 and contact is not null limit 500) p),
        wishes as (select array_agg(id) as ids from (select id from inquiry where company_id = $1 limit 500) i),
        people as (select array_agg(id) as ids from (select id from contact where company_id = $1 limit 500) c)
     insert into deal (company_id, deal_code, deal_type, property, inquiry, buyer, seller, our_side, stage, expected_close, probability, agreed_price)
     select $1, 'D-' || n, 2, h.ids[1 + n % cardinality(h.ids)], w.ids[1 + n % cardinality(w.ids)], p.ids[1 + n % cardinality(p.ids)],
         p.ids[1 + (n + 1) % cardinality(p.ids)], 'Both', case when n % 4 = 0 then 'Negotiation' else 'Closed' end, current_date, 30, 7500000
       from generate_series(1, $2::int) n, homes h, wishes w, people p`,
    deals,
  );
  for (const table of ['property', 'inquiry', 'task', 'deal'])
    await owner.query(`alter table ${table} enable trigger user`);
  await run('delete from match_stale where company_id = $1');
  await owner.query('vacuum (analyze, parallel 0)');
  await owner.end();
};
