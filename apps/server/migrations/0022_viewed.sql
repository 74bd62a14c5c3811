-- Who may see what beyond their role, and who saw what.

-- Every switch is given by whoever makes the record, since what a role has without one stands in the domain package. So
-- the columns keep no default; the records that are here get what their role had.
alter table user_permission
  add column can_reveal_numbers boolean not null default true,
  add column daily_reveal_limit int not null default 25 check (daily_reveal_limit between 0 and 1000),
  add column can_share_pdf boolean not null default true,
  add column can_see_all_inquiries boolean not null default false,
  add column can_close_property boolean not null default false,
  add column can_import boolean not null default true,
  add column can_verify_property boolean not null default true,
  add column can_see_commission boolean not null default true,
  -- Where the person works; empty: everywhere.
  add column areas bigint[] not null default '{}';
update user_permission r set can_reveal_numbers = false, can_share_pdf = false
  from app_user u where u.company_id = r.company_id and u.id = r.user_id and u.usertype = 'Backend';
alter table user_permission
  alter column can_reveal_numbers drop default,
  alter column daily_reveal_limit drop default,
  alter column can_share_pdf drop default,
  alter column can_see_all_inquiries drop default,
  alter column can_close_property drop default,
  alter column can_import drop default,
  alter column can_verify_property drop default,
  alter column can_see_commission drop default;

create table user_permission_area (
  company_id bigint not null,
  permission_id bigint not null,
  areas bigint not null,
  primary key (company_id, permission_id, areas),
  foreign key (company_id, permission_id) references user_permission (company_id, id) on delete cascade,
  foreign key (company_id, areas) references area (company_id, id)
);
create index user_permission_area_of on user_permission_area (company_id, areas);
call secure_company_table('user_permission_area', false);
create trigger follow_areas after insert or update of areas on user_permission
  for each row execute function follow_links('user_permission_area', 'permission_id', 'areas');

-- What is in somebody's own hands stays in their sight, wherever they work.
create index property_made_by on property (company_id, created_by);

-- The logs: who looked at which record, and what they took from it. Nobody changes or removes what stands here.
create table viewed_property (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  user_id bigint not null,
  property bigint not null,
  opened_at timestamptz not null,
  action text not null check (action in ('Open', 'Reveal', 'Call', 'WhatsApp', 'PDF', 'Export')),
  -- Those that were shown whole.
  numbers text[] not null default '{}',
  -- The user_device of the session; null where a job did it.
  device bigint,
  -- Where in the product it was done: a route, '/searchProperty'.
  screen text not null default '',
  primary key (company_id, id),
  foreign key (company_id, user_id) references app_user (company_id, id),
  foreign key (company_id, property) references property (company_id, id)
);
create index viewed_property_newest on viewed_property (company_id, opened_at desc, id desc);
create index viewed_property_by on viewed_property (company_id, user_id, opened_at desc, id desc);
create index viewed_property_done on viewed_property (company_id, action, opened_at desc, id desc);
create index viewed_property_of on viewed_property (company_id, property, opened_at desc, id desc);
call secure_company_table('viewed_property', false);
revoke update, delete on viewed_property from angan_app, angan_platform;

create table viewed_inquiry (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  user_id bigint not null,
  inquiry bigint not null,
  opened_at timestamptz not null,
  action text not null check (action in ('Open', 'Reveal', 'Call', 'WhatsApp', 'PDF', 'Export')),
  numbers text[] not null default '{}',
  device bigint,
  screen text not null default '',
  primary key (company_id, id),
  foreign key (company_id, user_id) references app_user (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id)
);
create index viewed_inquiry_newest on viewed_inquiry (company_id, opened_at desc, id desc);
create index viewed_inquiry_by on viewed_inquiry (company_id, user_id, opened_at desc, id desc);
create index viewed_inquiry_done on viewed_inquiry (company_id, action, opened_at desc, id desc);
create index viewed_inquiry_of on viewed_inquiry (company_id, inquiry, opened_at desc, id desc);
call secure_company_table('viewed_inquiry', false);
revoke update, delete on viewed_inquiry from angan_app, angan_platform;

-- Each number once for each person and day in India: what the daily limit counts.
create table revealed_number (
  company_id bigint not null references company (id),
  user_id bigint not null,
  day date not null,
  number text not null,
  primary key (company_id, user_id, day, number),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
create index revealed_number_of_day on revealed_number (company_id, day);
call secure_company_table('revealed_number', false);
revoke update, delete on revealed_number from angan_app, angan_platform;

-- Live screens are told of a record only where their reader works.
create or replace function reach_of(p_row jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('locked', coalesce(p_row ->> 'locked_contact', p_row ->> 'locked_property', p_row ->> 'locked_inquiry'),
    'property_type', p_row -> 'property_type')
    || case when p_row ? 'locked_property' or p_row ? 'locked_inquiry'
      then jsonb_build_object('created_by', p_row -> 'created_by', 'assigned_to', p_row -> 'assigned_to', 'area', p_row -> 'area') else '{}' end
    || case when p_row ? 'any_area' then jsonb_build_object('any_area', p_row -> 'any_area') else '{}' end
$$;
