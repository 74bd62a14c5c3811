-- Demonstrations of the product: the times that are offered, and who booked them. Rows of the platform's company.

create table demo_slot (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  -- The day and the time by the clock in India.
  date date not null,
  start_time time not null,
  end_time time not null check (end_time > start_time),
  starts_at timestamptz not null generated always as ((date + start_time) at time zone 'Asia/Kolkata') stored,
  capacity int not null default 1 check (capacity between 1 and 20),
  host bigint,
  -- Those in which it can be held; none named: any.
  languages text[] not null default '{}' check (languages <@ array['English', 'Hindi', 'Gujarati', 'Marathi']),
  is_open boolean not null default true,
  -- Kept by the trigger below; the check is what holds the capacity, whoever writes.
  booked_count int not null default 0,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, date, start_time),
  foreign key (company_id, host) references app_user (company_id, id) on delete set null (host),
  constraint demo_slot_capacity check (booked_count between 0 and capacity)
);
create index demo_slot_begins on demo_slot (company_id, starts_at);
call secure_company_table('demo_slot');

create table demo_booking (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  name text not null,
  mobile text not null check (mobile ~ '^\d{10}$'),
  email text not null default '',
  company_name text not null default '',
  city text not null default '',
  team_size text check (team_size in ('1', '2-5', '6-15', '16+')),
  business text check (business in ('Residential', 'Commercial', 'Both')),
  language text not null default 'English' check (language in ('English', 'Hindi', 'Gujarati', 'Marathi')),
  slot bigint not null,
  message text not null default '',
  -- Where they came from, as the link to the page says it.
  source text not null default '',
  meeting_link text not null default '',
  status text not null default 'Requested'
    check (status in ('Requested', 'Confirmed', 'Completed', 'No Show', 'Rescheduled', 'Cancelled')),
  host bigint,
  notes text not null default '',
  outcome text check (outcome in ('Interested', 'Trial started', 'Bought', 'Follow up', 'Not interested')),
  cancel_reason text not null default '',
  -- When the number was proved by a code. Until then a stranger says that it is theirs, and takes no place.
  otp_checked_at timestamptz,
  -- The booking whose place it took.
  rescheduled_from bigint,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, slot) references demo_slot (company_id, id),
  foreign key (company_id, host) references app_user (company_id, id) on delete set null (host),
  foreign key (company_id, rescheduled_from) references demo_booking (company_id, id),
  check ((outcome is null) or status = 'Completed')
);
-- One open booking for a number. What nobody has proved is none yet: else a stranger could keep its owner out.
create unique index demo_booking_open on demo_booking (company_id, mobile)
  where status = 'Confirmed' or (status = 'Requested' and otp_checked_at is not null);
create index demo_booking_of_slot on demo_booking (company_id, slot);
create index demo_booking_of_mobile on demo_booking (company_id, mobile);
create unique index demo_booking_after on demo_booking (company_id, rescheduled_from) where rescheduled_from is not null;
call secure_company_table('demo_booking');

create function takes_demo_place(p_status text) returns boolean language sql immutable parallel safe
  as $$ select p_status in ('Confirmed', 'Completed', 'No Show') $$;

create function count_demo_places() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.slot = new.slot and takes_demo_place(old.status) = takes_demo_place(new.status) then
    return null;
  end if;
  if tg_op <> 'INSERT' and takes_demo_place(old.status) then
    update demo_slot set booked_count = booked_count - 1 where company_id = old.company_id and id = old.slot;
  end if;
  if tg_op <> 'DELETE' and takes_demo_place(new.status) then
    update demo_slot set booked_count = booked_count + 1 where company_id = new.company_id and id = new.slot;
  end if;
  return null;
end $$;
create trigger count_demo_places after insert or delete or update of slot, status on demo_booking
  for each row execute function count_demo_places();

-- With their owner's rights: what visitors may see of the slots.
create view offered_demo_slot as
  select s.id, s.date, s.start_time, s.end_time, s.starts_at, s.languages, s.is_open and s.booked_count < s.capacity as is_free
    from demo_slot s join company c on c.id = s.company_id and c.is_platform;
grant select on offered_demo_slot to angan_app, angan_platform;

-- The offices that have come of bookings, by the number with which somebody signed up. For the platform's people alone.
create function offices_of_mobiles(p_mobiles text[]) returns table (mobile text, company bigint, company_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct on (u.mobile) u.mobile, c.id, c.company_name
    from app_user u join company c on c.id = u.company_id and not c.is_platform
   where u.mobile = any (p_mobiles) and u.usertype = 'Owner'
     and exists (select from company p where p.id = current_company_id() and p.is_platform)
   order by u.mobile, c.id
$$;
revoke execute on function offices_of_mobiles(text[]) from public;
grant execute on function offices_of_mobiles(text[]) to angan_app, angan_platform;
