-- Areas, societies and features with all that an office knows of them.

create table state (
  id bigint primary key,
  state text not null,
  country bigint not null references country (id),
  gst_state_code text not null,
  bigha_sqft numeric(14, 3),
  sort int not null,
  is_active boolean not null default true
);
grant select on state to angan_app, angan_platform;
alter table country add currency text not null default '', add currency_symbol text not null default '';

-- A list of words as text to search in; array_to_string itself is not immutable, since it takes anything.
create function words_in(p_words text[]) returns text language sql immutable parallel safe
  as $$ select array_to_string(p_words, e'\n') $$;

alter table area
  add pincodes text[] not null default '{}',
  -- As brokers write it; a merge adds the name that is gone.
  add aliases text[] not null default '{}',
  add is_active boolean not null default true;
alter table area add search_text text generated always as (lower(area || e'\n' || words_in(aliases) || e'\n' || words_in(pincodes))) stored not null;

-- Two areas that a customer takes for each other. One row a pair, so that what is said on one side holds on the other.
create table area_neighbour (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  one bigint not null,
  other bigint not null check (one < other),
  -- null: next to each other, how far is not known.
  km numeric(5, 1) check (km >= 0),
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, one, other),
  foreign key (company_id, one) references area (company_id, id) on delete cascade,
  foreign key (company_id, other) references area (company_id, id) on delete cascade
);
create index area_neighbour_other on area_neighbour (company_id, other);
call secure_company_table('area_neighbour');

alter table society
  add aliases text[] not null default '{}',
  add society_kind text,
  -- Empty: any.
  add property_type bigint[] not null default '{}',
  add landmark text not null default '',
  add pincode text not null default '',
  add latitude numeric(9, 6),
  add longitude numeric(9, 6),
  add builder_name text not null default '',
  add towers int,
  add floors int,
  add units_total int,
  add year_built int,
  add amenities bigint[] not null default '{}',
  add maintenance numeric(14, 2),
  add maintenance_basis text not null default 'Per month',
  add transfer_charge numeric(14, 2),
  add noc_required boolean,
  add rules text not null default '',
  add office_contact bigint,
  add watchman_contact bigint,
  add parking_rule text not null default '',
  add water_source text[] not null default '{}',
  add power_backup text,
  add lift_count int,
  add rera_no text not null default '',
  add oc_received boolean,
  add is_active boolean not null default true,
  add foreign key (company_id, office_contact) references contact (company_id, id),
  add foreign key (company_id, watchman_contact) references contact (company_id, id);
alter table society add search_text text generated always as (lower(society_name || e'\n' || words_in(aliases))) stored not null;
create index society_of_area on society (company_id, area);
create index society_of_office on society (company_id, office_contact) where office_contact is not null;
create index society_of_watchman on society (company_id, watchman_contact) where watchman_contact is not null;

-- Who keeps the gate may be merged with somebody at the same moment: see 0015.
create function follow_merge_of_society() returns trigger language plpgsql as $$
begin
  -- Each only where it is written: a merge moves one after the other, and remembers what it moved.
  if tg_op = 'INSERT' or new.office_contact is distinct from old.office_contact then
    new.office_contact := person_now(new.company_id, new.office_contact);
  end if;
  if tg_op = 'INSERT' or new.watchman_contact is distinct from old.watchman_contact then
    new.watchman_contact := person_now(new.company_id, new.watchman_contact);
  end if;
  return new;
end $$;
create trigger follow_merge before insert or update of office_contact, watchman_contact on society for each row
  when (new.office_contact is not null or new.watchman_contact is not null) execute function follow_merge_of_society();

alter table feature
  add aliases text[] not null default '{}',
  -- Empty: any.
  add property_type bigint[] not null default '{}',
  add colour text not null default 'Grey',
  -- Came with the office, not from its people.
  add is_system boolean not null default false,
  add is_active boolean not null default true;
alter table feature add search_text text generated always as (lower(feature || e'\n' || words_in(aliases))) stored not null;
