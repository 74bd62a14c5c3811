-- Money that goes back to an office, each time a row: what was asked for, what the gateway made of it, and the credit note.
create table refund (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  transaction bigint not null,
  -- The attempt whose money it is.
  payment bigint not null,
  -- Paise.
  amount bigint not null check (amount > 0),
  cause text not null check (cause in ('Asked', 'Second payment', 'Held', 'Surplus', 'At the gateway')),
  -- What the Admin wrote, and of money that was given back past the gateway its bank's reference.
  reason text not null default '',
  reference text not null default '',
  -- What becomes of the term that the order bought.
  term text not null default 'Stays' check (term in ('Ends today', 'Stays')),
  status text not null default 'Requested' check (status in ('Requested', 'Done', 'Failed')),
  gateway_refund_id text unique,
  -- The gateway's own words for a refusal.
  failure text not null default '',
  credit_note bigint,
  done_at timestamptz,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, transaction) references transaction (company_id, id),
  foreign key (company_id, payment) references payment (company_id, id),
  foreign key (company_id, credit_note) references platform_invoice (company_id, id)
);
create index refund_of_transaction on refund (company_id, transaction, id);
create index refund_of_payment on refund (company_id, payment);
create unique index refund_of_second_payment on refund (company_id, payment) where cause = 'Second payment';
call secure_company_table('refund');
-- The office reads what came back; the platform alone gives.
revoke insert, update, delete on refund from angan_app;

-- Money that was held and went back: it paid nothing and waits for nobody.
alter table payment drop constraint payment_outcome_check;
alter table payment add constraint payment_outcome_check check (outcome in ('paid', 'held', 'second', 'returned'));
-- Of money that came past the gateway: the bank's number, the receipt of cash.
alter table payment add column reference text not null default '';
create index payment_held on payment (transaction) where outcome = 'held';

-- Why an order came to less than its quote, and who accepted money that did not fit.
alter table transaction add column accepted_reason text not null default '';
-- The Admin's list: of a million orders a page of those in a state, the newest first.
create index transaction_of_status on transaction (status, id desc);
create index transaction_of_purpose on transaction (purpose, id desc);
create index transaction_no on transaction (order_no text_pattern_ops, id desc);
create index transaction_held on transaction (id desc) where held_reason is not null;
