-- What every later migration stands on: the wall between companies, the audit trail and the live events.
--
-- Roles (made by the migrator before this runs):
--   angan_app       the server's own role; row-level security binds it to one company per transaction
--   angan_platform  the platform admin's queries; sees all companies

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

grant usage on schema public to angan_app, angan_platform;

create function current_company_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::bigint $$;
create function current_user_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;

create table company (
  id bigint generated always as identity primary key,
  company_name text not null,
  -- The platform itself is a company too: its people are the Admins.
  is_platform boolean not null default false,
  subscription_status text not null default 'Active' check (subscription_status in ('Active', 'Expired')),
  subscription_ends_at timestamptz,
  default_city bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now()
);
alter table company enable row level security;
create policy company_wall on company to angan_app using (id = current_company_id());
create policy platform on company to angan_platform using (true) with check (true);
grant select, update on company to angan_app;
grant select, insert, update on company to angan_platform;

create table audit_log (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id bigint,
  request_id text,
  entity text not null,
  entity_id bigint not null,
  action text not null,
  -- {field: [old, new]}; whole numbers stand here, so what leaves this table is masked by the reader's role.
  changes jsonb,
  primary key (company_id, id)
);
create index audit_log_of_record on audit_log (company_id, entity, entity_id, id desc);
alter table audit_log enable row level security;
create policy company_wall on audit_log to angan_app using (company_id = current_company_id());
create policy platform on audit_log to angan_platform using (true);
-- Nobody but the triggers and note_access() below writes here, and nothing changes what is written.
grant select on audit_log to angan_app, angan_platform;

-- Writes the trail and tells the live screens. Runs once per statement, so that a bulk insert costs one round.
create function note_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := current_user_id();
  request text := nullif(current_setting('app.request_id', true), '');
  touched int;
begin
  if tg_op = 'INSERT' then
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action)
      select company_id, who, request, tg_table_name, id, 'created' from new_rows;
    get diagnostics touched = row_count;
    if touched <= 50 then
      perform pg_notify('angan_change', jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', id, 'action', 'created',
        'locked', to_jsonb(r) ->> 'locked_contact', 'property_type', to_jsonb(r) -> 'property_type')::text) from new_rows r;
    else
      perform pg_notify('angan_change', jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', 0, 'action', 'created')::text)
        from (select distinct company_id from new_rows) c;
    end if;
  elsif tg_op = 'UPDATE' then
    with changed as (
      select n.company_id, n.id,
        (select jsonb_object_agg(o.key, jsonb_build_array(o.value, v.value))
           from jsonb_each(to_jsonb(b)) o join jsonb_each(to_jsonb(n)) v using (key)
          where o.value is distinct from v.value and o.key <> all (array['last_updated', 'search_text', 'search_text_open', 'name_key'])) as diff,
        to_jsonb(n) as now_is
      from new_rows n join old_rows b on b.company_id = n.company_id and b.id = n.id
    ), written as (
      insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
        select company_id, who, request, tg_table_name, id,
          case when diff ? 'is_deleted' then case when (diff -> 'is_deleted' ->> 1)::boolean then 'deleted' else 'restored' end else 'changed' end,
          diff
        from changed where diff is not null
        returning company_id, entity_id, action
    )
    select count(pg_notify('angan_change', jsonb_build_object('company', w.company_id, 'entity', tg_table_name, 'id', w.entity_id,
        'action', case w.action when 'deleted' then 'deleted' else 'changed' end,
        'locked', c.now_is ->> 'locked_contact', 'property_type', c.now_is -> 'property_type')::text))
      into touched
      from (select * from written limit 50) w join changed c on c.company_id = w.company_id and c.id = w.entity_id;
  else
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select company_id, who, request, tg_table_name, id, 'removed', jsonb_build_object('row', jsonb_build_array(to_jsonb(o), null)) from old_rows o;
    perform pg_notify('angan_change', jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', id, 'action', 'deleted')::text)
      from (select company_id, id from old_rows limit 50) r;
  end if;
  return null;
end $$;

-- Reading that has to be on record: a reveal, an export, a download.
create function note_access(p_action text, p_entity text, p_id bigint, p_details jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
    values (current_company_id(), current_user_id(), nullif(current_setting('app.request_id', true), ''), p_entity, p_id, p_action, p_details)
$$;

create function touch_last_updated() returns trigger language plpgsql as $$
begin
  new.last_updated := now();
  return new;
end $$;

-- Puts the wall around a table of companies: row-level security, grants, and, for records, trail and live events.
create procedure secure_company_table(p_table regclass, p_record boolean default true) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('create policy company_wall on %s to angan_app using (company_id = current_company_id()) with check (company_id = current_company_id())', p_table);
  execute format('create policy platform on %s to angan_platform using (true) with check (true)', p_table);
  execute format('grant select, insert, update, delete on %s to angan_app, angan_platform', p_table);
  if p_record then
    execute format('create trigger note_insert after insert on %s referencing new table as new_rows for each statement execute function note_changes()', p_table);
    execute format('create trigger note_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function note_changes()', p_table);
    execute format('create trigger note_delete after delete on %s referencing old table as old_rows for each statement execute function note_changes()', p_table);
    execute format('create trigger touch before update on %s for each row execute function touch_last_updated()', p_table);
  end if;
end $$;
