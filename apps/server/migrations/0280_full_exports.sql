-- All that an office has, in one file for its Owner.

create table full_export (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  status text not null default 'Waiting' check (status in ('Waiting', 'Writing', 'Ready', 'Failed', 'Expired')),
  -- Rows and files written, of how many; null until they are counted.
  done bigint not null default 0,
  total bigint,
  -- Rows and files that could not be read.
  left_out bigint not null default 0,
  problem jsonb,
  expires_at timestamptz not null,
  created_by bigint not null,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references app_user (company_id, id)
);
comment on column full_export.problem is '{key, values}: one of own-data/full-export-problems.ts of the contract';
create index full_export_newest on full_export (company_id, id desc);
-- One at a time.
create unique index full_export_working on full_export (company_id) where status in ('Waiting', 'Writing');
call secure_company_table('full_export', false);
revoke delete on full_export from angan_app;
create trigger touch before update on full_export for each row execute function touch_last_updated();
create trigger tell_progress after insert or update on full_export for each row execute function tell_progress();
