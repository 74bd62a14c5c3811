-- An office that its Owner deletes: closed at once, kept whole until its day, then removed but for the platform's books.

alter table company
  -- When the Owner asked for it; null of an office that stays.
  add column deletion_asked_at timestamptz,
  -- The day in India from which on nothing is kept.
  add column delete_on date,
  -- When all was removed. What is left of the office is this row, for the platform's books to refer to.
  add column deleted_at timestamptz,
  add check ((deletion_asked_at is null) = (delete_on is null)),
  add check (deleted_at is null or delete_on is not null);
create index company_to_delete on company (delete_on) where delete_on is not null and deleted_at is null;

create or replace view current_subscription with (security_invoker = true) as
  select c.id as company, s.id, s.plan, s.duration_months, s.users_allowed, s.kind, s.started_on, s.ends_on,
         s.auto_renew, s.cancelled_on, s.grace_until, s.price_paid, s.credit, s.last_transaction, s.extended_on,
         c.suspended_at,
         case when c.is_platform then 'Active'
              when c.delete_on is not null then 'Deleting'
              when c.suspended_at is not null then 'Suspended'
              when s.id is null then 'Pending'
              when s.ends_on is null or s.ends_on >= today_in_india()
                then case when s.cancelled_on is null then 'Active' else 'Cancelled' end
              when s.grace_until >= today_in_india() then 'Grace'
              else 'Expired' end as status
    from company c
    left join lateral (select t.* from subscription t
       where t.company_id = c.id and t.replaced_at is null and t.started_on <= today_in_india()
       order by t.started_on desc, t.id desc limit 1) s on true;

-- Whether an office is about to be deleted, for doors that are knocked at before the office is known, and for jobs.
create function is_deleting(p_company bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from company where id = p_company and delete_on is not null) $$;
revoke execute on function is_deleting(bigint) from public;
grant execute on function is_deleting(bigint) to angan_app, angan_platform;

create or replace function company_of_share(p_code text) returns bigint language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from share where code = p_code and not is_deleting(company_id) $$;

create or replace function lead_source_of_token(p_hash bytea) returns table (company_id bigint, source text, is_enabled boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.company_id, k.source, s.is_enabled and s.mode <> 'Pull' and not is_deleting(k.company_id)
    from lead_source_key k join lead_source_setting s on s.company_id = k.company_id and s.source = k.source
   where k.token_hash = p_hash
$$;

-- A job of such an office waits in the queue until the office is brought back, or is forgotten with it.
create function hold_job(p_task text, p_payload jsonb, p_key text, p_max_attempts int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, (p_payload || '{"held": true}')::json, job_key => p_key,
    max_attempts => p_max_attempts, run_at => now() + interval '10 years');
end $$;
create function release_jobs() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update graphile_worker._private_jobs set run_at = now(), payload = (payload::jsonb - 'held')::json
   where (payload ->> 'company')::bigint = current_company_id() and (payload ->> 'held')::boolean;
end $$;
revoke execute on function hold_job(text, jsonb, text, int), release_jobs() from public;
grant execute on function hold_job(text, jsonb, text, int), release_jobs() to angan_app;

-- The removal itself. Every function looks whether the day has come, since nothing undoes it.

create function assert_to_be_removed(p_company bigint, p_day date) returns void language plpgsql as $$
begin
  if not exists (select from company where id = p_company and not is_platform and delete_on <= p_day and deleted_at is null)
  then raise exception 'Company % is not to be removed', p_company; end if;
end $$;

-- What the law has the platform keep of an office: what was paid, its papers, and the terms that were paid for.
create function is_platforms_book(p_table text) returns boolean language sql immutable as $$
  select p_table in ('transaction', 'payment', 'refund', 'platform_invoice', 'subscription')
$$;

-- The tables that hold rows of the office to be removed, whatever tables there are; of a trail each of its parts, wherever it is.
create function tables_to_remove(p_company bigint, p_day date) returns setof text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t text;
  has boolean;
begin
  perform assert_to_be_removed(p_company, p_day);
  for t in select c.oid::regclass::text from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
            where c.relnamespace::regnamespace::text !~ '^pg_|^graphile_worker$|^information_schema$' and c.relkind = 'r' order by 1
  loop
    continue when is_platforms_book(t);
    execute format('select exists (select from %s where company_id = $1)', t) into has using p_company;
    if has then return next t; end if;
  end loop;
end $$;

-- Removes up to p_most rows of one table. Answers how many went; -1 where other rows still refer to some of them. Triggers
-- rest meanwhile: what they would note, count and tell goes as well. The table is held for this piece only.
create function remove_rows(p_company bigint, p_table text, p_day date, p_most int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  perform assert_to_be_removed(p_company, p_day);
  -- Only what is a table leads into the statements below.
  p_table := p_table::regclass::text;
  if is_platforms_book(p_table) then raise exception '% is kept', p_table; end if;
  perform set_config('lock_timeout', '5s', true);
  execute format('alter table %s disable trigger user', p_table);
  execute format('delete from %s where ctid = any (array(select ctid from %s where company_id = $1 limit $2))', p_table, p_table)
    using p_company, p_most;
  get diagnostics gone = row_count;
  execute format('alter table %s enable trigger user', p_table);
  return gone;
exception when foreign_key_violation then
  return -1;
end $$;

-- Takes the optional references out of rows that hold on to each other, and out of the platform's books. Answers how many.
create function release_rows(p_company bigint, p_tables text[], p_day date) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
  changed int;
  total int := 0;
begin
  perform assert_to_be_removed(p_company, p_day);
  perform set_config('lock_timeout', '5s', true);
  for one in
    select distinct k.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'f' and not a.attnotnull and k.confrelid::regclass::text = any (p_tables)
       and exists (select from pg_attribute c where c.attrelid = k.conrelid and c.attname in ('company_id'))
  loop
    execute format('alter table %s disable trigger user', one."table");
    execute format('update %s set %I = null where company_id = $1 and %I is not null', one."table", one."column", one."column")
      using p_company;
    get diagnostics changed = row_count;
    total := total + changed;
    execute format('alter table %s enable trigger user', one."table");
  end loop;
  return total;
end $$;

-- The keys of files that the office has, also of those that a job was about to remove, in their order.
create function files_to_remove(p_company bigint, p_day date, p_after uuid, p_most int) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_to_be_removed(p_company, p_day);
  return query
    select key from (
      select store_key as key from stored_file where company_id = p_company
      union
      select (payload #>> '{data,store_key}')::uuid from graphile_worker._private_jobs
       where (payload ->> 'company')::bigint = p_company and payload #>> '{data,store_key}' is not null) k
     where p_after is null or key > p_after order by key limit p_most;
end $$;

-- Empties the office's own row but for what the platform's books refer to. It holds on to files, so it comes first.
create function empty_company(p_company bigint, p_day date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept text[] := array['id', 'is_platform', 'created_date', 'deletion_asked_at', 'delete_on', 'deleted_at', 'last_updated', 'company_name'];
  cleared text;
begin
  perform assert_to_be_removed(p_company, p_day);
  select string_agg(format('%I = default', a.attname), ', ') into cleared from pg_attribute a
   where a.attrelid = 'company'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (kept);
  perform set_config('lock_timeout', '5s', true);
  alter table company disable trigger user;
  execute format('update company set %s, company_name = '''' where id = $1', cleared) using p_company;
  alter table company enable trigger user;
end $$;

-- The end: jobs, and what the platform noted of the office. The trail line that stays names nobody.
create function finish_removal(p_company bigint, p_day date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform assert_to_be_removed(p_company, p_day);
  if exists (select from tables_to_remove(p_company, p_day)) then raise exception 'Rows of company % are left', p_company; end if;
  delete from graphile_worker._private_jobs where (payload ->> 'company')::bigint = p_company and locked_at is null;
  delete from account_note where office = p_company;
  insert into audit_log (company_id, entity, entity_id, action)
    select id, 'company', p_company, 'removed' from company where is_platform;
  perform set_config('lock_timeout', '5s', true);
  alter table company disable trigger user;
  update company set deleted_at = now() where id = p_company;
  alter table company enable trigger user;
end $$;

revoke execute on function assert_to_be_removed(bigint, date), tables_to_remove(bigint, date), remove_rows(bigint, text, date, int),
  release_rows(bigint, text[], date), files_to_remove(bigint, date, uuid, int), empty_company(bigint, date), finish_removal(bigint, date) from public;
grant execute on function tables_to_remove(bigint, date), remove_rows(bigint, text, date, int),
  release_rows(bigint, text[], date), files_to_remove(bigint, date, uuid, int), empty_company(bigint, date), finish_removal(bigint, date) to angan_platform;
