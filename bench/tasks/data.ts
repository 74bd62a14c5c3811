import pg from 'pg';

export interface Office {
  readonly company: number;
  readonly user: number;
}

/** How many days the tasks lie around today, to either side. */
const days = 400;

/**
 * Fills a company that has properties and inquiries with tasks: of all types, for one in five people each, around today. What
 * lies behind is over with, but for a few that were missed.
 */
export const fillTasks = async (databaseUrl: string, { company, user }: Office, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into app_user (company_id, usertype, username, email, password_hash)
     select $1, 'All-Rounder', 'person' || n, 'person' || n || '@bench.angan.test', 'none' from generate_series(1, 4) n`,
    [company],
  );
  await client.query('alter table task disable trigger user');
  await client.query(
    `with wishes as (select array_agg(id order by id) as ids from inquiry where company_id = $1),
       homes as (select array_agg(id order by id) as ids from property where company_id = $1),
       team as (select array_agg(id order by id <> $2, id) as ids from app_user where company_id = $1)
     insert into task (company_id, type, date_time, duration_minutes, property, inquiry, contact, assigned_to, priority, remind_before,
       comment, status, outcome, completed_at, created_by)
     select $1, (array['Call', 'Site Visit', 'Meeting', 'Send options', 'Document collection'])[1 + n % 5], d.at, 30,
       case when n % 5 <> 0 then homes.ids[1 + n * 7 % cardinality(homes.ids)] end, w.id,
       (select i.contact from inquiry i where i.company_id = $1 and i.id = w.id), team.ids[1 + n % 5],
       (array['Normal', 'High', 'Low'])[1 + n % 3], '{30}', 'Bring the papers', d.status,
       case d.status when 'Completed' then 'Done' end, case d.status when 'Completed' then d.at end, $2
     from generate_series(1, $3::int) n, wishes, homes, team
     cross join lateral (select wishes.ids[1 + n * 13 % cardinality(wishes.ids)] as id) w
     cross join lateral (select at, case when at > now() then 'Scheduled' when n % 11 = 0 then 'Missed' else 'Completed' end as status
       from (select date_trunc('day', now()) + (n * 31 % (2 * $4::int) - $4::int) * interval '1 day' + n % 600 * interval '1 minute' as at) m) d`,
    [company, user, count, days],
  );
  await client.query('alter table task enable trigger user');
  await client.query('vacuum (analyze, parallel 0)');
  await client.end();
};
