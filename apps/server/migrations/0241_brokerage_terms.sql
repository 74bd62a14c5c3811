-- What an office asks for on a new deal where that is not what the product begins with (domain 4.1).
create table brokerage_term (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  "case" text not null,
  payer_side text not null,
  basis text not null,
  rate numeric(6, 2),
  is_active boolean not null,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, "case", payer_side, basis)
);
comment on column brokerage_term.rate is 'percent or months, as the basis says; null where slabs say it';
call secure_company_table('brokerage_term');
