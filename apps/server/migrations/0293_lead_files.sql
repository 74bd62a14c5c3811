-- Files of leads as the platforms of ads export them: where their leads come from, and what each column was taken for. The
-- rows themselves are leads; those without one were here already.

create table lead_file (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  file_name text not null,
  -- The office's own name of where they come from: 'Google Ads'.
  source_name text not null check (source_name <> ''),
  -- Where a row does not say it.
  property_type bigint references property_type (id),
  deal_type bigint references deal_type (id),
  -- The same for files with the same headers in the same order.
  fingerprint text not null,
  -- [header, what it was taken for] of each column, in the order of the file; null where nothing stands in it.
  columns jsonb not null,
  rows_total int not null,
  -- Rows that were here before, or stand twice in it.
  rows_known int not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create index lead_file_by_header on lead_file (company_id, fingerprint, id desc);
call secure_company_table('lead_file');
revoke delete on lead_file from angan_app;

alter table lead_event drop constraint lead_event_source_check;
alter table lead_event add constraint lead_event_source_check
  check (source in ('99acres', 'MagicBricks', 'Housing', 'Facebook', 'Website', 'File'));
alter table lead_event add column lead_file bigint;
alter table lead_event add foreign key (company_id, lead_file) references lead_file (company_id, id);
create index lead_event_of_file on lead_event (company_id, lead_file) where lead_file is not null;

-- A long file holds up nobody who asks now: its rows are read after all others.
drop index lead_event_waiting;
create index lead_event_next on lead_event (company_id, (way = 'File'), tries, id) where result = 'Waiting';
