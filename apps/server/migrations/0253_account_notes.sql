-- What the platform's people note of an office, for themselves: rows of the platform's company, which the office never sees.
create table account_note (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  office bigint not null references company (id),
  text text not null check (text <> ''),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create index account_note_of_office on account_note (company_id, office, id desc);
call secure_company_table('account_note');
