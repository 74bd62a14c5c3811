-- Projects of builders: their unit types, their people, and the leads that are registered with them.

create table project (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  project_name text not null,
  builder_name text not null,
  property_type bigint not null references property_type (id),
  property_subtype bigint[] not null,
  -- How the broker may sell in it; none while it is only noted.
  deal_type bigint[] not null default '{}',
  -- The first area's.
  city bigint not null references city (id),
  area bigint[] not null,
  address text not null default '',
  pincode text not null default '',
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  rera_no text not null default '',
  rera_valid_to date,
  status text not null check (status in ('Pre-launch', 'New launch', 'Under construction', 'Nearing possession', 'Ready', 'Sold out', 'Stalled')),
  launch_date date,
  possession_date date,
  rera_possession_date date,
  land_area numeric(14, 3),
  land_unit text,
  towers int,
  floors int,
  units_total int,
  amenities bigint[] not null default '{}',
  features bigint[] not null default '{}',
  -- Ids of the domain package's list of banks.
  approved_banks bigint[] not null default '{}',
  -- [{milestone, percent}]
  payment_plan jsonb not null default '[]',
  -- [{label, amount, basis}]
  other_charges jsonb not null default '[]',
  -- {basis, value, slabs: [{from_units, percent}]}
  brokerage_terms jsonb,
  payout_rule text not null default '',
  lead_registration boolean not null default false,
  lead_lock_days int,
  site_visit_hours text not null default '',
  site_contact text not null default '',
  description text not null default '',
  remark text not null default '',
  is_active boolean not null default true,
  -- What its unit types come to; kept by follow_units().
  price_from numeric(14, 2),
  price_to numeric(14, 2),
  units_left int,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index project_name on project (company_id, (area[1]), lower(project_name)) where not is_deleted;
create index project_newest on project (company_id, created_date desc, id desc) where not is_deleted;
call secure_company_table('project');
-- Projects are never removed, only marked as deleted.
revoke delete on project from angan_app;

create table project_area (
  company_id bigint not null,
  project_id bigint not null,
  area bigint not null,
  primary key (company_id, project_id, area),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, area) references area (company_id, id)
);
create index project_area_of on project_area (company_id, area, project_id);
call secure_company_table('project_area', false);

create table project_feature (
  company_id bigint not null,
  project_id bigint not null,
  features bigint not null,
  primary key (company_id, project_id, features),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, features) references feature (company_id, id)
);
create index project_feature_of on project_feature (company_id, features, project_id);
call secure_company_table('project_feature', false);

create trigger follow_areas after insert or update of area on project for each row execute function follow_links('project_area', 'project_id', 'area');
create trigger follow_features after insert or update of features on project for each row execute function follow_links('project_feature', 'project_id', 'features');

create function follow_city_of_area() returns trigger language plpgsql as $$
begin
  update project set city = new.city where company_id = new.company_id and area[1] = new.id;
  return null;
end $$;
create trigger follow_city_of_area after update of city on area for each row
  when (old.city is distinct from new.city) execute function follow_city_of_area();

-- People of the builder's office; the main one is the project's builder_contact.
create table project_contact (
  company_id bigint not null,
  id bigint generated always as identity,
  project bigint not null,
  contact bigint not null,
  role text not null,
  is_main boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, project) references project (company_id, id),
  foreign key (company_id, contact) references contact (company_id, id)
);
create index project_contact_of on project_contact (company_id, project, id);
create index project_contact_is on project_contact (company_id, contact);
call secure_company_table('project_contact');
create trigger follow_merge before insert or update of contact on project_contact for each row execute function follow_merge();

create table projectunit (
  company_id bigint not null,
  id bigint generated always as identity,
  project bigint not null,
  unit_name text not null,
  bhk bigint references bhk (id),
  rera_carpet numeric(14, 3) not null,
  carpet_unit text not null default 'Sqft',
  super_built_up numeric(14, 3),
  price_basis text not null default 'Total',
  price_from numeric(14, 2),
  price_to numeric(14, 2),
  -- For a whole unit, worked out by the domain package at each write.
  price_from_total numeric(14, 2),
  price_to_total numeric(14, 2),
  units_total int,
  units_left int,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, project) references project (company_id, id)
);
create unique index projectunit_name on projectunit (company_id, project, lower(unit_name)) where not is_deleted;
create index projectunit_of on projectunit (company_id, project, id) where not is_deleted;
call secure_company_table('projectunit');
revoke delete on projectunit from angan_app;

-- The project says what its unit types come to. Its row is locked first: of two units written at once the later one
-- has to count the earlier.
create function follow_units() returns trigger language plpgsql as $$
begin
  perform 1 from project where company_id = new.company_id and id = new.project for no key update;
  update project p set price_from = u.lowest, price_to = u.highest, units_left = u.remaining
    from (select min(coalesce(price_from_total, price_to_total)) as lowest, max(coalesce(price_to_total, price_from_total)) as highest,
        sum(units_left) as remaining
      from projectunit where company_id = new.company_id and project = new.project and not is_deleted) u
    where p.company_id = new.company_id and p.id = new.project
      and (p.price_from, p.price_to, p.units_left) is distinct from (u.lowest, u.highest, u.remaining);
  return null;
end $$;
create trigger follow_units after insert or update on projectunit for each row execute function follow_units();

create table project_inquiry (
  company_id bigint not null,
  id bigint generated always as identity,
  project bigint not null,
  inquiry bigint not null,
  registered_on date not null,
  registered_with text not null default '',
  ref_no text not null default '',
  -- The last day of the lock; null where the builder sets none.
  lead_lock_until date,
  status text not null default 'Sent' check (status in ('Sent', 'Accepted', 'Duplicate at builder', 'Expired')),
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, project) references project (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id)
);
create index project_inquiry_of on project_inquiry (company_id, project, id desc);
create index project_inquiry_is on project_inquiry (company_id, inquiry);
create index project_inquiry_ending on project_inquiry (company_id, lead_lock_until) where status in ('Sent', 'Accepted');
call secure_company_table('project_inquiry');
revoke delete on project_inquiry from angan_app;

-- A property may stand in a project, and somebody may ask for some of them.
alter table property add column project bigint, add foreign key (company_id, project) references project (company_id, id);
create index property_of_project on property (company_id, project) where project is not null;

alter table inquiry add column project bigint[] not null default '{}';
create table inquiry_project (
  company_id bigint not null,
  inquiry_id bigint not null,
  project bigint not null,
  primary key (company_id, inquiry_id, project),
  foreign key (company_id, inquiry_id) references inquiry (company_id, id),
  foreign key (company_id, project) references project (company_id, id)
);
create index inquiry_project_of on inquiry_project (company_id, project, inquiry_id);
call secure_company_table('inquiry_project', false);
create trigger follow_projects after insert or update of project on inquiry for each row execute function follow_links('inquiry_project', 'inquiry_id', 'project');
