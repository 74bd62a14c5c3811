-- On how many devices one person is signed in at once: a limit, so a column of the plan and no longer a word that is told.

alter table plan
  add column web_devices int check (web_devices > 0),
  add column phone_devices int check (phone_devices > 0);
comment on column plan.web_devices is 'Browsers of computers that one person is signed in on; null: any number';
comment on column plan.phone_devices is 'Phones that one person is signed in on; null: any number';

alter table plan disable trigger user;
alter table plan_feature disable trigger user;
update plan p set web_devices = split_part(f.value, '+', 1)::int, phone_devices = split_part(f.value, '+', 2)::int
  from plan_feature f
 where f.company_id = p.company_id and f.plan = p.id and f.key = 'devices' and f.value ~ '^[1-9]\d?\+[1-9]\d?$';
update plan set web_devices = 1, phone_devices = 1 where is_trial;
delete from plan_feature where key = 'devices';
alter table plan_feature enable trigger user;
alter table plan enable trigger user;

create or replace view offered_plan as
  select p.id, p.code, p.plan_name, p.tagline, p.users_included, p.max_users, p.max_properties, p.max_open_inquiries,
         p.picture_bytes, p.import_rows_a_month, p.import_rows_a_file, p.lead_sources, p.sort, p.is_public, p.is_trial,
         p.is_active, p.web_devices, p.phone_devices
    from plan p join company c on c.id = p.company_id and c.is_platform;

alter table company add column any_devices boolean not null default false;
comment on column company.any_devices is 'Agreed with this office, as with one that many share: its devices are not counted';

-- Why the session of a device ended, where its holder is to hear it; with the next sign-in from it that is over.
alter table user_device add column ended_why text check (ended_why in ('Signed in elsewhere'));

drop function refresh_candidate(bigint);
create function refresh_candidate(p_device bigint)
  returns table (company_id bigint, user_id bigint, refresh_hash bytea, is_active boolean, revoked boolean, usertype text,
    subscription_status text, support_visit bigint, support_until bigint, ended_why text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id, d.user_id, d.refresh_hash, u.is_active,
         d.revoked_at is not null or (d.support_visit is not null and (o.until is null or u.usertype <> 'Owner')),
         u.usertype, subscription_of(c), d.support_visit, o.until, d.ended_why
    from user_device d
    join app_user u on u.company_id = d.company_id and u.id = d.user_id
    join company c on c.id = u.company_id
    left join lateral (select v.until from support_visit_open(d.company_id, d.support_visit) v where d.support_visit is not null) o on true
   where d.id = p_device
$$;
revoke execute on function refresh_candidate(bigint) from public;
grant execute on function refresh_candidate(bigint) to angan_app;
