import { ownerPool } from '../../apps/server/src/core/database/pool.ts';

/**
 * A past for the dashboard: inquiries spread over two years and all stages, most of them answered, tasks over half a year,
 * matches of each third inquiry, and what became of the deals and their commissions.
 */
export const fillPast = async (databaseUrl: string, company: number): Promise<void> => {
  const owner = ownerPool(databaseUrl);
  const tables = ['property', 'inquiry', 'task', 'deal', 'commission_receipt'];
  const run = (text: string, ...more: unknown[]) => owner.query(text, [company, ...more]);
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);
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
    `update deal set stage = case when id % 4 = 0 then 'Negotiation' else 'Closed' end, expected_close = current_date - (id % 300)::int
      where company_id = $1`,
  );
  await run(
    `insert into deal_stage_move (company_id, deal, from_stage, to_stage, at) select $1, id, 'Registered', 'Closed', now() - (id % 300) * interval '1 day'
       from deal where company_id = $1 and stage = 'Closed'`,
  );
  await run(
    `insert into commission_receipt (company_id, commission, date, amount, tds_amount, mode)
       select $1, id, current_date - (id % 400)::int, 139200, 2400, 'NEFT' from commission where company_id = $1 and status = 'Received'`,
  );
  await run(
    `insert into commission_milestone (company_id, commission, place, percent, due_date, taxable)
       select $1, id, 0, 100, current_date - (id % 300)::int, taxable from commission where company_id = $1`,
  );
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`);
  await run('delete from match_stale where company_id = $1');
  await owner.query('vacuum (analyze, parallel 0)');
  await owner.end();
};
