-- Lists that an office brings in: the file and what is known of it, what will happen to each row, and what was done to
-- whom, so that an import can be taken back.

create table data_migration (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('Contacts')),
  file_name text not null,
  -- Null once it is no longer kept.
  file bigint,
  error_file bigint,
  format text not null default '',
  sheets text[] not null default '{}',
  sheet text not null default '',
  rows_total int not null default 0,
  -- [{header, at, samples, target, guessed_by}]: the columns that hold something; `at` is the place in the file.
  columns jsonb not null default '[]',
  -- Of all headers of the file: files with the same one are mapped alike.
  fingerprint text not null default '',
  mode text not null,
  default_source bigint,
  default_groups bigint[] not null default '{}',
  mapping_name text not null default '',
  status text not null default 'Uploaded',
  working text check (working in ('Reading', 'Checking', 'Importing', 'Undoing')),
  progress_done int not null default 0,
  progress_total int not null default 0,
  problem text not null default '',
  -- {new, existing, same, twice, refused}
  counts jsonb not null default '{}',
  -- {created, updated, skipped, failed, undone, kept}
  results jsonb not null default '{}',
  -- Sources and groups that it added, to be taken back with it.
  made_sources bigint[] not null default '{}',
  made_groups bigint[] not null default '{}',
  created_by bigint,
  -- Who pressed Import; an Owner does so for large lists of others.
  run_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  rolled_back_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, file) references stored_file (company_id, id),
  foreign key (company_id, error_file) references stored_file (company_id, id)
);
create index data_migration_newest on data_migration (company_id, id desc);
call secure_company_table('data_migration', false);
create trigger touch before update on data_migration for each row execute function touch_last_updated();
create trigger tell_insert after insert on data_migration for each row execute function tell_progress();
create trigger tell_update after update on data_migration for each row execute function tell_progress();

-- A row of the file as the check found it.
create table data_migration_row (
  company_id bigint not null,
  migration_id bigint not null,
  -- Its line, the header being line 1; a card's place.
  row_no int not null,
  outcome text not null check (outcome in ('new', 'existing', 'same', 'twice', 'refused')),
  -- The line of the first row that shares a number with it.
  twice_of int,
  reasons text[] not null default '{}',
  -- What will be written: apps/server/src/imports/contacts/person.ts.
  person jsonb not null,
  -- The row as it stood in the file, of those that are refused.
  cells text[],
  -- No reference, since an import that is taken back removes the person.
  contact_id bigint,
  result text check (result in ('created', 'updated', 'skipped', 'failed')),
  primary key (company_id, migration_id, row_no),
  foreign key (company_id, migration_id) references data_migration (company_id, id)
)
-- Each row is written twice, by the check and by the import; with room beside it the second time leaves the indexes alone.
with (fillfactor = 60);
create index data_migration_row_of_outcome on data_migration_row (company_id, migration_id, outcome, row_no);
call secure_company_table('data_migration_row', false);

-- What an import did to a person, as far as it has to be known to take it back.
create table data_migration_contact (
  company_id bigint not null,
  migration_id bigint not null,
  contact_id bigint not null,
  is_created boolean not null,
  -- Of a person who was here: {field: [before, after]}.
  changes jsonb not null default '{}',
  -- All groups of a person who was added; of the others those that were added.
  groups bigint[] not null default '{}',
  -- The person's last_updated as the import found it, and as it left it: another one tells that somebody has worked on them.
  found_at timestamptz,
  left_at timestamptz not null,
  undone boolean,
  primary key (company_id, migration_id, contact_id),
  foreign key (company_id, migration_id) references data_migration (company_id, id)
);
call secure_company_table('data_migration_contact', false);

-- How files with the same headers were mapped, by a name that people chose.
create table data_migration_mapping (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  kind text not null,
  name text not null,
  fingerprint text not null,
  -- [[header, target]] of all columns, in order.
  targets jsonb not null,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index data_migration_mapping_name on data_migration_mapping (company_id, kind, lower(name));
create index data_migration_mapping_of_headers on data_migration_mapping (company_id, kind, fingerprint, last_updated desc);
call secure_company_table('data_migration_mapping');

-- Removing a contact asks every reference to it, so each needs an index.
create index contact_merged_into on contact (company_id, merged_into) where merged_into is not null;

create function uncount_contacts() returns trigger language plpgsql as $$
begin
  insert into company_counter (company_id, counter, value)
    select company_id, c.counter, -c.n from (
      select company_id, count(*) filter (where not is_deleted) as a, count(*) filter (where not is_deleted and not locked_contact) as o
        from old_rows group by company_id) t,
      lateral (values ('contact', t.a), ('contact_open', t.o)) c (counter, n) where c.n <> 0
    on conflict (company_id, counter) do update set value = company_counter.value + excluded.value;
  return null;
end $$;
create trigger count_delete after delete on contact referencing old table as old_rows for each statement execute function uncount_contacts();

-- The one way in which contacts are removed and not only marked as deleted: those of an import that is taken back, where
-- nobody has worked with them since. Answers the ids of those that it removed; the others are left as they are.
create function take_back_contacts(p_migration bigint, p_contacts bigint[]) returns setof bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint := current_company_id();
  free bigint[];
  reference record;
begin
  select coalesce(array_agg(t.id), '{}') into free from (
    select c.id from data_migration_contact m join contact c on c.company_id = m.company_id and c.id = m.contact_id
     where m.company_id = company and m.migration_id = p_migration and m.contact_id = any (p_contacts)
       and m.is_created and m.undone is null and c.last_updated = m.left_at
       and not exists (select 1 from note n where n.company_id = company and n.link_kind = 'contact' and n.link_id = c.id)
       and array(select g.contactgroup_id from contact_in_group g where g.company_id = company and g.contact_id = c.id order by 1) = m.groups
       for update of c) t;
  -- Whatever refers to a contact keeps it, also what a later migration adds; all references begin with company_id.
  for reference in
    select con.conrelid::regclass as from_table, a.attname as from_column
      from pg_constraint con join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[2]
     where con.contype = 'f' and con.confrelid = 'contact'::regclass
       and con.conrelid <> all (array['contact_in_group', 'contact_mobile']::regclass[])
  loop
    execute format('select coalesce(array_agg(f), ''{}'') from unnest($1) f where not exists (select 1 from %s r where r.company_id = $2 and r.%I = f)',
      reference.from_table, reference.from_column) into free using free, company;
  end loop;
  delete from contact_in_group where company_id = company and contact_id = any (free);
  delete from contact_mobile where company_id = company and contact_id = any (free);
  delete from contact where company_id = company and id = any (free);
  return query select unnest(free);
end $$;
revoke execute on function take_back_contacts from public;
grant execute on function take_back_contacts to angan_app;
