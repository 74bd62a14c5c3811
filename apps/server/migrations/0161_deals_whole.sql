-- What a deal holds beside its plain fields: a unit of a project in place of a property, its people, what was offered,
-- its papers, its tasks and notes; and what the office's people propose.

alter table deal
  alter column property drop not null,
  add column projectunit bigint,
  add column co_broker bigint,
  -- The deal whose lease this one goes on with.
  add column renews bigint,
  -- [{user, share_percent}], which sum to 100 where there are any.
  add column closing_users jsonb not null default '[]',
  add column tds_challan text not null default '',
  add column tds_paid_on date,
  -- The inquiry that was made for the tenant before the lease ends.
  add column tenant_inquiry bigint,
  add constraint deal_of_one check (num_nonnulls(property, projectunit) = 1),
  add foreign key (company_id, projectunit) references projectunit (company_id, id),
  add foreign key (company_id, co_broker) references contact (company_id, id),
  add foreign key (company_id, renews) references deal (company_id, id),
  add foreign key (company_id, tenant_inquiry) references inquiry (company_id, id);
create index deal_of_projectunit on deal (company_id, projectunit) where projectunit is not null;
create index deal_of_co_broker on deal (company_id, co_broker) where co_broker is not null;
create unique index deal_renews_once on deal (company_id, renews) where renews is not null and not is_deleted and stage <> 'Cancelled';
-- What the lease clock looks through each morning.
create index deal_of_lease on deal (company_id, lease_end) where stage = 'Closed' and lease_end is not null and not is_deleted;

create or replace function follow_merge_of_deal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.buyer is distinct from old.buyer then
    new.buyer := person_now(new.company_id, new.buyer);
  end if;
  if tg_op = 'INSERT' or new.seller is distinct from old.seller then
    new.seller := person_now(new.company_id, new.seller);
  end if;
  if tg_op = 'INSERT' or new.co_broker is distinct from old.co_broker then
    new.co_broker := person_now(new.company_id, new.co_broker);
  end if;
  return new;
end $$;
drop trigger follow_merge on deal;
create trigger follow_merge before insert or update of buyer, seller, co_broker on deal for each row
  execute function follow_merge_of_deal();
create trigger forget_home_of_co_broker after update of co_broker on deal for each row
  when (old.co_broker is distinct from new.co_broker) execute function forget_home('co_broker');

-- Looked through four times a day for what is older than so many years.
create index deal_stage_move_at on deal_stage_move (at);

create table deal_offer (
  company_id bigint not null,
  id bigint generated always as identity,
  deal bigint not null,
  -- The side that names the amount.
  by_side text not null check (by_side in ('Buyer side', 'Seller side')),
  amount numeric(14, 2) not null check (amount > 0),
  note text not null default '',
  status text not null default 'Made' check (status in ('Made', 'Countered', 'Accepted', 'Rejected')),
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, deal) references deal (company_id, id)
);
create index deal_offer_of on deal_offer (company_id, deal, id);
-- One amount waits for an answer at a time.
create unique index deal_offer_open on deal_offer (company_id, deal) where status = 'Made';
call secure_company_table('deal_offer');
revoke delete on deal_offer from angan_app;

create table deal_paper (
  company_id bigint not null,
  id bigint generated always as identity,
  deal bigint not null,
  item text not null,
  is_done boolean not null default false,
  done_by bigint,
  done_at timestamptz,
  file bigint,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, deal) references deal (company_id, id),
  foreign key (company_id, done_by) references app_user (company_id, id),
  foreign key (company_id, file) references stored_file (company_id, id)
);
create index deal_paper_of on deal_paper (company_id, deal, id) where not is_deleted;
create unique index deal_paper_once on deal_paper (company_id, deal, lower(item)) where not is_deleted;
call secure_company_table('deal_paper');
revoke delete on deal_paper from angan_app;

create table deal_request (
  company_id bigint not null,
  id bigint generated always as identity,
  inquiry bigint not null,
  property bigint,
  projectunit bigint,
  deal_type bigint not null references deal_type (id),
  expected_close date not null,
  -- Price, or rent a month.
  amount numeric(14, 2),
  note text not null default '',
  status text not null default 'Asked' check (status in ('Asked', 'Approved', 'Declined')),
  answer text not null default '',
  answered_by bigint,
  deal bigint,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  check (num_nonnulls(property, projectunit) = 1),
  foreign key (company_id, inquiry) references inquiry (company_id, id),
  foreign key (company_id, property) references property (company_id, id),
  foreign key (company_id, projectunit) references projectunit (company_id, id),
  foreign key (company_id, answered_by) references app_user (company_id, id),
  foreign key (company_id, deal) references deal (company_id, id)
);
create index deal_request_open on deal_request (company_id, id) where status = 'Asked';
create index deal_request_of_inquiry on deal_request (company_id, inquiry);
call secure_company_table('deal_request');
revoke delete on deal_request from angan_app;

-- What the lease clock has told of a deal, so that no morning tells it again.
create table deal_lease_event (
  company_id bigint not null,
  deal bigint not null,
  -- Kind and day: 'expiry 2027-03-31 90'.
  event text not null,
  task bigint,
  at timestamptz not null default now(),
  primary key (company_id, deal, event),
  foreign key (company_id, deal) references deal (company_id, id),
  foreign key (company_id, task) references task (company_id, id)
);
call secure_company_table('deal_lease_event', false);
revoke update, delete on deal_lease_event from angan_app;

-- Token receipts as they were handed out; their numbers have no gaps in a financial year.
create table deal_receipt (
  company_id bigint not null,
  id bigint generated always as identity,
  deal bigint not null,
  number text not null,
  amount numeric(14, 2) not null,
  paid_on date not null,
  mode text not null,
  reference text not null default '',
  file bigint not null,
  created_by bigint,
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, deal) references deal (company_id, id),
  foreign key (company_id, file) references stored_file (company_id, id)
);
create index deal_receipt_of on deal_receipt (company_id, deal, id);
call secure_company_table('deal_receipt', false);
revoke update, delete on deal_receipt from angan_app;

alter table task
  add column deal bigint,
  -- Why the system planned it for the deal.
  add column deal_reason text check (deal_reason in ('Property TDS', 'Rent goes up', 'Lock-in ends', 'Notice window', 'Lease ends')),
  add foreign key (company_id, deal) references deal (company_id, id);
create index task_of_deal on task (company_id, deal, date_time) where deal is not null;
create index deal_deleted on deal (company_id, id) where is_deleted;

alter table note
  drop constraint note_link_kind_check,
  add constraint note_link_kind_check check (link_kind in ('contact', 'property', 'inquiry', 'project', 'society', 'deal'));
