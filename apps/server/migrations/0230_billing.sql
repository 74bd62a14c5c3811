-- What offices pay the platform: orders, what was paid on each, and the invoices for them. Amounts in paise.

create table coupon (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  -- In capitals, as people type it.
  code text not null check (code ~ '^[A-Z0-9-]{3,30}$'),
  percent int check (percent between 1 and 100),
  -- Rupees.
  amount int check (amount > 0),
  -- Null: any.
  plan bigint,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- Offices that may use it, each once; null: as many as come.
  most_uses int check (most_uses > 0),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, code),
  foreign key (company_id, plan) references plan (company_id, id),
  check ((percent is null) <> (amount is null))
);
call secure_company_table('coupon');

create table transaction (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  -- 'ORD-2026-000412', counted in each office.
  order_no text not null,
  gateway text not null default 'Razorpay' check (gateway in ('Razorpay', 'Offline')),
  gateway_order_id text unique,
  -- The payment that turned it on.
  gateway_payment_id text unique,
  purpose text not null check (purpose in ('New', 'Renewal', 'Upgrade', 'Add users')),
  plan bigint not null references plan (id),
  duration_months int not null check (duration_months in (1, 3, 6, 12)),
  users int not null check (users > 0),
  users_added int not null default 0 check (users_added >= 0),
  -- Of added users: what falls on each term, {subscription: paise}.
  shares jsonb not null default '{}',
  -- One of the platform's.
  coupon bigint,
  -- The day whose prices and credit it goes by.
  priced_on date not null,
  price bigint not null check (price >= 0),
  discount bigint not null check (discount >= 0),
  credit bigint not null check (credit >= 0),
  taxable bigint not null check (taxable = price - discount - credit and taxable >= 0),
  gst_rate numeric(6, 3) not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  rounding bigint not null,
  total bigint not null check (total = taxable + cgst + sgst + igst + rounding),
  -- {legal_name, address, gstin, state_code}
  buyer jsonb not null,
  status text not null default 'Created'
    check (status in ('Created', 'Pending', 'Paid', 'Failed', 'Expired', 'Refund Requested', 'Refunded', 'Part Refunded')),
  held_reason text check (held_reason in ('amount', 'currency', 'credit', 'no_term')),
  method text,
  failure_reason text not null default '',
  paid_at timestamptz,
  -- The term that it bought or made larger.
  subscription bigint,
  expires_at timestamptz not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, order_no),
  foreign key (company_id, subscription) references subscription (company_id, id)
);
create index transaction_of_company on transaction (company_id, id desc);
create index transaction_to_check on transaction (created_date) where paid_at is null and gateway_order_id is not null;
create index transaction_of_coupon on transaction (coupon) where coupon is not null and paid_at is not null;
call secure_company_table('transaction');
revoke delete on transaction from angan_app;

-- Of the platform's coupons whoever types one sees this.
create function coupon_of(p_code text) returns table (id bigint, percent int, amount int, plan bigint, is_used boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.id, k.percent, k.amount, k.plan,
         exists (select from transaction t where t.coupon = k.id and t.company_id = current_company_id() and t.paid_at is not null)
    from coupon k join company c on c.id = k.company_id and c.is_platform
   where k.code = p_code and k.valid_from <= today_in_india() and (k.valid_to is null or k.valid_to >= today_in_india())
     and (k.most_uses is null or k.most_uses > (select count(*) from transaction t where t.coupon = k.id and t.paid_at is not null))
$$;
revoke execute on function coupon_of(text) from public;
grant execute on function coupon_of(text) to angan_app, angan_platform;

-- Every attempt that the gateway told of. It goes forward only, whatever order it is told in.
create table payment (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  transaction bigint not null,
  gateway_payment_id text not null unique,
  status text not null check (status in ('created', 'authorized', 'failed', 'captured', 'refunded')),
  amount bigint not null,
  currency text not null,
  method text,
  failure_reason text not null default '',
  -- What became of money that came: it paid the order, it is held for the Admin, or it goes back since the order was paid.
  outcome text check (outcome in ('paid', 'held', 'second')),
  refund_id text,
  refunded bigint not null default 0,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, transaction) references transaction (company_id, id)
);
create index payment_of_transaction on payment (company_id, transaction, id);
create unique index payment_that_paid on payment (company_id, transaction) where outcome = 'paid';
call secure_company_table('payment');
revoke delete on payment from angan_app;

create table platform_invoice (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  transaction bigint not null,
  kind text not null check (kind in ('Invoice', 'Credit note')),
  no text not null unique check (length(no) <= 16),
  date date not null,
  taxable bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  rounding bigint not null,
  total bigint not null,
  gst_rate numeric(6, 3) not null,
  -- The invoice that a credit note takes back.
  ref bigint,
  -- All that the paper says, as it was when it went out.
  content jsonb not null,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, transaction) references transaction (company_id, id),
  foreign key (company_id, ref) references platform_invoice (company_id, id)
);
create index platform_invoice_of_transaction on platform_invoice (company_id, transaction);
create unique index platform_invoice_once on platform_invoice (company_id, transaction) where kind = 'Invoice';
call secure_company_table('platform_invoice');
revoke insert, update, delete on platform_invoice from angan_app;

call create_inbox_table('payment_event');
