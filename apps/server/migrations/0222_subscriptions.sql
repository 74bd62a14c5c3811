-- What each office has: one row for each term, kept for good. Which of them holds today follows from the days, so that no
-- nightly job decides who may work; a term that was bought ahead waits as a row of days to come.

create table subscription (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  plan bigint not null references plan (id),
  -- Null of a trial and of what is complimentary.
  duration_months int check (duration_months in (1, 3, 6, 12)),
  users_allowed int not null check (users_allowed > 0),
  kind text not null check (kind in ('Trial', 'Paid', 'Complimentary')),
  -- Days in India, both included; only what is complimentary may have no end.
  started_on date not null,
  ends_on date check (ends_on >= started_on),
  auto_renew boolean not null default false,
  -- Runs to its end and no further.
  cancelled_on date,
  -- Until when people work on (domain 7.3). The 3 days stand in packages/domain/src/subscription.ts too, for the texts.
  grace_until date generated always as (case when kind = 'Trial' or cancelled_on is not null then ends_on else ends_on + 3 end) stored,
  -- Paise without GST: what the term cost, and what the office has left over for its next one.
  price_paid bigint not null default 0 check (price_paid >= 0),
  credit bigint not null default 0 check (credit >= 0),
  last_transaction bigint,
  -- When the Admin made a trial longer, which is done once.
  extended_on date,
  -- Given back or taken over by another term before it was over: it counts no more.
  replaced_at timestamptz,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  check (ends_on is not null or kind = 'Complimentary'),
  check ((duration_months is not null) = (kind = 'Paid'))
);
create index subscription_of_company on subscription (company_id, started_on desc, id desc) where replaced_at is null;
create index subscription_ending on subscription (ends_on) where replaced_at is null;

-- By whom a trial was taken: one for each mobile and for each GST number, whatever office it was.
create table trial_taken (
  company_id bigint not null default current_company_id() references company (id),
  what text not null check (what in ('mobile', 'gstin')),
  value text not null check (value <> ''),
  taken_at timestamptz not null default now(),
  primary key (company_id, what),
  unique (what, value)
);
call secure_company_table('trial_taken', false);
revoke update, delete on trial_taken from angan_app;

-- Whether an office other than this one took its trial with it.
create function trial_taken_elsewhere(p_what text, p_value text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from trial_taken t
    where t.what = p_what and t.value = p_value and t.company_id is distinct from current_company_id())
$$;
revoke execute on function trial_taken_elsewhere(text, text) from public;
grant execute on function trial_taken_elsewhere(text, text) to angan_app, angan_platform;

-- An office is suspended, not one of its terms: the next one does not let it back in.
alter table company add column suspended_at timestamptz;

-- The offices that stand: a trial goes on to its day, what has ended has ended, everybody else has what they had.
insert into subscription (company_id, plan, users_allowed, kind, started_on, ends_on)
  select c.id, p.id, coalesce(c.users_allowed, p.users_included),
         case when p.is_trial then 'Trial' else 'Complimentary' end,
         least((c.created_date at time zone 'Asia/Kolkata')::date, coalesce(d.ends_on, today_in_india())), d.ends_on
    from company c
    join plan p on p.code = case when exists (select from plan where code = lower(c.plan)) then lower(c.plan) else 'office' end
   cross join lateral (select case
      when c.subscription_status = 'Expired'
        then least((c.subscription_ends_at at time zone 'Asia/Kolkata')::date, today_in_india() - 4)
      when c.subscription_ends_at is null and p.is_trial then (c.created_date at time zone 'Asia/Kolkata')::date + 13
      else (c.subscription_ends_at at time zone 'Asia/Kolkata')::date end as ends_on) d
   where not c.is_platform;
insert into trial_taken (company_id, what, value, taken_at)
  select s.company_id, 'mobile', u.mobile, s.created_date from subscription s
    join app_user u on u.company_id = s.company_id and u.usertype = 'Owner' and u.mobile <> ''
   where s.kind = 'Trial' on conflict do nothing;
insert into trial_taken (company_id, what, value, taken_at)
  select s.company_id, 'gstin', c.gstin, s.created_date from subscription s
    join company c on c.id = s.company_id and c.gstin <> ''
   where s.kind = 'Trial' on conflict do nothing;
call secure_company_table('subscription');
revoke delete on subscription from angan_app;

-- Each office with the term that holds today, as far as its reader may see; the platform itself needs none.
create view current_subscription with (security_invoker = true) as
  select c.id as company, s.id, s.plan, s.duration_months, s.users_allowed, s.kind, s.started_on, s.ends_on,
         s.auto_renew, s.cancelled_on, s.grace_until, s.price_paid, s.credit, s.last_transaction, s.extended_on,
         c.suspended_at,
         case when c.is_platform then 'Active'
              when c.suspended_at is not null then 'Suspended'
              when s.id is null then 'Pending'
              when s.ends_on is null or s.ends_on >= today_in_india()
                then case when s.cancelled_on is null then 'Active' else 'Cancelled' end
              when s.grace_until >= today_in_india() then 'Grace'
              else 'Expired' end as status
    from company c
    left join lateral (select t.* from subscription t
       where t.company_id = c.id and t.replaced_at is null and t.started_on <= today_in_india()
       order by t.started_on desc, t.id desc limit 1) s on true;
grant select on current_subscription to angan_app, angan_platform;

-- What the guards go by: 'Active' is whoever may work.
create function guard_status(p_status text) returns text language sql immutable parallel safe
  as $$ select case when p_status in ('Cancelled', 'Grace') then 'Active' else p_status end $$;

create or replace function subscription_of(c company) returns text language sql stable parallel safe
  as $$ select guard_status(s.status) from current_subscription s where s.company = c.id $$;

create or replace function open_request(p_user bigint, p_device bigint, p_request text,
    out user_id bigint, out company_id bigint, out usertype text, out is_active boolean, out revoked boolean,
    out subscription_status text, out seconds_since_active double precision)
  language plpgsql volatile security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  select u.id, u.company_id, u.usertype, u.is_active, d.revoked_at is not null or d.refresh_hash is null,
         guard_status(s.status),
         extract(epoch from now() - d.last_active)
    into user_id, company_id, usertype, is_active, revoked, subscription_status, seconds_since_active
    from user_device d
    join app_user u on u.company_id = d.company_id and u.id = d.user_id
    join current_subscription s on s.company = u.company_id
   where d.id = p_device and d.user_id = p_user;
  perform set_config('app.user_id', p_user::text, true), set_config('app.request_id', p_request, true),
    set_config('app.company_id', coalesce(company_id::text, ''), true);
end $$;

alter table company drop column subscription_status, drop column subscription_ends_at, drop column plan, drop column users_allowed;
