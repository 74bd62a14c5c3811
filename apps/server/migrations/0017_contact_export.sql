-- Out again, and in bulk: lists that leave the house, who may take one, and changes of many contacts that can be taken
-- back.

alter table user_permission add column can_export boolean not null default false;

-- One list that somebody took, or asked for. The file is a stored_file of this kind; the row stays when it is gone.
create table contact_export (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  format text not null check (format in ('CSV', 'XLSX', 'vCard')),
  -- {"ids": [...]} or {"filters": {...}}, as the contract reads them.
  selection jsonb not null,
  -- Whether numbers stand in it whole and locked contacts at all: what its person saw when it was asked for.
  whole boolean not null,
  status text not null default 'Waiting' check (status in ('Waiting', 'Writing', 'Ready', 'Failed', 'Expired')),
  done bigint not null default 0,
  -- Null where it was not counted.
  total bigint,
  problem text not null default '',
  expires_at timestamptz not null,
  created_by bigint not null,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references app_user (company_id, id)
);
create index contact_export_newest on contact_export (company_id, id desc);
call secure_company_table('contact_export', false);
create trigger touch before update on contact_export for each row execute function touch_last_updated();
create trigger tell_progress after insert or update on contact_export for each row execute function tell_progress();

create table contact_bulk_change (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  action text not null check (action in ('add_groups', 'remove_groups', 'set_source', 'clear_source', 'lock', 'unlock', 'delete')),
  contactgroup bigint[] not null default '{}',
  source bigint,
  selection jsonb not null,
  status text not null default 'Running' check (status in ('Running', 'Done', 'Undoing', 'Undone', 'Failed')),
  -- Contacts looked at, of how many (null: not counted), changed of these, and put back of those.
  done bigint not null default 0,
  total bigint,
  changed bigint not null default 0,
  undone bigint not null default 0,
  -- The last contact of the list that was looked at: {"key", "id"}. A job that died goes on after it.
  position jsonb,
  undo_until timestamptz not null,
  created_by bigint not null,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references app_user (company_id, id)
);
call secure_company_table('contact_bulk_change', false);
create trigger touch before update on contact_bulk_change for each row execute function touch_last_updated();
create trigger tell_progress after insert or update on contact_bulk_change for each row execute function tell_progress();

-- What such a change did to each contact that is not as before; goes when it was taken back, or no longer can be.
create table contact_bulk_item (
  company_id bigint not null,
  bulk_change bigint not null,
  contact_id bigint not null,
  source_before bigint,
  -- The groups that it was really put into, or taken out of.
  contactgroup bigint[] not null default '{}',
  -- The newest entry of the trail at that moment: newer ones about the same are somebody's later doing.
  entry bigint not null default 0,
  primary key (company_id, bulk_change, contact_id),
  foreign key (company_id, bulk_change) references contact_bulk_change (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id)
);
call secure_company_table('contact_bulk_item', false);

-- Once for a statement instead of once for a contact: a change of a thousand contacts is one update here.
drop trigger follow_contact on contact;
create or replace function follow_contact() returns trigger language plpgsql as $$
begin
  update contact_in_group g set is_hidden = n.is_deleted, locked_contact = n.locked_contact
    from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id
   where g.company_id = n.company_id and g.contact_id = n.id
     and (n.is_deleted is distinct from o.is_deleted or n.locked_contact is distinct from o.locked_contact);
  return null;
end $$;
create trigger follow_contact after update on contact referencing old table as old_rows new table as new_rows
  for each statement execute function follow_contact();

-- A statement that changes more than fifty records is told as one change of many (id 0), as an insert of many is: what
-- is the same within a transaction is told once. Only that changes in note_changes(), whatever else it is by now.
do $do$
declare
  is_now text := pg_get_functiondef('note_changes()'::regprocedure);
  will_be text := replace(replace(is_now,
    $$'id', w.entity_id,$$, $$'id', case when w.many > 50 then 0 else w.entity_id end,$$),
    $$(select * from written limit 50) w$$, $$(select *, count(*) over () as many from written) w$$);
begin
  if will_be = is_now then raise exception 'note_changes() is not as it was'; end if;
  execute will_be;
end $do$;
