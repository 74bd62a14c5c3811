-- When the gateway was last asked about an order that nobody paid yet: the older the order, the less often it is asked
-- about. Beside the order, whose own trail tells of what became of it.
create table transaction_asked (
  company_id bigint not null,
  transaction bigint not null,
  asked_at timestamptz not null,
  primary key (company_id, transaction),
  foreign key (company_id, transaction) references transaction (company_id, id) on delete cascade
);
call secure_company_table('transaction_asked', false);
revoke insert, update, delete on transaction_asked from angan_app;
