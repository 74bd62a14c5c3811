-- Deals: one file from the first offer to Closed.

create table deal (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  deal_code text not null,
  deal_type bigint not null references deal_type (id),
  property bigint not null,
  inquiry bigint not null,
  -- Tenant and landlord where it is let.
  buyer bigint not null,
  seller bigint not null,
  our_side text not null check (our_side in ('Both', 'Buyer side', 'Seller side')),
  stage text not null default 'Negotiation' check (stage in ('Negotiation', 'Booking Form', 'Token Received', 'Agreement Drafted',
    'Agreement Signed', 'Loan in Process', 'Agreement Registered', 'Builder Invoice Raised', 'Registered', 'Handover Done',
    'Possession Given', 'Closed', 'Cancelled')),
  -- What was left out on the way, and so is not needed.
  skipped text[] not null default '{}',
  expected_close date not null,
  -- Percent; a move sets it to what its stage has.
  probability int not null check (probability between 0 and 100),
  agreed_price numeric(14, 2),
  agreed_rent numeric(14, 2),
  deposit numeric(14, 2),
  maintenance numeric(14, 2),
  stamp_value numeric(14, 2),
  token_amount numeric(14, 2),
  token_date date,
  token_mode text,
  token_receipt text not null default '',
  agreement_date date,
  agreement_value numeric(14, 2),
  registration_date date,
  registration_no text not null default '',
  sub_registrar text not null default '',
  handover_date date,
  stamp_duty numeric(14, 2),
  registration_fee numeric(14, 2),
  lease_start date,
  lease_end date,
  lock_in_months int,
  notice_months int,
  escalation_percent numeric(6, 3),
  escalation_every_months int,
  rent_due_day int,
  police_verification text not null default 'Pending' check (police_verification in ('Not needed', 'Pending', 'Done')),
  cancel_reason text,
  token_settlement text,
  comment text not null default '',
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, deal_code),
  foreign key (company_id, property) references property (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id),
  foreign key (company_id, buyer) references contact (company_id, id),
  foreign key (company_id, seller) references contact (company_id, id)
);
create index deal_newest on deal (company_id, created_date desc, id desc) where not is_deleted;
create index deal_by_stage on deal (company_id, stage, expected_close) where not is_deleted;
create index deal_of_property on deal (company_id, property) where not is_deleted;
create index deal_of_inquiry on deal (company_id, inquiry);
create index deal_of_buyer on deal (company_id, buyer);
create index deal_of_seller on deal (company_id, seller);
call secure_company_table('deal');
revoke delete on deal from angan_app;

create table deal_stage_move (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  deal bigint not null,
  from_stage text not null,
  to_stage text not null,
  by bigint default current_user_id(),
  at timestamptz not null default now(),
  note text not null default '',
  primary key (company_id, id),
  foreign key (company_id, deal) references deal (company_id, id),
  foreign key (company_id, by) references app_user (company_id, id)
);
create index deal_stage_move_of on deal_stage_move (company_id, deal, id);
call secure_company_table('deal_stage_move', false);
revoke update, delete on deal_stage_move from angan_app;

-- Who is merged goes along, on either side; each only where it is written, since a merge moves one after the other.
create function follow_merge_of_deal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.buyer is distinct from old.buyer then
    new.buyer := person_now(new.company_id, new.buyer);
  end if;
  if tg_op = 'INSERT' or new.seller is distinct from old.seller then
    new.seller := person_now(new.company_id, new.seller);
  end if;
  return new;
end $$;
create trigger follow_merge before insert or update of buyer, seller on deal for each row
  execute function follow_merge_of_deal();
create trigger forget_home_of_buyer after update of buyer on deal for each row
  when (old.buyer is distinct from new.buyer) execute function forget_home('buyer');
create trigger forget_home_of_seller after update of seller on deal for each row
  when (old.seller is distinct from new.seller) execute function forget_home('seller');
