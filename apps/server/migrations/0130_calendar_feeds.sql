-- The links by which people's own tasks stand in calendars elsewhere. Whoever has one reads without signing in, so only the
-- hash of its key is here.
create table calendar_feed (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  user_id bigint not null,
  -- SHA-256 of the 32 random bytes.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- When a calendar last read it, to the hour.
  last_read_at timestamptz,
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, user_id),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
call secure_company_table('calendar_feed', false);
create trigger tell_row after insert or update of key_hash or delete on calendar_feed
  for each row execute function tell_row('company_id', 'user', 'user_id');

-- Whose feed a key opens, for who has nothing but the key. No row for a key that is none, of somebody who left, and of an
-- office without a subscription: all of them look alike.
create function calendar_feed_candidate(p_hash bytea)
  returns table (company_id bigint, user_id bigint, feed bigint, usertype text, subscription_status text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.company_id, f.user_id, f.id, u.usertype, subscription_of(c)
    from calendar_feed f
    join app_user u on u.company_id = f.company_id and u.id = f.user_id
    join company c on c.id = f.company_id
   where f.key_hash = p_hash and u.is_active and subscription_of(c) = 'Active'
$$;
revoke execute on function calendar_feed_candidate(bytea) from public;
grant execute on function calendar_feed_candidate(bytea) to angan_app;

-- Who is let go takes no link along, also not for the day on which they come back.
create function end_calendar_feed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from calendar_feed where company_id = new.company_id and user_id = new.id;
  return null;
end $$;
create trigger end_calendar_feed after update of is_active on app_user for each row
  when (not new.is_active) execute function end_calendar_feed();

-- What became of somebody's tasks of late, also of those that are over: a feed says for a while that they are off.
create index task_changed on task (company_id, assigned_to, last_updated) where status = 'Cancelled' or is_deleted;
