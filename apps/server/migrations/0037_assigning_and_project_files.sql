-- To whom an inquiry goes that comes without somebody who sees to it: packages/domain/src/assigning.ts.

alter table company
  add column assign_rule text not null default 'Nobody'
    check (assign_rule in ('Nobody', 'Round robin', 'By area', 'By domain', 'One person')),
  -- For 'One person'.
  add column assign_to bigint,
  add constraint company_company_id_assign_to_fkey foreign key (id, assign_to) references app_user (company_id, id);

-- Whose turn it was: a number that grows with each inquiry that the rule gave out.
create table inquiry_turn (
  company_id bigint not null references company (id),
  user_id bigint not null,
  turn bigint not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
call secure_company_table('inquiry_turn', false);

-- Pictures, plans, videos and papers of projects, as property_file is of properties (0023).
create table project_file (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  project_id bigint not null,
  kind text not null check (kind in ('image', 'floor_plan', 'video', 'document')),
  file bigint not null,
  sort int not null,
  is_cover boolean not null default false check (not is_cover or kind = 'image'),
  caption text not null default '',
  upload_key uuid,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, project_id, upload_key),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, file) references stored_file (company_id, id)
);
create index project_file_of on project_file (company_id, project_id, kind, sort, id) where not is_deleted;
create unique index project_cover on project_file (company_id, project_id) where is_cover and not is_deleted;
create index project_file_stored on project_file (company_id, file);
call secure_company_table('project_file', false);
create trigger touch before update on project_file for each row execute function touch_last_updated();

-- What 0023 does for properties, for any kind of record: the trigger's argument names it, and its files name it in a
-- column of that name with _id.
create function note_record_files() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := current_user_id();
  request text := nullif(current_setting('app.request_id', true), '');
  record text := tg_argv[0];
  owner text := tg_argv[0] || '_id';
begin
  if tg_op = 'INSERT' then
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select company_id, who, request, record, (to_jsonb(n) ->> owner)::bigint, 'file added',
        jsonb_build_object('file', id, kind, jsonb_build_array(null, file)) from new_rows n;
  elsif tg_op = 'DELETE' then
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select company_id, who, request, record, (to_jsonb(o) ->> owner)::bigint, 'file removed',
        jsonb_build_object('file', id, kind, jsonb_build_array(file, null)) from old_rows o;
  else
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select n.company_id, who, request, record, (to_jsonb(n) ->> owner)::bigint,
        case when n.is_deleted = o.is_deleted then 'file changed' when n.is_deleted then 'file deleted' else 'file restored' end,
        jsonb_strip_nulls(jsonb_build_object('file', n.id,
          'caption', case when n.caption <> o.caption then jsonb_build_array(o.caption, n.caption) end,
          'is_cover', case when n.is_cover <> o.is_cover then jsonb_build_array(o.is_cover, n.is_cover) end))
        from new_rows n join old_rows o using (company_id, id)
       where (n.is_deleted, n.caption, n.is_cover) is distinct from (o.is_deleted, o.caption, o.is_cover);
    -- A new order is one entry, however many it moves.
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select n.company_id, who, request, record, (to_jsonb(n) ->> owner)::bigint, 'files ordered',
        jsonb_build_object(n.kind, jsonb_build_array(jsonb_agg(n.id order by o.sort, n.id), jsonb_agg(n.id order by n.sort, n.id)))
        from new_rows n join old_rows o using (company_id, id)
       group by n.company_id, to_jsonb(n) ->> owner, n.kind having bool_or(n.sort <> o.sort);
  end if;
  return null;
end $$;

create function tell_record_of_files() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format($tell$
    select pg_notify('angan_change', (jsonb_build_object('company', r.company_id, 'entity', %1$L, 'id', r.id, 'action', 'changed')
        || reach_of(to_jsonb(r)))::text)
      from %1$I r where (r.company_id, r.id) in (select distinct company_id, %2$I from touched_rows)$tell$,
    tg_argv[0], tg_argv[0] || '_id');
  return null;
end $$;

do $$
declare
  one text;
begin
  foreach one in array array['property', 'project'] loop
    execute format('create or replace trigger note_insert after insert on %1$s_file referencing new table as new_rows for each statement execute function note_record_files(%1$L)', one);
    execute format('create or replace trigger note_update after update on %1$s_file referencing old table as old_rows new table as new_rows for each statement execute function note_record_files(%1$L)', one);
    execute format('create or replace trigger note_delete after delete on %1$s_file referencing old table as old_rows for each statement execute function note_record_files(%1$L)', one);
    execute format('create or replace trigger tell_insert after insert on %1$s_file referencing new table as touched_rows for each statement execute function tell_record_of_files(%1$L)', one);
    execute format('create or replace trigger tell_update after update on %1$s_file referencing new table as touched_rows for each statement execute function tell_record_of_files(%1$L)', one);
  end loop;
end $$;
drop function note_property_files, tell_property_of_files;
