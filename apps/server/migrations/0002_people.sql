-- People, their devices and their sessions.

create table app_user (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  usertype text not null check (usertype in ('Owner', 'Co-Owner', 'All-Rounder', 'Residential Only', 'Commercial Only', 'Backend', 'Admin')),
  username text not null,
  email text not null,
  mobile text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  password_hash text not null,
  profile_photo bigint,
  is_active boolean not null default true,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index app_user_username on app_user (lower(username));
create unique index app_user_email on app_user (lower(email));
create unique index app_user_mobile on app_user (mobile) where mobile <> '';
call secure_company_table('app_user', false);

create table user_permission (
  company_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  can_send_unit_number_in_property_pdf_share boolean not null default false,
  can_send_society_name_property_pdf_share boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, user_id),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
call secure_company_table('user_permission');

-- One browser or phone of one person. It carries the session: the refresh token is good while its hash stands here.
create table user_device (
  company_id bigint not null,
  id bigint generated always as identity unique,
  user_id bigint not null,
  -- Chosen by the browser or phone and kept there, so that signing in again does not add a device.
  device_id text not null,
  device_type text not null default 'Web' check (device_type in ('Web', 'Android', 'iOS')),
  device_name text not null default '',
  browser text not null default '',
  os text not null default '',
  ip text not null default '',
  fcm_token text not null default '',
  refresh_hash bytea,
  first_login timestamptz not null default now(),
  last_active timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (company_id, id),
  unique (company_id, user_id, device_id),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
call secure_company_table('user_device', false);

-- The three questions that are asked before the company is known. Each answers one row for one key, never a list.

create function sign_in_candidate(p_username text)
  returns table (company_id bigint, id bigint, password_hash text, is_active boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.company_id, u.id, u.password_hash, u.is_active from app_user u
   where lower(u.username) = lower(p_username) or lower(u.email) = lower(p_username) or (u.mobile <> '' and u.mobile = p_username)
   limit 1
$$;

create function refresh_candidate(p_device bigint)
  returns table (company_id bigint, user_id bigint, refresh_hash bytea, is_active boolean, revoked boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id, d.user_id, d.refresh_hash, u.is_active, d.revoked_at is not null
    from user_device d join app_user u on u.company_id = d.company_id and u.id = d.user_id
   where d.id = p_device
$$;

-- Opens a request: finds who holds the session and binds the transaction to their company. Runs before everything, so
-- its plan is kept.
create function open_request(p_user bigint, p_device bigint, p_request text,
    out user_id bigint, out company_id bigint, out usertype text, out is_active boolean, out revoked boolean,
    out subscription_status text, out seconds_since_active double precision)
  language plpgsql volatile security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  select u.id, u.company_id, u.usertype, u.is_active, d.revoked_at is not null or d.refresh_hash is null,
         case when c.subscription_ends_at < now() then 'Expired' else c.subscription_status end,
         extract(epoch from now() - d.last_active)
    into user_id, company_id, usertype, is_active, revoked, subscription_status, seconds_since_active
    from user_device d
    join app_user u on u.company_id = d.company_id and u.id = d.user_id
    join company c on c.id = u.company_id
   where d.id = p_device and d.user_id = p_user;
  perform set_config('app.user_id', p_user::text, true), set_config('app.request_id', p_request, true),
    set_config('app.company_id', coalesce(company_id::text, ''), true);
end $$;

revoke execute on function sign_in_candidate(text), refresh_candidate(bigint), open_request(bigint, bigint, text) from public;
grant execute on function sign_in_candidate(text), refresh_candidate(bigint), open_request(bigint, bigint, text) to angan_app;

-- Counters of what was tried too often; kept by the rate limiter, no company's data.
create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint);
grant select, insert, update, delete on rate_limit to angan_app;
