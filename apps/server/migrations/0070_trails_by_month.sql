-- What only ever grows is kept by months: a month that has grown old goes with one statement, however large it is.
--
-- The months stand in a schema of their own, in which nobody but the owner may do anything: the wall stands on the table
-- that they are months of, and they are reached through it alone.
create schema trails;

-- The first moment of a month in India, as the column that a table is kept by has it.
create function trail_moment(p_type regtype, p_month date) returns text language sql immutable as $$
  select case p_type when 'date'::regtype then to_char(p_month, 'YYYY-MM-DD')
    else to_char(p_month, 'YYYY-MM-DD') || ' 00:00:00+05:30' end
$$;

-- The trails that there are: a table, and the column whose months it is kept by.
create view trails.trail as
  select c.oid::regclass as "table", c.relname as name, a.attname as kept_by, a.atttypid::regtype as type
    from pg_partitioned_table p
    join pg_class c on c.oid = p.partrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0];

-- The months of a trail, oldest first.
create view trails.trail_month as
  select t."table", t.name, t.kept_by, m.oid::regclass as part, to_date(right(m.relname, 7), 'YYYY_MM') as month
    from trails.trail t
    join pg_inherits i on i.inhparent = t."table"
    join pg_class m on m.oid = i.inhrelid and m.relname ~ '_\d{4}_\d{2}$';

-- Makes a month of a trail where it is not there yet. Rows of it that came before it did move in. Answers how many.
create function make_trail_month(p_table regclass, p_month date) returns bigint language plpgsql as $$
declare
  t trails.trail;
  first date := date_trunc('month', p_month);
  part text;
  moved bigint;
begin
  select * into strict t from trails.trail where "table" = p_table;
  part := format('trails.%I', t.name || to_char(first, '_YYYY_MM'));
  if to_regclass(part) is not null then return 0; end if;
  -- Made beside the table and joined to it, which locks it less than making it there.
  execute format('create table %s (like %s including defaults including constraints)', part, p_table);
  execute format('alter table %s enable row level security', part);
  execute format('with moved as (delete from trails.%I where %I >= %L and %I < %L returning *) insert into %s select * from moved',
    t.name || '_other', t.kept_by, trail_moment(t.type, first), t.kept_by, trail_moment(t.type, (first + interval '1 month')::date), part);
  get diagnostics moved = row_count;
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', p_table, part,
    trail_moment(t.type, first), trail_moment(t.type, (first + interval '1 month')::date));
  return moved;
end $$;

-- Makes this month and those that come of every trail, and any that rows came for without there being one. Answers these:
-- that there are any means that nobody made months in time, or that somebody writes of the past.
create function make_trail_months(p_ahead int) returns table (name text, month date, rows bigint) language plpgsql as $$
declare
  t trails.trail;
  m date;
  this date := date_trunc('month', now() at time zone 'Asia/Kolkata');
begin
  for t in select * from trails.trail k order by k.name loop
    for ahead in 0 .. p_ahead loop
      m := this + ahead * interval '1 month';
      rows := make_trail_month(t."table", m);
      if rows > 0 then name := t.name; month := m; return next; end if;
    end loop;
    for m in execute format($q$select distinct date_trunc('month', %I %s)::date from trails.%I order by 1$q$, t.kept_by,
        case when t.type = 'date'::regtype then '' else $z$at time zone 'Asia/Kolkata'$z$ end, t.name || '_other') loop
      rows := make_trail_month(t."table", m);
      if rows > 0 then name := t.name; month := m; return next; end if;
    end loop;
  end loop;
end $$;

-- Makes a trail of a table: the same columns, rows, indexes, references, policies, grants and triggers, kept by the months
-- of one column. The column joins the primary key where it is not in it, since a key over months has to hold it; no two
-- months give out the same id all the same, by the sequence that they share.
create procedure keep_by_month(p_table text, p_column text) language plpgsql as $$
declare
  old oid := p_table::regclass;
  before text := p_table || '_before';
  has_identity boolean;
  next_id bigint;
  key text;
  remade text[];
  one record;
begin
  if exists (select from pg_index i where i.indrelid = old and i.indisunique and not i.indisprimary) then
    raise exception '% has a unique key, which months cannot hold', p_table;
  end if;
  select coalesce(bool_or(attname = 'id' and attidentity <> ''), false) into has_identity from pg_attribute where attrelid = old;
  select string_agg(quote_ident(a.attname), ', ' order by k.n)
      || case when bool_or(a.attname = p_column) then '' else format(', %I', p_column) end into key
    from pg_index i, unnest(i.indkey) with ordinality k (attnum, n), pg_attribute a
   where i.indrelid = old and i.indisprimary and a.attrelid = old and a.attnum = k.attnum;
  -- Whoever had a right to the table keeps it; roles are named by what is there.
  remade := array_cat(array_cat(array_cat(array_cat(
    array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = old and not indisprimary order by indexrelid),
    array(select format('alter table %I add constraint %I %s', p_table, conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid = old and contype = 'f' order by conname)),
    array(select format('create policy %I on %I as %s for %s to %s %s %s', policyname, p_table, permissive, cmd,
        (select string_agg(quote_ident(r), ', ') from unnest(roles) r),
        'using (' || qual || ')', 'with check (' || with_check || ')')
      from pg_policies where schemaname = 'public' and tablename = p_table order by policyname)),
    array(select format('grant %s on %I to %I', string_agg(a.privilege_type, ', '), p_table, a.grantee::regrole)
      from pg_class c, aclexplode(c.relacl) a where c.oid = old and a.grantee <> c.relowner group by a.grantee)),
    array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = old and not tgisinternal order by tgname));
  if has_identity then
    remade := remade || array(select format('grant usage on sequence %I to %I', p_table || '_ids', a.grantee::regrole)
      from pg_class c, aclexplode(c.relacl) a where c.oid = old and a.privilege_type = 'INSERT' and a.grantee <> c.relowner);
    execute format('select coalesce(max(id), 0) + 1 from %I', p_table) into next_id;
    -- Numbers that rows had which are gone are not given out again.
    execute format('select greatest(%s, case when is_called then last_value + 1 else last_value end) from %s', next_id, pg_get_serial_sequence(p_table, 'id')) into next_id;
  end if;

  execute format('alter table %I rename to %I', p_table, before);
  execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', p_table, before, p_column);
  if has_identity then
    -- Of its own, since PostgreSQL before 17 has no identity on a table of parts.
    execute format('create sequence %I start %s owned by %I.id', p_table || '_ids', next_id, p_table);
    execute format('alter table %I alter id set default nextval(%L)', p_table, p_table || '_ids');
  end if;
  execute format('create table trails.%I partition of %I default', p_table || '_other', p_table);
  execute format('alter table trails.%I enable row level security', p_table || '_other');
  for one in execute format('select distinct date_trunc(''month'', %I %s)::date as month from %I order by 1', p_column,
      case (select atttypid::regtype::text from pg_attribute where attrelid = old and attname = p_column) when 'date' then '' else 'at time zone ''Asia/Kolkata''' end,
      before) loop
    perform make_trail_month(p_table::regclass, one.month);
  end loop;
  execute format('insert into %I select * from %I', p_table, before);
  execute format('drop table %I', before);
  execute format('alter table %I add primary key (%s)', p_table, key);
  execute format('alter table %I enable row level security', p_table);
  for one in select unnest(remade) as statement loop
    execute one.statement;
  end loop;
end $$;

revoke execute on function make_trail_month, make_trail_months from public;
revoke execute on procedure keep_by_month from public;

call keep_by_month('audit_log', 'at');
call keep_by_month('viewed_property', 'opened_at');
call keep_by_month('viewed_inquiry', 'opened_at');
call keep_by_month('revealed_number', 'day');
select make_trail_months(3);

-- What was taken out of a trail when it had grown old: a month of a company, as a file.
create table trail_export (
  company_id bigint not null references company (id),
  trail text not null,
  month date not null,
  rows bigint not null,
  file bigint not null,
  created_date timestamptz not null default now(),
  primary key (company_id, trail, month),
  foreign key (company_id, file) references stored_file (company_id, id)
);
call secure_company_table('trail_export', false);
