-- Where a property stands and how it came there, who else has to do with it, its lease, and what makes it found among many.

alter table property
  add column co_broker bigint,
  add column published_on jsonb not null default '{}',
  -- Worked out by the domain package at each write, as size_sqft is. unit_key: wing and unit as they are compared.
  add column carpet_sqft numeric(14, 3),
  add column carpet_is_estimate boolean not null default false,
  add column price_per_sqft numeric(14, 2),
  add column unit_key text not null default '',
  add column completeness int not null default 0,
  add column parking int generated always as (coalesce(parking_covered, 0) + coalesce(parking_open, 0)) stored,
  -- What the status was given with. deal_states: {id of the deal type: Available, Under Offer or Closed} where the sides of
  -- a property stand differently. asked: the move that somebody wants the Owner to make.
  add column status_reason text,
  add column hold_until date,
  add column closed_by text,
  add column closed_price numeric(14, 2),
  add column closed_on date,
  add column lease_end date,
  add column deal_states jsonb not null default '{}',
  add column asked jsonb,
  add foreign key (company_id, co_broker) references contact (company_id, id);
create index property_of_co_broker on property (company_id, co_broker) where co_broker is not null;

create trigger follow_merge_of_co_broker before insert or update of co_broker on property for each row
  when (new.co_broker is not null) execute function follow_merge_of_co_broker();

-- A caretaker with the key, the tenant in place, a second owner.
create table property_contact (
  company_id bigint not null,
  id bigint generated always as identity,
  property_id bigint not null,
  contact bigint not null,
  role text not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, property_id) references property (company_id, id),
  foreign key (company_id, contact) references contact (company_id, id)
);
create index property_contact_of_property on property_contact (company_id, property_id, id);
create index property_contact_of_contact on property_contact (company_id, contact);
call secure_company_table('property_contact');
create trigger follow_merge before insert or update of contact on property_contact for each row execute function follow_merge();

-- Every change of a price, by whatever wrote it.
create table property_price_change (
  company_id bigint not null,
  id bigint generated always as identity,
  property_id bigint not null,
  field text not null,
  old_price numeric(14, 2),
  new_price numeric(14, 2),
  created_by bigint,
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, property_id) references property (company_id, id)
);
create index property_price_change_of on property_price_change (company_id, property_id, id desc);
call secure_company_table('property_price_change', false);
revoke insert, update, delete on property_price_change from angan_app;

create function note_prices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into property_price_change (company_id, property_id, field, old_price, new_price, created_by)
    select n.company_id, n.id, v.field, v.old_price, v.new_price, current_user_id()
      from new_rows n
      join old_rows o on o.company_id = n.company_id and o.id = n.id,
      lateral (values ('sale_price', o.sale_price, n.sale_price), ('rent', o.rent, n.rent), ('deposit', o.deposit, n.deposit),
        ('maintenance', o.maintenance, n.maintenance), ('bottom_price', o.bottom_price, n.bottom_price),
        ('bottom_rent', o.bottom_rent, n.bottom_rent)) v (field, old_price, new_price)
     where v.old_price is distinct from v.new_price;
  return null;
end $$;
create trigger note_prices after update on property referencing old table as old_rows new table as new_rows
  for each statement execute function note_prices();

-- The lease that a property is sold with. One column for each line of the contract's table of fields.
create table preleased (
  company_id bigint not null,
  id bigint generated always as identity,
  property_id bigint not null,
  tenant_name text not null default '',
  tenant_category text,
  lease_start date,
  lease_end date,
  lock_in_end date,
  tenant_lock_in_end date,
  notice_months int,
  current_rent numeric(14, 2),
  gst_on_rent boolean not null default false,
  deposit numeric(14, 2),
  escalation_percent numeric(6, 3),
  escalation_every_months int,
  cam_payer text,
  cam_amount numeric(14, 2),
  property_tax_year numeric(14, 2),
  insurance_year numeric(14, 2),
  purchase_cost_percent numeric(6, 3),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, property_id),
  foreign key (company_id, property_id) references property (company_id, id)
);
call secure_company_table('preleased');

-- Whatever a broker narrows the list by stands in one index, so that a page and the counts per value read no more than it.
create index property_narrowed on property (company_id, created_date desc, id desc) include (property_type, locked_property, status,
  property_subtype, deal_type, city, area, society_name, bhk, furniture, facing, possession, property_age, occupancy, mandate,
  sale_price_total, rent_total, size_sqft, carpet_sqft, price_per_sqft, floor_no, bathrooms, parking, amenities, completeness,
  last_verified_at, available_from, assigned_to, created_by) where not is_deleted;
create index property_lowest_rate on property (company_id, price_per_sqft, id) where not is_deleted;
create index property_highest_rate on property (company_id, price_per_sqft desc nulls last, id desc) where not is_deleted;
create index property_longest_verified on property (company_id, last_verified_at, id) where not is_deleted;
create index property_newly_verified on property (company_id, last_verified_at desc nulls last, id desc) where not is_deleted;
create index property_least_complete on property (company_id, completeness, id) where not is_deleted;
-- What may be the same property.
create index property_unit on property (company_id, society_name, unit_key) where society_name is not null and unit_key <> '' and not is_deleted;

-- What is worked out is no news and no change that anybody made.
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
            and o.key <> all (array['last_updated', 'search_text', 'search_text_open', 'name_key', 'email_key', 'place_text',
              'unit_key', 'carpet_sqft', 'carpet_is_estimate', 'price_per_sqft', 'parking', 'completeness'])) as diff,
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

-- What is here already is worked out by the server, one job for each company.
do $$
declare
  c bigint;
begin
  for c in select distinct company_id from property loop
    perform set_config('app.company_id', c::text, true);
    perform enqueue_job('derive_properties', '{"after": 0}', 'derive_properties', null, 10);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
