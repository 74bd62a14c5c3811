-- What is due is told of at its time and so long before as it says: one job for a company and a minute, asked for by whatever
-- writes the task.
create or replace function plan_task_jobs() returns trigger language plpgsql as $$
declare
  day date;
  minute timestamptz;
begin
  if current_company_id() is null then return null; end if;
  for day in
    select distinct ((date_time + make_interval(mins => duration_minutes)) at time zone 'Asia/Kolkata')::date + 2
      from new_rows where status = 'Scheduled' and not is_deleted
  loop
    perform enqueue_job('miss_tasks', '{}', 'miss tasks ' || (day - 1), (day + time '00:05') at time zone 'Asia/Kolkata', 10);
  end loop;
  for minute in
    select distinct date_trunc('minute', date_time) - make_interval(mins => m)
      from new_rows, unnest(remind_before || 0) m
     where status = 'Scheduled' and not is_deleted and date_trunc('minute', date_time) - make_interval(mins => m) > now()
  loop
    perform enqueue_job('remind_of_tasks', jsonb_build_object('minute', to_char(minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:00"Z"')),
      'remind of tasks ' || to_char(minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'), minute, 10);
  end loop;
  return null;
end $$;

-- Those of what is planned already, each by writing it as it is.
do $$
declare
  one bigint;
begin
  for one in select distinct company_id from task where status = 'Scheduled' and not is_deleted loop
    perform set_config('app.company_id', one::text, true);
    update task set date_time = date_time
     where company_id = one and status = 'Scheduled' and not is_deleted and date_time > now();
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
