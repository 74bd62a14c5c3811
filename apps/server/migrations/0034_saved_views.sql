-- Lists as people keep them for themselves: each only their own.
create table saved_view (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  user_id bigint not null,
  list text not null check (list in ('properties', 'inquiries', 'projects')),
  name text not null,
  query text not null,
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
create unique index saved_view_name on saved_view (company_id, user_id, list, lower(name));
call secure_company_table('saved_view', false);
