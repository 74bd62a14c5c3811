-- Pictures, floor plans, videos and papers of properties. Their bytes and what they are stand in stored_file.

create table property_file (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  property_id bigint not null,
  kind text not null check (kind in ('image', 'floor_plan', 'video', 'document')),
  file bigint not null,
  -- The order among those of its kind.
  sort int not null,
  -- Of a deleted one: that it was the cover, and is again if it comes back.
  is_cover boolean not null default false check (not is_cover or kind = 'image'),
  caption text not null default '',
  -- Made where the file was chosen: an upload whose answer got lost is known when it comes once more.
  upload_key uuid,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, property_id, upload_key),
  foreign key (company_id, property_id) references property (company_id, id),
  foreign key (company_id, file) references stored_file (company_id, id)
);
create index property_file_of on property_file (company_id, property_id, kind, sort, id) where not is_deleted;
create unique index property_cover on property_file (company_id, property_id) where is_cover and not is_deleted;
create index property_file_stored on property_file (company_id, file);
call secure_company_table('property_file', false);
create trigger touch before update on property_file for each row execute function touch_last_updated();

-- On the trail a file is something that happens to its property, and a change of one is told as a change of the property,
-- to those who may see that.
create function note_property_files() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := current_user_id();
  request text := nullif(current_setting('app.request_id', true), '');
begin
  if tg_op = 'INSERT' then
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select company_id, who, request, 'property', property_id, 'file added', jsonb_build_object('file', id, kind, jsonb_build_array(null, file))
        from new_rows;
  elsif tg_op = 'DELETE' then
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select company_id, who, request, 'property', property_id, 'file removed', jsonb_build_object('file', id, kind, jsonb_build_array(file, null))
        from old_rows;
  else
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select n.company_id, who, request, 'property', n.property_id,
        case when n.is_deleted = o.is_deleted then 'file changed' when n.is_deleted then 'file deleted' else 'file restored' end,
        jsonb_strip_nulls(jsonb_build_object('file', n.id,
          'caption', case when n.caption <> o.caption then jsonb_build_array(o.caption, n.caption) end,
          'is_cover', case when n.is_cover <> o.is_cover then jsonb_build_array(o.is_cover, n.is_cover) end))
        from new_rows n join old_rows o using (company_id, id)
       where (n.is_deleted, n.caption, n.is_cover) is distinct from (o.is_deleted, o.caption, o.is_cover);
    -- A new order is one entry, however many it moves.
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select n.company_id, who, request, 'property', n.property_id, 'files ordered',
        jsonb_build_object(n.kind, jsonb_build_array(jsonb_agg(n.id order by o.sort, n.id), jsonb_agg(n.id order by n.sort, n.id)))
        from new_rows n join old_rows o using (company_id, id)
       group by n.company_id, n.property_id, n.kind having bool_or(n.sort <> o.sort);
  end if;
  return null;
end $$;
create trigger note_insert after insert on property_file referencing new table as new_rows for each statement execute function note_property_files();
create trigger note_update after update on property_file referencing old table as old_rows new table as new_rows for each statement execute function note_property_files();
create trigger note_delete after delete on property_file referencing old table as old_rows for each statement execute function note_property_files();

create function tell_property_of_files() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('angan_change', (jsonb_build_object('company', p.company_id, 'entity', 'property', 'id', p.id, 'action', 'changed')
      || reach_of(to_jsonb(p)))::text)
    from property p where (p.company_id, p.id) in (select distinct company_id, property_id from touched_rows);
  return null;
end $$;
create trigger tell_insert after insert on property_file referencing new table as touched_rows for each statement execute function tell_property_of_files();
create trigger tell_update after update on property_file referencing new table as touched_rows for each statement execute function tell_property_of_files();
