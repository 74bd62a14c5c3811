-- Loans that the office arranges: from the first talk with the applicant to the lender's payout.

create table loan (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  loan_code text not null,
  applicant bigint not null,
  co_applicants bigint[] not null default '{}',
  inquiry bigint,
  property bigint,
  deal bigint,
  -- That of the property, else of the inquiry; null where the loan is for neither. It decides whose work the loan may be.
  property_type bigint references property_type (id),
  loan_type text not null,
  employment text not null,
  -- The lender of the application that leads; of no platform's table, since the list of banks stands in the domain.
  bank bigint,
  bank_executive bigint,
  monthly_income numeric(14, 2),
  existing_emi numeric(14, 2),
  age int check (age between 18 and 100),
  cibil int check (cibil between 300 and 900),
  property_value numeric(14, 2),
  required_amount numeric(14, 2) not null check (required_amount > 0),
  sanctioned_amount numeric(14, 2),
  sanction_date date,
  sanction_valid_to date,
  roi numeric(6, 3),
  rate_kind text check (rate_kind in ('Floating', 'Fixed')),
  tenure_months int check (tenure_months between 1 and 480),
  processing_fee numeric(14, 2),
  stage text not null default 'New' check (stage in ('New', 'Documents Pending', 'Documents Ready', 'Logged In', 'Credit Check',
    'Sanctioned', 'Legal and Technical', 'Agreement Signed', 'Part Disbursed', 'Disbursed', 'Payout Received', 'Query', 'On Hold',
    'Rejected', 'Withdrawn')),
  -- Where Query and On Hold go back to.
  left_stage text,
  stage_since timestamptz not null default now(),
  reject_reason text,
  -- Counted from its documents and disbursements, for lists.
  documents_total int not null default 0,
  documents_in_hand int not null default 0,
  disbursed_amount numeric(14, 2) not null default 0,
  payout_percent numeric(6, 3),
  -- [{up_to, rate}]: percent by what was disbursed; the whole amount at the row it falls in.
  payout_slab jsonb not null default '[]',
  payout_received_on date,
  payout_received numeric(14, 2),
  assigned_to bigint[] not null default '{}',
  next_follow_up timestamptz,
  comment text not null default '',
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, loan_code),
  check ((stage in ('Query', 'On Hold')) = (left_stage is not null)),
  foreign key (company_id, applicant) references contact (company_id, id),
  foreign key (company_id, bank_executive) references contact (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id),
  foreign key (company_id, property) references property (company_id, id),
  foreign key (company_id, deal) references deal (company_id, id)
);
create index loan_newest on loan (company_id, created_date desc, id desc) where not is_deleted;
create index loan_by_follow_up on loan (company_id, next_follow_up, id) where not is_deleted;
create index loan_by_stage on loan (company_id, stage) where not is_deleted;
create index loan_assigned on loan using gin (assigned_to);
create index loan_of_applicant on loan (company_id, applicant);
create index loan_of_bank_executive on loan (company_id, bank_executive) where bank_executive is not null;
create index loan_of_inquiry on loan (company_id, inquiry) where inquiry is not null;
create index loan_of_property on loan (company_id, property) where property is not null;
create index loan_of_deal on loan (company_id, deal) where deal is not null;
call secure_company_table('loan');
revoke delete on loan from angan_app;

-- One for each lender that is tried; one of them leads, and moves with the loan.
create table loan_application (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  loan bigint not null,
  bank bigint not null,
  app_no text not null default '',
  login_date date,
  stage text not null default 'New',
  reason text not null default '',
  is_lead boolean not null default false,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, loan) references loan (company_id, id)
);
create index loan_application_of on loan_application (company_id, loan, id);
create unique index loan_application_leads on loan_application (company_id, loan) where is_lead;
call secure_company_table('loan_application');
revoke delete on loan_application from angan_app;

create table loan_document (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  loan bigint not null,
  -- Whom it is asked of.
  of_whom text not null check (of_whom in ('Applicant', 'Property')),
  item text not null,
  status text not null default 'Needed' check (status in ('Needed', 'Received', 'Sent', 'Query', 'Cleared')),
  note text not null default '',
  file bigint,
  -- Added by a person; others follow the loan's type and its applicant's employment.
  is_own boolean not null default false,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, loan, of_whom, item),
  foreign key (company_id, loan) references loan (company_id, id),
  foreign key (company_id, file) references stored_file (company_id, id)
);
create index loan_document_of_file on loan_document (company_id, file) where file is not null;
call secure_company_table('loan_document');

create table loan_disbursement (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  loan bigint not null,
  date date not null,
  amount numeric(14, 2) not null check (amount > 0),
  ref text not null default '',
  paid_to text not null default '',
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, loan) references loan (company_id, id)
);
create index loan_disbursement_of on loan_disbursement (company_id, loan, date, id);
create index loan_disbursement_on on loan_disbursement (company_id, date);
call secure_company_table('loan_disbursement');

create table loan_stage_move (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  loan bigint not null,
  from_stage text not null,
  to_stage text not null,
  by bigint default current_user_id(),
  at timestamptz not null default now(),
  note text not null default '',
  primary key (company_id, id),
  foreign key (company_id, loan) references loan (company_id, id),
  foreign key (company_id, by) references app_user (company_id, id)
);
create index loan_stage_move_of on loan_stage_move (company_id, loan, id);
call secure_company_table('loan_stage_move', false);
revoke update, delete on loan_stage_move from angan_app;

-- Who is merged goes along; each only where it is written, since a merge moves one after the other.
create function follow_merge_of_loan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.applicant is distinct from old.applicant then
    new.applicant := person_now(new.company_id, new.applicant);
  end if;
  if new.bank_executive is not null and (tg_op = 'INSERT' or new.bank_executive is distinct from old.bank_executive) then
    new.bank_executive := person_now(new.company_id, new.bank_executive);
  end if;
  return new;
end $$;
create trigger follow_merge before insert or update of applicant, bank_executive on loan for each row
  execute function follow_merge_of_loan();
create trigger forget_home_of_applicant after update of applicant on loan for each row
  when (old.applicant is distinct from new.applicant) execute function forget_home('applicant');
create trigger forget_home_of_bank_executive after update of bank_executive on loan for each row
  when (old.bank_executive is distinct from new.bank_executive) execute function forget_home('bank_executive');

-- Tasks and notes on a loan.
alter table task
  add column loan bigint,
  add foreign key (company_id, loan) references loan (company_id, id);
create index task_of_loan on task (company_id, loan, date_time) where loan is not null;
alter table note
  drop constraint note_link_kind_check,
  add constraint note_link_kind_check check (link_kind in ('contact', 'property', 'inquiry', 'project', 'society', 'deal', 'loan'));

-- Of a loan hear those who made it and who have it. Only that is added to reach_of(), whatever else it is by now.
do $$
declare
  is_now text := pg_get_functiondef('reach_of(jsonb)'::regprocedure);
  will_be text := replace(is_now, $q$case when p_row ? 'any_area' then$q$,
    $q$case when p_row ? 'loan_code' then jsonb_build_object('created_by', p_row -> 'created_by', 'assigned_to', p_row -> 'assigned_to') else '{}' end
    || case when p_row ? 'any_area' then$q$);
begin
  if will_be = is_now then raise exception 'reach_of() is not as it was'; end if;
  execute will_be;
end $$;
