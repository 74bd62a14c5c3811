-- Registration and recovery: who asked for an office and has not proved yet that the number and the address are theirs,
-- the codes that prove a number, and the trial that an office begins with.

-- The platform's own messages belong to its company, so there is exactly one, with the demo and without.
create unique index company_platform on company (is_platform) where is_platform;
insert into company (company_name, is_platform)
  select 'Angan', true where not exists (select from company where is_platform);

-- What the subscription is for; null where nothing was chosen.
alter table company add column plan text;

-- When this device was signed in from last. A link that sets a new password dies with the next sign-in from any of them.
alter table user_device add column last_login timestamptz not null default now();
update user_device set last_login = first_login;

-- One who registered and whose company is not founded yet. Several may wait with the same address or number: nobody has
-- proved to be its owner. The first that does founds a company, and the others go.
create table pending_registration (
  id bigint generated always as identity primary key,
  company_name text not null,
  first_name text not null,
  last_name text not null,
  username text not null,
  email text not null,
  mobile text not null,
  -- Emptied once the company is founded; the row itself stays for its days, so that a used link can say that it was used.
  password_hash text not null,
  email_verified_at timestamptz,
  mobile_verified_at timestamptz,
  founded_at timestamptz,
  created_date timestamptz not null default now()
);
create index pending_registration_email on pending_registration (lower(email));
create index pending_registration_mobile on pending_registration (mobile);
create index pending_registration_age on pending_registration (created_date);

-- The code that is out to a number, for one purpose. Only what it can be compared with is kept of it.
create table one_time_code (
  purpose text not null,
  number text not null,
  code_hmac bytea not null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, number)
);
create index one_time_code_age on one_time_code (expires_at);

-- A message that is of no use any more is not sent: a code that is over, for one, when the gateway was away.
alter table outbox_message add column not_after timestamptz;

-- No company's data, and nothing that a request of a company may read: only the platform's role comes here.
grant select, insert, update, delete on pending_registration, one_time_code to angan_platform;
