-- Which records were added in bulk, and by which row of a person's grid: a row that is sent again is known by its key.

create table bulk_property (
  company_id bigint not null references company (id),
  created_by bigint not null,
  row_key uuid not null,
  property bigint not null,
  -- Somebody said that it needs no more detail.
  bulk_done boolean not null default false,
  primary key (company_id, created_by, row_key),
  foreign key (company_id, created_by) references app_user (company_id, id),
  foreign key (company_id, property) references property (company_id, id)
);
create unique index bulk_property_record on bulk_property (company_id, property) include (bulk_done);
call secure_company_table('bulk_property', false);

create table bulk_inquiry (
  company_id bigint not null references company (id),
  created_by bigint not null,
  row_key uuid not null,
  inquiry bigint not null,
  bulk_done boolean not null default false,
  primary key (company_id, created_by, row_key),
  foreign key (company_id, created_by) references app_user (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id)
);
create unique index bulk_inquiry_record on bulk_inquiry (company_id, inquiry) include (bulk_done);
call secure_company_table('bulk_inquiry', false);
