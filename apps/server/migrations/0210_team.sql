-- The office's people: who is invited, what each is to reach, and what passes on when one leaves.

alter table company add column users_allowed int check (users_allowed > 0);
comment on column company.users_allowed is 'What was agreed with this office; null: as its plan has it';

alter table app_user
  add column left_at timestamptz,
  -- Of a month.
  add column target_visits int check (target_visits >= 0),
  add column target_tokens int check (target_tokens >= 0),
  add column target_brokerage numeric(14, 2) check (target_brokerage >= 0),
  add check (left_at is null or not is_active);
update app_user set left_at = last_updated where not is_active;

create table team_invitation (
  company_id bigint not null default current_company_id() references company (id),
  id bigint not null default drawn_id() unique,
  first_name text not null,
  last_name text not null default '',
  usertype text not null check (usertype in ('Co-Owner', 'All-Rounder', 'Residential Only', 'Commercial Only', 'Backend')),
  email text not null default '',
  -- Ten digits.
  mobile text not null default '',
  areas bigint[] not null default '{}',
  -- Switches of the permission record where they differ from what is usual for the role.
  rights jsonb not null default '{}',
  -- Links that were made before are no longer good.
  sent_at timestamptz not null default now(),
  -- The person who came of it.
  joined bigint,
  is_deleted boolean not null default false,
  created_by bigint not null default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, joined) references app_user (company_id, id),
  foreign key (company_id, created_by) references app_user (company_id, id)
);
create index team_invitation_open on team_invitation (company_id, sent_at) where joined is null and not is_deleted;
call secure_company_table('team_invitation');
revoke delete on team_invitation from angan_app;

-- That a person left, and what it takes to have them back with what was theirs.
create table team_leaving (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity,
  user_id bigint not null,
  left_at timestamptz not null,
  undone_at timestamptz,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
create index team_leaving_of on team_leaving (company_id, user_id, id desc);
call secure_company_table('team_leaving');
revoke delete on team_leaving from angan_app;

-- One record each: whose it was and whose it became, as the record's own column holds it.
create table team_handover (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  leaving bigint not null,
  kind text not null check (kind in ('inquiry', 'property', 'task', 'loan', 'deal', 'share', 'company')),
  record_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  primary key (company_id, id),
  unique (company_id, leaving, kind, record_id),
  foreign key (company_id, leaving) references team_leaving (company_id, id)
);
call secure_company_table('team_handover', false);
revoke update, delete on team_handover from angan_app;

-- However somebody is let go, every session of theirs ends, and with it what is pushed to their devices.
create function end_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update user_device set refresh_hash = null, revoked_at = now(), revoked_by = current_user_id()
   where company_id = new.company_id and user_id = new.id and (refresh_hash is not null or revoked_at is null);
  update alert_whatsapp set ended_at = now(), ended_why = 'Switched off'
   where company_id = new.company_id and user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger end_sessions after update of is_active on app_user for each row
  when (old.is_active and not new.is_active) execute function end_sessions();
