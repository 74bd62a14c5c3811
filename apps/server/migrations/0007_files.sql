-- Files that people upload, and the trail where it had gaps: people, sessions, companies, groups of contacts.

create table stored_file (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  -- The record that it belongs to; who may see that may see the file.
  kind text not null,
  record_id bigint not null,
  name text not null,
  content_type text not null,
  bytes bigint not null,
  width int,
  height int,
  sha256 text not null,
  -- [{name, content_type, width, height, bytes}]: smaller pictures of the same.
  variants jsonb not null default '[]',
  -- Where its bytes lie in the store: <company_id>/<store_key>/full, and one for each variant.
  store_key uuid not null unique,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create index stored_file_of_record on stored_file (company_id, kind, record_id, id);
call secure_company_table('stored_file');

-- The Owner's photo is the company's.
alter table company add profile_photo bigint, add foreign key (id, profile_photo) references stored_file (company_id, id);
alter table app_user add foreign key (company_id, profile_photo) references stored_file (company_id, id);

-- What changed of a person: by field, but never what a password was or is.
create function note_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  diff jsonb;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, case o.key when 'password_hash' then '["[cut]", "[cut]"]'::jsonb else jsonb_build_array(o.value, n.value) end)
      into diff
      from jsonb_each(to_jsonb(old)) o join jsonb_each(to_jsonb(new)) n using (key)
     where o.value is distinct from n.value and o.key <> all (array['last_updated', 'created_date']);
    if diff is null then return null; end if;
  end if;
  insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
    values (new.company_id, current_user_id(), nullif(current_setting('app.request_id', true), ''), 'app_user', new.id,
      case tg_op when 'INSERT' then 'created' else 'changed' end, diff);
  return null;
end $$;
create trigger note_person after insert or update on app_user for each row execute function note_person();
create trigger touch before update on app_user for each row
  when (old.last_updated is not distinct from new.last_updated) execute function touch_last_updated();
-- People are made inactive, never removed: what they did names them.
revoke delete on app_user from angan_app, angan_platform;

create function note_company() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  diff jsonb;
begin
  select jsonb_object_agg(o.key, jsonb_build_array(o.value, n.value)) into diff
    from jsonb_each(to_jsonb(old)) o join jsonb_each(to_jsonb(new)) n using (key)
   where o.value is distinct from n.value and o.key <> 'last_updated';
  if diff is not null then
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      values (new.id, current_user_id(), nullif(current_setting('app.request_id', true), ''), 'company', new.id, 'changed', diff);
  end if;
  return null;
end $$;
create trigger note_company after update on company for each row execute function note_company();
create trigger touch before update on company for each row
  when (old.last_updated is not distinct from new.last_updated) execute function touch_last_updated();

-- A session begins, ends, or is ended by somebody. That a device was active again is no news.
create function note_session() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (company_id, user_id, request_id, entity, entity_id, action)
    values (new.company_id, coalesce(current_user_id(), new.user_id), nullif(current_setting('app.request_id', true), ''), 'user_device', new.id,
      case when new.refresh_hash is not null then 'signed in' when new.revoked_at is not null then 'logged out by' else 'signed out' end);
  return null;
end $$;
create trigger note_session after update of refresh_hash on user_device for each row
  when (old.refresh_hash is distinct from new.refresh_hash) execute function note_session();

-- A contact comes into a group or out of it. The groups that it was added with are told by its being added.
create function note_groups() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
    select r.company_id, current_user_id(), nullif(current_setting('app.request_id', true), ''), 'contact', r.contact_id, 'regrouped',
      jsonb_build_object('contactgroup', case tg_op
        when 'INSERT' then jsonb_build_array('[]'::jsonb, jsonb_agg(r.contactgroup_id order by r.contactgroup_id))
        else jsonb_build_array(jsonb_agg(r.contactgroup_id order by r.contactgroup_id), '[]'::jsonb) end)
      from touched_rows r
     where not exists (select 1 from audit_log a where a.company_id = r.company_id and a.entity = 'contact'
       and a.entity_id = r.contact_id and a.action = 'created' and a.at = now())
     group by r.company_id, r.contact_id;
  return null;
end $$;
create trigger note_insert after insert on contact_in_group referencing new table as touched_rows for each statement execute function note_groups();
create trigger note_delete after delete on contact_in_group referencing old table as touched_rows for each statement execute function note_groups();
