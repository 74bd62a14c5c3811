-- What plans are limited by, counted as it changes: properties, open inquiries, and the bytes of pictures with their
-- smaller forms.

create procedure count_more(p_company bigint, p_counter text, p_more bigint) language sql as $$
  insert into company_counter (company_id, counter, value) values (p_company, p_counter, p_more)
    on conflict (company_id, counter) do update set value = company_counter.value + excluded.value
$$;

-- Inserts and removals once for each statement; that a row no longer counts, or does again, is rare and goes row by row.
create function count_properties() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select company_id, count(*) as rows from changed_rows where not is_deleted group by 1 loop
    call count_more(one.company_id, 'properties', case tg_op when 'INSERT' then one.rows else -one.rows end);
  end loop;
  return null;
end $$;
create trigger count_insert after insert on property referencing new table as changed_rows
  for each statement execute function count_properties();
create trigger count_delete after delete on property referencing old table as changed_rows
  for each statement execute function count_properties();

create function recount_property() returns trigger language plpgsql as $$
begin
  call count_more(new.company_id, 'properties', case when new.is_deleted then -1 else 1 end);
  return null;
end $$;
create trigger count_update after update of is_deleted on property for each row
  when (old.is_deleted <> new.is_deleted) execute function recount_property();

create function count_open_inquiries() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select company_id, count(*) as rows from changed_rows where is_open_inquiry(stage, is_deleted) group by 1 loop
    call count_more(one.company_id, 'open_inquiries', case tg_op when 'INSERT' then one.rows else -one.rows end);
  end loop;
  return null;
end $$;
create trigger count_insert after insert on inquiry referencing new table as changed_rows
  for each statement execute function count_open_inquiries();
create trigger count_delete after delete on inquiry referencing old table as changed_rows
  for each statement execute function count_open_inquiries();

create function recount_open_inquiry() returns trigger language plpgsql as $$
begin
  call count_more(new.company_id, 'open_inquiries', case when is_open_inquiry(new.stage, new.is_deleted) then 1 else -1 end);
  return null;
end $$;
create trigger count_update after update of is_deleted, stage on inquiry for each row
  when (is_open_inquiry(old.stage, old.is_deleted) <> is_open_inquiry(new.stage, new.is_deleted))
  execute function recount_open_inquiry();

-- A file is kept or removed as a whole; its bytes never change.
create function picture_bytes_of(p_type text, p_bytes bigint, p_variants jsonb) returns bigint language sql immutable
  as $$ select case when p_type like 'image/%'
    then p_bytes + (select coalesce(sum((v ->> 'bytes')::bigint), 0)::bigint from jsonb_array_elements(p_variants) v) else 0 end $$;

create function count_picture_bytes() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select f.company_id, sum(picture_bytes_of(f.content_type, f.bytes, f.variants))::bigint as bytes
               from changed_rows f where f.content_type like 'image/%' group by 1 loop
    call count_more(one.company_id, 'picture_bytes', case tg_op when 'INSERT' then one.bytes else -one.bytes end);
  end loop;
  return null;
end $$;
create trigger count_insert after insert on stored_file referencing new table as changed_rows
  for each statement execute function count_picture_bytes();
create trigger count_delete after delete on stored_file referencing old table as changed_rows
  for each statement execute function count_picture_bytes();

insert into company_counter (company_id, counter, value)
  select company_id, 'properties', count(*) from property where not is_deleted group by 1
  union all
  select company_id, 'open_inquiries', count(*) from inquiry
   where is_open_inquiry(stage, is_deleted) group by 1
  union all
  select f.company_id, 'picture_bytes', sum(picture_bytes_of(f.content_type, f.bytes, f.variants)) from stored_file f where content_type like 'image/%' group by 1;
