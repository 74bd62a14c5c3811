-- Tasks of every type: found by their words, missed and reminded of however they were written, and made anew by their repeat.

alter table task
  -- A task without a title is called by its type.
  add column search_text text generated always as (lower(coalesce(nullif(title, ''), type) || e'\n' || comment)) stored not null,
  add column search_text_open text generated always as
    (lower(coalesce(nullif(without_numbers(title), ''), type) || e'\n' || without_numbers(comment))) stored not null,
  -- The task after which this one came by its repeat, and the day of the month that a monthly one keeps to.
  add column repeated_from bigint,
  add column repeat_day int check (repeat_day between 1 and 31),
  add foreign key (company_id, repeated_from) references task (company_id, id);
create unique index task_repeated on task (company_id, repeated_from) where repeated_from is not null;
create index task_of_project on task (company_id, project, date_time) where project is not null;
-- The bands of the day's list, counted without the table.
create index task_by_day on task (company_id, date_time, status) include (assigned_to, type, priority) where not is_deleted;

-- Only visits count for what an inquiry is worth.
drop trigger count_visits on task;
create trigger count_visits after insert or update of status, seen, is_deleted on task for each row
  when (new.inquiry is not null and new.type = 'Site Visit') execute function count_visits();

-- Ids of the company's tasks that have all the words, in their own text or in the name or number of their contact. p_open:
-- the reader sees neither numbers nor locked contacts, so neither may be found.
create function search_tasks(p_words text[], p_open boolean) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := current_company_id();
begin
  if company is null then return; end if;
  return query select t.id from task t left join contact c on c.company_id = t.company_id and c.id = t.contact
    where t.company_id = company
      and case when p_open then t.search_text_open || e'\n' || case when c.locked_contact then '' else coalesce(c.name_key, '') end
        else t.search_text || e'\n' || coalesce(c.search_text, '') end like all (p_words);
end $$;
revoke execute on function search_tasks from public;
grant execute on function search_tasks to angan_app;

-- What nobody tells of is missed, whoever wrote it: one job for a company and a day, after the day on which it could still be
-- told. A task that is written outside a company's transaction asks for none.
create function plan_task_jobs() returns trigger language plpgsql as $$
declare
  day date;
begin
  if current_company_id() is null then return null; end if;
  for day in
    select distinct ((date_time + make_interval(mins => duration_minutes)) at time zone 'Asia/Kolkata')::date + 2
      from new_rows where status = 'Scheduled' and not is_deleted
  loop
    perform enqueue_job('miss_tasks', '{}', 'miss tasks ' || (day - 1), (day + time '00:05') at time zone 'Asia/Kolkata', 10);
  end loop;
  return null;
end $$;
create trigger plan_jobs_of_new after insert on task referencing new table as new_rows
  for each statement execute function plan_task_jobs();
create trigger plan_jobs_of_moved after update on task referencing new table as new_rows
  for each statement execute function plan_task_jobs();
