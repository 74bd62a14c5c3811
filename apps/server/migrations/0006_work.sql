-- Work that happens later: jobs that exist exactly when their transaction commits, and the messages that go out.
--
-- The queue's own tables stand in the schema graphile_worker, which its library makes and which no role of ours may
-- touch. The functions below are the only ways in; they are plpgsql because that schema comes after this file.

-- A job always belongs to the company of the transaction that asks for it, and so does its key.
create function enqueue_job(p_task text, p_data jsonb, p_key text, p_run_at timestamptz, p_max_attempts int) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint := current_company_id();
  made bigint;
begin
  if company is null then raise exception 'A job needs a company'; end if;
  select j.id into made from graphile_worker.add_job(
    p_task,
    json_build_object('company', company, 'user', current_user_id(), 'request', current_setting('app.request_id', true), 'data', p_data),
    run_at => p_run_at, max_attempts => p_max_attempts, job_key => company || ':' || p_key) j;
  return made;
end $$;

-- Jobs that failed for the last time, of all companies; for the platform's people.
create function dead_jobs() returns table (id bigint, company_id bigint, task text, attempts int, last_error text, failed_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select j.id, (j.payload ->> 'company')::bigint, t.identifier::text, j.attempts::int, j.last_error, j.updated_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts >= j.max_attempts and j.locked_at is null;
end $$;

-- Answers the job's company; null where no such job is dead.
create function retry_dead_job(p_id bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint := (select j.company_id from dead_jobs() j where j.id = p_id);
begin
  if company is not null then perform graphile_worker.reschedule_jobs(array[p_id], run_at => now(), attempts => 0); end if;
  return company;
end $$;

revoke execute on function enqueue_job, dead_jobs, retry_dead_job from public;
grant execute on function enqueue_job to angan_app, angan_platform;
grant execute on function dead_jobs, retry_dead_job to angan_platform;

-- The platform's people have sessions too.
grant execute on function open_request(bigint, bigint, text) to angan_platform;

-- What goes out is first a row here. The platform's own messages belong to the platform's company.
create table outbox_message (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  channel text not null check (channel in ('mail', 'sms')),
  "to" text not null,
  subject text not null default '',
  -- mail: {text, html}; sms: {template_id, variables}. Emptied once sent: it may hold a code or a link that opens an account.
  body jsonb not null,
  -- The same key is the same message: asked for twice, it is sent once.
  idempotency_key text not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'dead')),
  attempts int not null default 0,
  -- Why it did not go, without addresses and numbers.
  last_error text,
  provider_id text,
  claimed_at timestamptz,
  sent_at timestamptz,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, idempotency_key)
);
create index outbox_message_dead on outbox_message (last_updated desc, id desc) where status = 'dead';
call secure_company_table('outbox_message', false);
create trigger touch before update on outbox_message for each row execute function touch_last_updated();
