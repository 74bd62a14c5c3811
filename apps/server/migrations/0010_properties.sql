-- Properties, and what makes their list, their search and their matches quick.

-- A list of ids on a record that point into a table of the company, say its areas, is kept twice. The array on the record
-- is what is read and written, so that the trail and the live events see a change of it. The link table beside it is kept
-- by this trigger: its foreign keys refuse an id that is not the company's and the removal of a row in use, and its
-- index answers 'which records have this one'.
--
-- Arguments: the link table, its column for the record's id, and the array, which names the link table's other column too.
create function follow_links() returns trigger language plpgsql as $$
declare
  link text := tg_argv[0];
  owner text := tg_argv[1];
  list text := tg_argv[2];
  ids bigint[] := (select array_agg(distinct value::bigint) from jsonb_array_elements_text(to_jsonb(new) -> list));
begin
  if tg_op = 'UPDATE' then
    execute format('delete from %I where company_id = $1 and %I = $2 and %I <> all ($3)', link, owner, list)
      using new.company_id, new.id, coalesce(ids, '{}');
  end if;
  if ids is not null then
    execute format('insert into %I (company_id, %I, %I) select $1, $2, unnest($3) on conflict do nothing', link, owner, list)
      using new.company_id, new.id, ids;
  end if;
  return null;
end $$;

create table property (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  property_code text not null,
  property_type bigint not null references property_type (id),
  property_subtype bigint not null references property_subtype (id),
  deal_type bigint[] not null,
  -- Null only where a listing was imported and its owner is not known yet.
  contact bigint,
  contact_role text not null default 'Owner',
  -- The first area's.
  city bigint not null references city (id),
  area bigint[] not null,
  society_name bigint,
  unit_no text not null default '',
  wing text not null default '',
  address text not null default '',
  landmark text not null default '',
  bhk bigint references bhk (id),
  bathrooms int,
  balconies int,
  additional_rooms text[] not null default '{}',
  furniture bigint references furniture (id),
  furnishing_items jsonb not null default '{}',
  floor_no int,
  total_floors int,
  facing text,
  parking_open int,
  parking_covered int,
  size numeric(14, 3),
  size_unit text,
  size_basis text,
  carpet_area numeric(14, 3),
  carpet_area_unit text,
  built_up_area numeric(14, 3),
  built_up_area_unit text,
  super_built_up_area numeric(14, 3),
  super_built_up_area_unit text,
  plot_area numeric(14, 3),
  plot_area_unit text,
  -- Worked out by the domain package at each write, from the fields above and below.
  size_sqft numeric(14, 3),
  sale_price_total numeric(14, 2),
  rent_total numeric(14, 2),
  sale_price numeric(14, 2),
  sale_price_basis text not null default 'Total',
  rent numeric(14, 2),
  rent_basis text not null default 'Per month',
  deposit numeric(14, 2),
  maintenance numeric(14, 2),
  maintenance_basis text not null default 'Per month',
  maintenance_included boolean not null default false,
  price_negotiable boolean not null default false,
  bottom_price numeric(14, 2),
  available_from date,
  possession bigint references possession (id),
  possession_date date,
  property_age text,
  ownership text,
  amenities bigint[] not null default '{}',
  features bigint[] not null default '{}',
  description text not null default '',
  remark text not null default '',
  source bigint,
  external_ref text not null default '',
  status text not null default 'Available' check (status in ('Draft', 'Available', 'On Hold', 'Under Offer', 'Sold', 'Rented', 'Withdrawn')),
  last_verified_at timestamptz,
  verified_by bigint,
  assigned_to bigint[] not null default '{}',
  locked_property boolean not null default false,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  -- Names of the society and the areas, so that one index finds a property by any of its words; kept by name_places().
  place_text text not null default '',
  search_text text generated always as (lower(property_code || e'\n' || place_text || e'\n' || wing || ' ' || unit_no || e'\n' || address
    || e'\n' || landmark || e'\n' || description || e'\n' || remark)) stored not null,
  search_text_open text generated always as (lower(property_code || e'\n' || place_text || e'\n'
    || without_numbers(wing || ' ' || unit_no || e'\n' || address || e'\n' || landmark || e'\n' || description || e'\n' || remark))) stored not null,
  primary key (company_id, id),
  unique (company_id, property_code),
  foreign key (company_id, contact) references contact (company_id, id),
  foreign key (company_id, society_name) references society (company_id, id),
  foreign key (company_id, source) references source (company_id, id)
);
create unique index property_external_ref on property (company_id, source, external_ref) where external_ref <> '';
create index property_newest on property (company_id, created_date desc, id desc) include (property_type, locked_property, status) where not is_deleted;
create index property_cheapest on property (company_id, sale_price_total, id) where not is_deleted;
create index property_dearest on property (company_id, sale_price_total desc nulls last, id desc) where not is_deleted;
create index property_lowest_rent on property (company_id, rent_total, id) where not is_deleted;
create index property_highest_rent on property (company_id, rent_total desc nulls last, id desc) where not is_deleted;
create index property_smallest on property (company_id, size_sqft, id) where not is_deleted;
create index property_largest on property (company_id, size_sqft desc nulls last, id desc) where not is_deleted;
create index property_of_society on property (company_id, society_name) where society_name is not null;
create index property_of_contact on property (company_id, contact) where contact is not null;
create index property_of_source on property (company_id, source) where source is not null;
-- What an inquiry is compared with: see apps/server/src/matches.
create index property_to_match on property (company_id, property_type, city, sale_price_total) where not is_deleted and status in ('Available', 'Under Offer');
create index property_to_let on property (company_id, property_type, city, rent_total) where not is_deleted and status in ('Available', 'Under Offer') and rent_total is not null;
create index property_search on property using gin (company_id, search_text gin_trgm_ops) where not is_deleted;
create index property_search_open on property using gin (company_id, search_text_open gin_trgm_ops) where not is_deleted and not locked_property;

create table property_area (
  company_id bigint not null,
  property_id bigint not null,
  area bigint not null,
  primary key (company_id, property_id, area),
  foreign key (company_id, property_id) references property (company_id, id),
  foreign key (company_id, area) references area (company_id, id)
);
create index property_area_of on property_area (company_id, area, property_id);
call secure_company_table('property_area', false);

create table property_feature (
  company_id bigint not null,
  property_id bigint not null,
  features bigint not null,
  primary key (company_id, property_id, features),
  foreign key (company_id, property_id) references property (company_id, id),
  foreign key (company_id, features) references feature (company_id, id)
);
create index property_feature_of on property_feature (company_id, features, property_id);
call secure_company_table('property_feature', false);

create table property_assignee (
  company_id bigint not null,
  property_id bigint not null,
  assigned_to bigint not null,
  primary key (company_id, property_id, assigned_to),
  foreign key (company_id, property_id) references property (company_id, id),
  foreign key (company_id, assigned_to) references app_user (company_id, id)
);
create index property_assignee_of on property_assignee (company_id, assigned_to, property_id);
call secure_company_table('property_assignee', false);

create trigger follow_areas after insert or update of area on property for each row execute function follow_links('property_area', 'property_id', 'area');
create trigger follow_features after insert or update of features on property for each row execute function follow_links('property_feature', 'property_id', 'features');
create trigger follow_assignees after insert or update of assigned_to on property for each row execute function follow_links('property_assignee', 'property_id', 'assigned_to');

create function name_places() returns trigger language plpgsql as $$
begin
  new.place_text := concat_ws(e'\n',
    (select s.society_name from society s where s.company_id = new.company_id and s.id = new.society_name),
    (select string_agg(a.area, e'\n' order by a.area) from area a where a.company_id = new.company_id and a.id = any (new.area)));
  return new;
end $$;
create trigger name_places before insert or update of area, society_name, place_text on property for each row execute function name_places();

-- An area or a society that is renamed, or an area that moves to another city, takes its properties with it.
create function follow_area() returns trigger language plpgsql as $$
begin
  update property p set place_text = '', city = case when p.area[1] = new.id then new.city else p.city end
    from property_area l where l.company_id = new.company_id and l.area = new.id and p.company_id = l.company_id and p.id = l.property_id;
  return null;
end $$;
create trigger follow_area after update of area, city on area for each row
  when (old.area is distinct from new.area or old.city is distinct from new.city) execute function follow_area();

create function follow_society() returns trigger language plpgsql as $$
begin
  update property set place_text = '' where company_id = new.company_id and society_name = new.id;
  return null;
end $$;
create trigger follow_society after update of society_name on society for each row
  when (old.society_name is distinct from new.society_name) execute function follow_society();

-- The trail and the live events know the locks of properties and inquiries, and whose an inquiry is.
create or replace function note_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
      perform pg_notify('angan_change', (jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', id, 'action', 'created')
        || reach_of(to_jsonb(r)))::text) from new_rows r;
    else
      perform pg_notify('angan_change', jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', 0, 'action', 'created')::text)
        from (select distinct company_id from new_rows) c;
    end if;
  elsif tg_op = 'UPDATE' then
    with changed as (
      select n.company_id, n.id,
        (select jsonb_object_agg(o.key, jsonb_build_array(o.value, v.value))
           from jsonb_each(to_jsonb(b)) o join jsonb_each(to_jsonb(n)) v using (key)
          where o.value is distinct from v.value
            and o.key <> all (array['last_updated', 'search_text', 'search_text_open', 'name_key', 'place_text'])) as diff,
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
    select count(pg_notify('angan_change', (jsonb_build_object('company', w.company_id, 'entity', tg_table_name, 'id', w.entity_id,
        'action', case w.action when 'deleted' then 'deleted' else 'changed' end) || reach_of(c.now_is))::text))
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

-- What decides who may hear of a record, and nothing else of it.
create function reach_of(p_row jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('locked', coalesce(p_row ->> 'locked_contact', p_row ->> 'locked_property', p_row ->> 'locked_inquiry'),
    'property_type', p_row -> 'property_type')
    || case when p_row ? 'locked_inquiry' then jsonb_build_object('created_by', p_row -> 'created_by', 'assigned_to', p_row -> 'assigned_to') else '{}' end
$$;

call secure_company_table('property');
-- Properties are never removed, only marked as deleted.
revoke delete on property from angan_app;

-- Ids of the company's properties that have all the words, at most p_most of them. A function with its owner's rights,
-- because row-level security keeps LIKE from a trigram index; the wall stands in it. One LIKE for each word, since the
-- index serves no LIKE ALL. p_open: the reader sees neither numbers nor locked records.
create function search_properties(p_words text[], p_open boolean, p_most int) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company bigint := current_company_id();
  searched text := case when p_open then 'search_text_open' else 'search_text' end;
  has_all text := (select string_agg(format('%I like %L', searched, word), ' and ') from unnest(p_words) word);
begin
  if company is null or has_all is null then return; end if;
  return query execute format('select id from property where company_id = $1 and not is_deleted %s and %s limit %s',
    case when p_open then 'and not locked_property' else '' end, has_all, p_most) using company;
end $$;
revoke execute on function search_properties from public;
grant execute on function search_properties to angan_app;
