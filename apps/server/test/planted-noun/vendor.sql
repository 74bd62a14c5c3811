create table planted_vendor (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  vendor_name text not null,
  mobile_number text not null default '',
  trade text,
  area bigint,
  comment text not null default '',
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, area) references area (company_id, id)
);
call secure_company_table('planted_vendor');
