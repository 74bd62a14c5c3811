-- The brokerage desk: what each payer of a deal owes, its papers, receipts and splits.

alter table contact add column pan text not null default '', add column gstin text not null default '';
alter table company
  add column constitution text check (constitution in ('Individual', 'HUF', 'Partnership', 'LLP', 'Company')),
  add column tan text not null default '',
  -- null: as the constitution has it.
  add column deducts_tds boolean,
  add column invoice_prefix text not null default '',
  add column bank_account text not null default '',
  add column upi_id text not null default '';

create table commission (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  deal bigint,
  -- Of a lender's payout.
  loan bigint,
  payer_side text not null check (payer_side in ('Buyer', 'Seller', 'Tenant', 'Landlord', 'Builder', 'Lender', 'Co-broker')),
  payer bigint not null,
  basis text not null check (basis in ('Percent of price', 'Months of rent', 'Percent of deposit', 'Per sqft', 'Fixed amount', 'Slab')),
  rate numeric(14, 3) not null default 0,
  slab jsonb,
  -- Rupees, or square feet of the basis 'Per sqft'; null as long as the deal does not say it.
  base_amount numeric(16, 3),
  -- Said by a person, with the note why; else it follows the deal.
  base_is_own boolean not null default false,
  base_note text not null default '',
  gross_amount numeric(14, 2) not null default 0,
  discount numeric(14, 2) not null default 0,
  gst_treatment text not null check (gst_treatment in ('Charge GST', 'Not registered', 'Reverse/other')),
  gst_rate numeric(6, 3) not null default 0,
  -- The state's number in the GST register; '' where it is not known.
  place_of_supply text not null default '',
  sac text not null default '',
  taxable numeric(14, 2) not null default 0,
  cgst numeric(14, 2) not null default 0,
  sgst numeric(14, 2) not null default 0,
  igst numeric(14, 2) not null default 0,
  rounding numeric(14, 2) not null default 0,
  -- Less credit notes, as the columns before it.
  invoice_total numeric(14, 2) not null default 0,
  deducts_tds boolean not null default false,
  tds_section text not null default '',
  tds_percent numeric(6, 3),
  tds_expected numeric(14, 2) not null default 0,
  net_expected numeric(14, 2) not null default 0,
  amount_received numeric(14, 2) not null default 0,
  tds_received numeric(14, 2) not null default 0,
  balance numeric(14, 2) not null default 0,
  -- Of the oldest open milestone.
  due_date date,
  status text not null default 'Expected' check (status in ('Expected', 'Confirmed', 'Invoiced', 'Part Received', 'Received', 'Disputed', 'Written Off', 'Cancelled')),
  disputed_from text,
  dispute_note text not null default '',
  written_off_reason text not null default '',
  -- How the payer agreed to the terms: by hand, by a code, or a file of a paper signed elsewhere.
  terms_method text check (terms_method in ('Signature', 'OTP', 'File')),
  terms_at timestamptz,
  terms_file bigint,
  -- What was agreed to, as it stood then.
  terms_content jsonb,
  comment text not null default '',
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, deal) references deal (company_id, id),
  foreign key (company_id, payer) references contact (company_id, id),
  check (num_nonnulls(deal, loan) = 1)
);
create index commission_of_deal on commission (company_id, deal) where not is_deleted;
create index commission_of_payer on commission (company_id, payer);
create index commission_newest on commission (company_id, created_date desc, id desc) where not is_deleted;
create index commission_due on commission (company_id, due_date, id) where not is_deleted and balance > 0;
call secure_company_table('commission');
revoke delete on commission from angan_app;
create function follow_merge_of_payer() returns trigger language plpgsql as $$
begin
  new.payer := person_now(new.company_id, new.payer);
  return new;
end $$;
create trigger follow_merge before insert or update of payer on commission for each row execute function follow_merge_of_payer();
create trigger forget_home_of_payer after update of payer on commission for each row
  when (old.payer is distinct from new.payer) execute function forget_home('payer');

create table commission_milestone (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  commission bigint not null,
  place int not null,
  label text not null default '',
  percent numeric(6, 3) not null,
  due_date date,
  taxable numeric(14, 2) not null default 0,
  cgst numeric(14, 2) not null default 0,
  sgst numeric(14, 2) not null default 0,
  igst numeric(14, 2) not null default 0,
  rounding numeric(14, 2) not null default 0,
  total numeric(14, 2) not null default 0,
  tds numeric(14, 2) not null default 0,
  -- What receipts have settled of it.
  settled numeric(14, 2) not null default 0,
  primary key (company_id, id),
  foreign key (company_id, commission) references commission (company_id, id)
);
create index commission_milestone_of on commission_milestone (company_id, commission, place);
call secure_company_table('commission_milestone', false);

-- Papers that went out. Nothing changes what is written: a mistake is taken back by a paper that refers to it.
create table invoice (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  commission bigint not null,
  milestone bigint,
  kind text not null check (kind in ('Invoice', 'Credit note', 'Receipt voucher', 'Refund voucher')),
  no text not null,
  date date not null,
  due_date date,
  taxable numeric(14, 2) not null,
  cgst numeric(14, 2) not null,
  sgst numeric(14, 2) not null,
  igst numeric(14, 2) not null,
  rounding numeric(14, 2) not null,
  total numeric(14, 2) not null,
  gst_rate numeric(6, 3) not null,
  place_of_supply text not null default '',
  -- The paper that a credit note or a refund voucher takes back.
  ref bigint,
  -- The receipt vouchers that an invoice uses up.
  uses bigint[] not null default '{}',
  -- Whether a credit note still lowers the GST that is owed.
  lowers_gst boolean not null default true,
  -- All that the paper says, as it was when it went out.
  content jsonb not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, no),
  foreign key (company_id, commission) references commission (company_id, id),
  foreign key (company_id, milestone) references commission_milestone (company_id, id),
  foreign key (company_id, ref) references invoice (company_id, id)
);
create index invoice_of_commission on invoice (company_id, commission, id);
create index invoice_by_day on invoice (company_id, date, id);
call secure_company_table('invoice', false);
create trigger note_insert after insert on invoice referencing new table as new_rows for each statement execute function note_changes();
revoke update, delete on invoice from angan_app;

create table commission_receipt (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  commission bigint not null,
  -- The invoice that it is for; of an advance, its receipt voucher.
  invoice bigint,
  date date not null,
  -- The day in the payer's books; null: that of the receipt.
  credited_on date,
  amount numeric(14, 2) not null check (amount >= 0),
  mode text not null check (mode in ('UPI', 'NEFT', 'RTGS', 'IMPS', 'Cheque', 'DD', 'Cash', 'Card')),
  ref_no text not null default '',
  bank text not null default '',
  tds_amount numeric(14, 2) not null default 0 check (tds_amount >= 0),
  tds_section text not null default '',
  certificate_form text not null default '',
  certificate_no text not null default '',
  certificate_received boolean not null default false,
  certificate_on date,
  certificate_asked_at timestamptz,
  is_deleted boolean not null default false,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, commission) references commission (company_id, id),
  foreign key (company_id, invoice) references invoice (company_id, id)
);
create index commission_receipt_of on commission_receipt (company_id, commission, id);
create index commission_receipt_by_day on commission_receipt (company_id, date desc, id desc) where not is_deleted;
create index commission_receipt_pending on commission_receipt (company_id, date, id)
  where tds_amount > 0 and not certificate_received and not is_deleted;
call secure_company_table('commission_receipt');
revoke delete on commission_receipt from angan_app;

create table commission_split (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  commission bigint not null,
  party_type text not null check (party_type in ('Sub-user', 'Co-broker', 'Referrer')),
  user_id bigint,
  contact bigint,
  -- Of the brokerage without GST, after discount; or rupees.
  percent numeric(6, 3),
  fixed numeric(14, 2),
  amount numeric(14, 2) not null default 0,
  tds_rate numeric(6, 3),
  tds_section text not null default '',
  tds_amount numeric(14, 2) not null default 0,
  status text not null default 'Due' check (status in ('Due', 'Paid')),
  paid_on date,
  mode text check (mode in ('UPI', 'NEFT', 'RTGS', 'IMPS', 'Cheque', 'DD', 'Cash', 'Card')),
  ref_no text not null default '',
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, commission) references commission (company_id, id),
  foreign key (company_id, user_id) references app_user (company_id, id),
  foreign key (company_id, contact) references contact (company_id, id),
  check (num_nonnulls(user_id, contact) = 1 and (user_id is not null) = (party_type = 'Sub-user')),
  check (num_nonnulls(percent, fixed) = 1)
);
create index commission_split_of on commission_split (company_id, commission, id);
create index commission_split_of_user on commission_split (company_id, user_id) where user_id is not null;
create index commission_split_of_contact on commission_split (company_id, contact) where contact is not null;
call secure_company_table('commission_split');
create trigger follow_merge before insert or update of contact on commission_split for each row
  when (new.contact is not null) execute function follow_merge();
create trigger forget_home_of_contact after update of contact on commission_split for each row
  when (old.contact is distinct from new.contact) execute function forget_home('contact');

-- What was asked of a payer, and how.
create table commission_reminder (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  commission bigint not null,
  about text not null check (about in ('Payment', 'TDS certificate')),
  tone text not null check (tone in ('Friendly', 'Firm', 'Final')),
  language text not null check (language in ('English', 'Hindi', 'Gujarati')),
  channel text not null check (channel in ('WhatsApp', 'E-mail', 'PDF', 'Call')),
  text text not null default '',
  by bigint default current_user_id(),
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, commission) references commission (company_id, id),
  foreign key (company_id, by) references app_user (company_id, id)
);
create index commission_reminder_of on commission_reminder (company_id, commission, id);
call secure_company_table('commission_reminder', false);
create trigger note_insert after insert on commission_reminder referencing new table as new_rows for each statement execute function note_changes();
revoke update, delete on commission_reminder from angan_app;

