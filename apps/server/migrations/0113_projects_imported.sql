-- Projects that an import has added are taken back as properties and inquiries are. Of what refers to a project only what
-- repeats its own columns goes with it.
create or replace function take_back_records(p_migration bigint, p_entity text, p_records bigint[]) returns setof bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint := current_company_id();
  -- What only repeats or follows from the record itself goes with it; whatever else refers to it keeps it.
  parts text[] := case p_entity when 'project' then array['project_area', 'project_feature'] else
    array['property_area', 'property_feature', 'property_assignee', 'property_price_change', 'inquiry_area',
      'inquiry_society', 'inquiry_feature', 'inquiry_assignee', 'inquiry_project', 'inquiry_score', 'match_pair'] end;
  free bigint[];
  reference record;
begin
  if p_entity not in ('property', 'inquiry', 'project') then raise exception 'no such entity: %', p_entity; end if;
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
