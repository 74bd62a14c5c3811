-- What the platform offers and for how much: rows of the platform's company, edited by its Admin, read by everybody
-- through the views below, visitors too.

create table plan (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  -- How programs know it; people read plan_name.
  code text not null check (code ~ '^[a-z][a-z0-9_]{0,29}$'),
  plan_name text not null,
  tagline text not null default '',
  -- The Owner is one of them.
  users_included int not null check (users_included > 0),
  -- With users bought beyond those; null: none can be.
  max_users int check (max_users > users_included),
  -- Limits; null: none.
  max_properties int check (max_properties >= 0),
  max_open_inquiries int check (max_open_inquiries >= 0),
  picture_bytes bigint check (picture_bytes >= 0),
  import_rows_a_month int check (import_rows_a_month >= 0),
  import_rows_a_file int check (import_rows_a_file >= 0),
  lead_sources int check (lead_sources >= 0),
  sort int not null default 0,
  is_public boolean not null default true,
  is_trial boolean not null default false,
  is_active boolean not null default true,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, code)
);
create unique index plan_of_trial on plan (is_trial) where is_trial;

-- Whole rupees without GST. A price is good from its first day to its last, both included; null: until another replaces it.
create table plan_price (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  plan bigint not null,
  duration_months int not null check (duration_months in (1, 3, 6, 12)),
  price int not null check (price >= 0),
  -- Shown struck through; null: nothing is.
  list_price int check (list_price > price),
  -- Of one user beyond those included, for this duration; null: none can be had.
  extra_user_price int check (extra_user_price >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, plan) references plan (company_id, id)
);
create unique index plan_price_from on plan_price (company_id, plan, duration_months, valid_from);

-- What is told of a plan beside the limits and prices above, which are told from where they stand.
create table plan_feature (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  plan bigint not null,
  -- What the product words itself goes by this; of another the label is shown as it is.
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,29}$'),
  label text not null,
  -- 'true', 'false', a number, 'Unlimited', or a word.
  value text not null,
  "group" text not null default '',
  sort int not null default 0,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, plan, key),
  foreign key (company_id, plan) references plan (company_id, id)
);

create function today_in_india() returns date language sql stable parallel safe
  as $$ select (now() at time zone 'Asia/Kolkata')::date $$;

-- With their owner's rights: of the rows of the platform's company everybody sees these columns.
create view offered_plan as
  select p.id, p.code, p.plan_name, p.tagline, p.users_included, p.max_users, p.max_properties, p.max_open_inquiries,
         p.picture_bytes, p.import_rows_a_month, p.import_rows_a_file, p.lead_sources, p.sort, p.is_public, p.is_trial,
         p.is_active
    from plan p join company c on c.id = p.company_id and c.is_platform;
-- Today's prices, one for each plan and duration.
create view offered_price as
  select distinct on (r.plan, r.duration_months)
         r.id, r.plan, r.duration_months, r.price, r.list_price, r.extra_user_price, r.valid_from, r.valid_to
    from plan_price r join company c on c.id = r.company_id and c.is_platform
   where r.valid_from <= today_in_india() and (r.valid_to is null or r.valid_to >= today_in_india())
   order by r.plan, r.duration_months, r.valid_from desc;
create view offered_feature as
  select f.id, f.plan, f.key, f.label, f.value, f."group", f.sort
    from plan_feature f join company c on c.id = f.company_id and c.is_platform;
grant select on offered_plan, offered_price, offered_feature to angan_app, angan_platform;

insert into plan (company_id, code, plan_name, users_included, max_users, max_properties, max_open_inquiries, picture_bytes,
    import_rows_a_month, import_rows_a_file, lead_sources, sort, is_public, is_trial)
  select c.id, v.code, v.name, v.users, v.most, v.properties, v.inquiries, v.gigabytes * 1073741824::bigint, v.rows_a_month,
         v.rows_a_file, v.sources, v.sort, v.code <> 'trial', v.code = 'trial'
    from company c, (values
    ('trial', 'Trial', 5, null, 200, 200, 15, 5000, 100, null, 0),
    ('solo', 'Solo', 1, null, 500, 500, 2, 500, null, 1, 1),
    ('team', 'Team', 5, 15, 5000, 5000, 15, 5000, null, null, 2),
    ('office', 'Office', 15, 40, null, null, 60, 25000, null, null, 3),
    ('enterprise', 'Enterprise', 40, 100, null, null, 250, 100000, null, null, 4)
  ) v (code, name, users, most, properties, inquiries, gigabytes, rows_a_month, rows_a_file, sources, sort)
  where c.is_platform order by v.sort;

insert into plan_price (company_id, plan, duration_months, price, list_price, extra_user_price, valid_from)
  select p.company_id, p.id, v.months, v.price, nullif(v.months * one.price, v.price), v.extra, '2026-11-01'
    from plan p join (values
    ('solo', 1, 599, null), ('solo', 3, 1649, null), ('solo', 6, 3099, null), ('solo', 12, 5499, null),
    ('team', 1, 1999, 249), ('team', 3, 5499, 747), ('team', 6, 10299, 1494), ('team', 12, 17999, 2299),
    ('office', 1, 4499, 219), ('office', 3, 12499, 657), ('office', 6, 23499, 1314), ('office', 12, 41999, 1999),
    ('enterprise', 1, 9999, 169), ('enterprise', 3, 27499, 507), ('enterprise', 6, 51999, 1014), ('enterprise', 12, 92999, 1499)
  ) v (code, months, price, extra) on v.code = p.code
    join (values ('solo', 599), ('team', 1999), ('office', 4499), ('enterprise', 9999)) one (code, price) on one.code = p.code
  order by p.sort, v.months;

insert into plan_feature (company_id, plan, key, label, value, "group", sort)
  select p.company_id, p.id, v.key, v.label, v.vals[p.sort], v.kind, v.sort
    from plan p, (values
    ('devices', 'Devices per user', array['1+1', '1+1', '2+2', '2+2'], 'People', 50),
    ('everyday', 'Paste to form, matching, freshness, PDF', array['true', 'true', 'true', 'true'], 'Work', 70),
    ('roles', 'Roles, masking, viewed logs', array['false', 'true', 'true', 'true'], 'Work', 80),
    ('money', 'Commission desk, loans, lease clock', array['basic', 'true', 'true', 'true'], 'Work', 90),
    ('whatsapp_number', 'Own WhatsApp number', array['false', 'add-on', 'add-on', 'included'], 'Work', 110),
    ('support', 'Support', array['email', 'phone', 'phone_4h', 'named_person'], 'Support', 120)
  ) v (key, label, vals, kind, sort) where not p.is_trial order by p.sort, v.sort;

-- After what the product brings along, which nobody changed: the trail tells of no row of it.
call secure_company_table('plan');
call secure_company_table('plan_price');
call secure_company_table('plan_feature');
