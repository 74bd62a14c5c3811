-- Which reminder letters of an office go by themselves, where that is not what the product begins with: none of them.
create table reminder_letter (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  letter smallint not null check (letter between 1 and 3),
  days smallint not null check (days between 1 and 365),
  is_on boolean not null,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, letter)
);
comment on column reminder_letter.days is 'after the due date of the invoice';
call secure_company_table('reminder_letter');
