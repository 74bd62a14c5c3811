-- Properties and inquiries are brought in beside contacts: their rows name places, staff and people of the office.

alter table data_migration drop constraint data_migration_kind_check;
alter table data_migration
  add check (kind in ('Contacts', 'Properties', 'Inquiries')),
  add column default_deals bigint[] not null default '{}',
  add column default_staff bigint[] not null default '{}',
  -- Where areas lie whose city the file does not say.
  add column default_city bigint references city (id),
  -- Targets that are overwritten in that mode; empty: all that the file has.
  add column overwrite text[] not null default '{}',
  -- [{field, text, rows, means, is_remembered, like}]: names that the office does not have.
  add column unknown_values jsonb not null default '[]',
  -- {line: [cells in the order of the columns]}: what somebody has mended in place.
  add column edits jsonb not null default '{}',
  -- {deal types: rupees a square foot}: what sizes are compared by when a row is mended.
  add column usual_rates jsonb not null default '{}',
  -- {OK, Warning, Error, Duplicate}
  add column looks jsonb not null default '{}',
  -- Places that it added, to be taken back with it.
  add column made_areas bigint[] not null default '{}',
  add column made_societies bigint[] not null default '{}';

alter table data_migration_row
  alter column person drop not null,
  -- What will be written of a property or an inquiry: apps/server/src/imports/records/record.ts.
  add column record jsonb,
  add column look text check (look in ('OK', 'Warning', 'Error', 'Duplicate')),
  -- No reference, since an import that is taken back removes the record.
  add column record_id bigint,
  add check (num_nonnulls(person, record) = 1);
create index data_migration_row_of_look on data_migration_row (company_id, migration_id, look, row_no) where look is not null;

-- What an import did to a property or an inquiry, as far as it has to be known to take it back.
create table data_migration_record (
  company_id bigint not null,
  migration_id bigint not null,
  entity text not null check (entity in ('property', 'inquiry')),
  record_id bigint not null,
  is_created boolean not null,
  -- Of one that was here: {column: [before, after]}.
  changes jsonb not null default '{}',
  left_at timestamptz not null,
  undone boolean,
  primary key (company_id, migration_id, record_id),
  foreign key (company_id, migration_id) references data_migration (company_id, id)
);
call secure_company_table('data_migration_record', false);

-- What names of earlier files were said to mean.
create table data_migration_value (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  field text not null,
  -- In plain form: lower case, letters and digits.
  said text not null,
  -- An id, a word, or 'leave'.
  means text not null,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, field, said)
);
call secure_company_table('data_migration_value');

-- The one way in which properties and inquiries are removed and not only marked as deleted: those of an import that is
-- taken back, where nobody has worked with them since. Answers the ids of those that it removed.
create function take_back_records(p_migration bigint, p_entity text, p_records bigint[]) returns setof bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint := current_company_id();
  -- What only repeats or follows from the record itself goes with it; whatever else refers to it keeps it.
  parts text[] := array['property_area', 'property_feature', 'property_assignee', 'property_price_change', 'inquiry_area',
    'inquiry_society', 'inquiry_feature', 'inquiry_assignee', 'inquiry_project', 'inquiry_score', 'match_pair'];
  free bigint[];
  reference record;
begin
  if p_entity not in ('property', 'inquiry') then raise exception 'no such entity: %', p_entity; end if;
  select coalesce(array_agg(m.record_id), '{}') into free
    from data_migration_record m
   where m.company_id = company and m.migration_id = p_migration and m.entity = p_entity and m.record_id = any (p_records)
     and m.is_created and m.undone is null
     and not exists (select 1 from audit_log a where a.company_id = company and a.entity = p_entity and a.entity_id = m.record_id
       and a.action <> 'created' and a.user_id is not null and a.at > m.left_at)
     and not exists (select 1 from note n where n.company_id = company and n.link_kind = p_entity and n.link_id = m.record_id);
  for reference in
    select con.conrelid::regclass as from_table, a.attname as from_column, con.conrelid::regclass::text = any (parts) as is_part
      from pg_constraint con join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[2]
     where con.contype = 'f' and con.confrelid = p_entity::regclass
     order by 3
  loop
    if reference.is_part then
      execute format('delete from %s where company_id = $1 and %I = any ($2)', reference.from_table, reference.from_column) using company, free;
    else
      execute format('select coalesce(array_agg(f), ''{}'') from unnest($1) f where not exists (select 1 from %s r where r.company_id = $2 and r.%I = f)',
        reference.from_table, reference.from_column) into free using free, company;
    end if;
  end loop;
  execute format('delete from %I where company_id = $1 and id = any ($2)', p_entity) using company, free;
  return query select unnest(free);
end $$;
revoke execute on function take_back_records from public;
grant execute on function take_back_records to angan_app;

