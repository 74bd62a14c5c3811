-- Leads that come by themselves: how an office is connected to each portal, and every enquiry as it came.

create table lead_source_setting (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  source text not null check (source in ('99acres', 'MagicBricks', 'Housing')),
  is_enabled boolean not null default false,
  mode text not null default 'Both' check (mode in ('Pull', 'Push', 'Both')),
  username text not null default '',
  profile_id text not null default '',
  account_type text not null default 'Broker' check (account_type in ('Broker', 'Builder')),
  listing_ids text[] not null default '{}',
  -- When the password, key or encryption key was entered.
  secret_set_on timestamptz,
  pull_every_minutes int not null default 12 check (pull_every_minutes between 10 and 60),
  default_property_type bigint references property_type (id),
  default_deal_type bigint references deal_type (id),
  -- Null: as the office gives out its inquiries.
  assign_rule text check (assign_rule in ('Nobody', 'Round robin', 'By area', 'By domain', 'One person')),
  assign_to bigint,
  duplicate_rule text not null default 'Append to open inquiry' check (duplicate_rule in ('Append to open inquiry', 'Make new')),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, source),
  foreign key (company_id, assign_to) references app_user (company_id, id)
);
call secure_company_table('lead_source_setting');
revoke delete on lead_source_setting from angan_app;

-- What opens a portal to us and us to a portal. Apart from the settings, whose changes stand on the trail.
create table lead_source_key (
  company_id bigint not null default current_company_id() references company (id),
  source text not null,
  -- Both sealed; the token's hash is what an address is found by.
  secret_sealed text,
  token_sealed text not null,
  token_hash bytea not null unique,
  -- What both are sealed for.
  about text generated always as (company_id::text || ' ' || source) stored not null,
  primary key (company_id, source),
  foreign key (company_id, source) references lead_source_setting (company_id, source)
);
call secure_company_table('lead_source_key', false);

-- How asking a portal fares; changes every few minutes.
create table lead_source_pull (
  company_id bigint not null default current_company_id() references company (id),
  source text not null,
  last_pulled_at timestamptz,
  -- Null: not asked by itself. While a portal is being asked, when another process takes it for dead.
  next_pull_at timestamptz,
  -- When it was asked within the hour.
  asked_at timestamptz[] not null default '{}',
  failures int not null default 0,
  failing_since timestamptz,
  last_error jsonb,
  -- Seconds that its clock is ahead of ours.
  clock_offset int not null default 0,
  primary key (company_id, source),
  foreign key (company_id, source) references lead_source_setting (company_id, source)
);
create index lead_source_pull_due on lead_source_pull (next_pull_at) where next_pull_at is not null;
call secure_company_table('lead_source_pull', false);

-- Times that asking failed, for who looks into it.
create table lead_pull_failure (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity,
  source text not null,
  at timestamptz not null default now(),
  problem jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, source) references lead_source_setting (company_id, source)
);
create index lead_pull_failure_newest on lead_pull_failure (company_id, source, at desc);
call secure_company_table('lead_pull_failure', false);

create table lead_event (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  source text not null check (source in ('99acres', 'MagicBricks', 'Housing')),
  way text not null check (way in ('Pull', 'Push', 'Paste', 'Test')),
  -- The portal's id of the enquiry, or what stands for it: told again, it is the same.
  external_ref text not null check (external_ref <> '' and length(external_ref) <= 200),
  received_at timestamptz not null default now(),
  asked_at timestamptz,
  content_type text not null default '',
  ip text not null default '',
  -- As it came: the part that is about this enquiry, or the whole where it could not be read.
  raw text not null,
  -- What was read of it: ReadLead of lead-events/portals; null where nothing was.
  lead jsonb,
  result text not null default 'Waiting' check (result in ('Created', 'Appended', 'Duplicate', 'Skipped', 'Failed', 'Waiting')),
  problem jsonb,
  -- Ten digits, '' until it is read or where it has none of India.
  mobile_number text not null default '',
  email text not null default '',
  -- What it asks for, as far as it was read.
  property_type bigint references property_type (id),
  area bigint[] not null default '{}',
  inquiry bigint,
  -- Of one without an inquiry.
  assigned_to bigint[] not null default '{}',
  is_kept_apart boolean not null default false,
  -- By when somebody is to answer, in the hours in which the office works.
  due_at timestamptz,
  -- How often the portal sent it again.
  repeats int not null default 0,
  -- How often reading it was tried.
  tries int not null default 0,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, source, external_ref),
  foreign key (company_id, inquiry) references inquiry (company_id, id)
);
create index lead_event_newest on lead_event (company_id, received_at desc nulls last, id desc);
create index lead_event_of_source on lead_event (company_id, source, received_at desc);
create index lead_event_of_inquiry on lead_event (company_id, inquiry) where inquiry is not null;
create index lead_event_of_mobile on lead_event (company_id, mobile_number) where mobile_number <> '';
create index lead_event_waiting on lead_event (company_id, id) where result = 'Waiting';
call secure_company_table('lead_event');
revoke delete on lead_event from angan_app;

-- Whose an address is: asked before anybody knows the company.
create function lead_source_of_token(p_hash bytea) returns table (company_id bigint, source text, is_enabled boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.company_id, k.source, s.is_enabled and s.mode <> 'Pull'
    from lead_source_key k join lead_source_setting s on s.company_id = k.company_id and s.source = k.source
   where k.token_hash = p_hash
$$;
revoke execute on function lead_source_of_token(bytea) from public;
grant execute on function lead_source_of_token(bytea) to angan_app, angan_platform;
