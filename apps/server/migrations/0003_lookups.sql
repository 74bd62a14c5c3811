-- The platform's lists, the same for every company. Their rows come from the domain package, by id, at each start.

create table property_type (id bigint primary key, property_type text not null, sort int not null, is_active boolean not null default true);
create table property_subtype (id bigint primary key, property_subtype text not null, property_type bigint not null references property_type (id), "group" text not null, sort int not null, is_active boolean not null default true);
create table deal_type (id bigint primary key, deal_type text not null, sort int not null, is_active boolean not null default true);
create table bhk (id bigint primary key, bhk text not null, value numeric(4, 1) not null, sort int not null, is_active boolean not null default true);
create table furniture (id bigint primary key, furniture text not null, property_type bigint not null references property_type (id), ladder int not null, sort int not null, is_active boolean not null default true);
create table possession (id bigint primary key, possession text not null, months_min numeric(5, 1), months_max numeric(5, 1), is_ready boolean not null, needs_date boolean not null, sort int not null, is_active boolean not null default true);
create table amenity (id bigint primary key, amenity text not null, "group" text not null, sort int not null, is_active boolean not null default true);
create table country (id bigint primary key, country text not null, iso_code text not null, dial_code text not null, sort int not null, is_active boolean not null default true);
create table city (id bigint primary key, city text not null, state text not null, sort int not null, is_active boolean not null default true);

grant select on property_type, property_subtype, deal_type, bhk, furniture, possession, amenity, country, city to angan_app, angan_platform;

alter table company add foreign key (default_city) references city (id);

create table feature (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  feature text not null,
  category text not null default 'Other',
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index feature_name on feature (company_id, lower(feature));
call secure_company_table('feature');

create table area (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  area text not null,
  city bigint not null references city (id),
  zone text not null default '',
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index area_name on area (company_id, city, lower(area));
call secure_company_table('area');

create table society (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  society_name text not null,
  area bigint not null,
  address text not null default '',
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, area) references area (company_id, id)
);
create unique index society_name on society (company_id, area, lower(society_name));
call secure_company_table('society');
