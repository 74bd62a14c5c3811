-- Pages of Facebook as offices connected them, their lead forms, and leads that Facebook told of and that are still to be
-- fetched. A lead that was fetched is a lead_event like any other.

create table facebook_page (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  -- Facebook's.
  page_id text not null check (page_id <> '' and length(page_id) <= 40),
  page_name text not null,
  status text not null default 'Connected' check (status in ('Connected', 'Token expired', 'Disconnected')),
  connected_by bigint,
  connected_at timestamptz not null default now(),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, page_id),
  foreign key (company_id, connected_by) references app_user (company_id, id)
);
-- Its leads are one office's.
create unique index facebook_page_of_one_office on facebook_page (page_id) where status <> 'Disconnected';
call secure_company_table('facebook_page');
revoke delete on facebook_page from angan_app;

-- What opens a page to us. Apart from the page, whose changes stand on the trail.
create table facebook_page_key (
  company_id bigint not null default current_company_id() references company (id),
  page bigint not null,
  token_sealed text not null,
  -- What it is sealed for.
  about text generated always as (company_id::text || ' page ' || page::text) stored not null,
  primary key (company_id, page),
  foreign key (company_id, page) references facebook_page (company_id, id)
);
call secure_company_table('facebook_page_key', false);

-- How asking Facebook for a page fares; changes every few minutes.
create table facebook_page_state (
  company_id bigint not null default current_company_id() references company (id),
  page bigint not null,
  -- When a webhook last told of a lead.
  told_at timestamptz,
  -- All leads until then are here, as far as Facebook told of them when it was asked.
  filled_through timestamptz,
  -- When its forms are asked next for what no webhook told; while they are asked, when another process takes it for dead.
  next_fill_at timestamptz,
  -- When leads that wait may be fetched: later after a failure, and while they are being fetched.
  next_try_at timestamptz,
  -- When somebody last had it asked by hand.
  asked_at timestamptz,
  failures int not null default 0,
  failing_since timestamptz,
  last_error jsonb,
  primary key (company_id, page),
  foreign key (company_id, page) references facebook_page (company_id, id)
);
create index facebook_page_state_due on facebook_page_state (next_fill_at) where next_fill_at is not null;
call secure_company_table('facebook_page_state', false);

-- Times that asking failed, for who looks into it.
create table facebook_page_failure (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity,
  page bigint not null,
  at timestamptz not null default now(),
  problem jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, page) references facebook_page (company_id, id)
);
create index facebook_page_failure_newest on facebook_page_failure (company_id, page, at desc);
call secure_company_table('facebook_page_failure', false);

create table facebook_form (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  page bigint not null,
  -- Facebook's.
  form_id text not null check (form_id <> '' and length(form_id) <= 40),
  name text not null default '',
  is_active boolean not null default true,
  -- [{key, label, type}] as Facebook has them.
  questions jsonb not null default '[]',
  -- By key what becomes of an answer, where somebody said so; the rest is guessed from the question.
  field_map jsonb not null default '{}',
  property_type bigint references property_type (id),
  deal_type bigint references deal_type (id),
  project bigint,
  -- Null: as the office gives out its inquiries.
  assign_rule text check (assign_rule in ('Nobody', 'Round robin', 'By area', 'By domain', 'One person')),
  assigned_to bigint,
  duplicate_rule text not null default 'Append to open inquiry' check (duplicate_rule in ('Append to open inquiry', 'Make new')),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, page, form_id),
  foreign key (company_id, page) references facebook_page (company_id, id),
  foreign key (company_id, project) references project (company_id, id),
  foreign key (company_id, assigned_to) references app_user (company_id, id)
);
call secure_company_table('facebook_form');
revoke delete on facebook_form from angan_app;

-- Leads that Facebook told of, until they are fetched.
create table facebook_lead (
  company_id bigint not null default current_company_id() references company (id),
  page bigint not null,
  leadgen_id text not null check (leadgen_id <> '' and length(leadgen_id) <= 40),
  form_id text not null default '',
  told_at timestamptz not null default now(),
  primary key (company_id, leadgen_id),
  foreign key (company_id, page) references facebook_page (company_id, id)
);
create index facebook_lead_of_page on facebook_lead (company_id, page, told_at);
call secure_company_table('facebook_lead', false);

-- What Meta tells of pages, as it came.
call create_inbox_table('facebook_event');

alter table lead_event drop constraint lead_event_source_check;
alter table lead_event add constraint lead_event_source_check check (source in ('99acres', 'MagicBricks', 'Housing', 'Facebook'));
-- Of one from Facebook the form that was filled in.
alter table lead_event add column facebook_form bigint;
alter table lead_event add foreign key (company_id, facebook_form) references facebook_form (company_id, id);
create index lead_event_of_form on lead_event (company_id, facebook_form, received_at desc) where facebook_form is not null;
