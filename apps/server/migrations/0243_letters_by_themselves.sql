-- What became of each letter of an invoice that goes by itself: it went, or somebody held it. One row of each, whoever is
-- quicker, so that no letter goes twice and none goes that was held.
create table commission_letter (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  commission bigint not null,
  invoice bigint not null,
  letter smallint not null check (letter between 1 and 3),
  state text not null check (state in ('Sent', 'Held')),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, commission, invoice, letter),
  foreign key (company_id, commission) references commission (company_id, id),
  foreign key (company_id, invoice) references invoice (company_id, id),
  foreign key (company_id, created_by) references app_user (company_id, id)
);
call secure_company_table('commission_letter');
create index commission_letter_day on commission_letter (company_id, created_date) where state = 'Sent';
