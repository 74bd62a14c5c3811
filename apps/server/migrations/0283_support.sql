-- The platform's people look into an office only by a grant of its Owner: for an hour, read only, on record on both sides.

create table support_grant (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity,
  -- When it ends by itself, and when it did end.
  ends_at timestamptz not null,
  ended_at timestamptz,
  created_by bigint not null default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references app_user (company_id, id),
  check (ended_at <= ends_at)
);
create unique index support_grant_open on support_grant (company_id) where ended_at is null;
call secure_company_table('support_grant');
revoke delete on support_grant from angan_app, angan_platform;

-- One of the platform's people in an office, from entering to leaving.
create table support_visit (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity,
  support_grant bigint not null,
  -- Who it is: their id in the platform's company, and their name as it was, since an office sees no row of the platform.
  admin bigint not null default current_user_id(),
  admin_name text not null,
  -- Their own session, from which they entered: the visit ends with it.
  admin_device bigint not null,
  left_at timestamptz,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, support_grant) references support_grant (company_id, id)
);
create index support_visit_of_grant on support_visit (company_id, support_grant);
create index support_visit_open_of_device on support_visit (admin_device) where left_at is null;
call secure_company_table('support_visit');
revoke delete on support_visit from angan_app, angan_platform;

-- What was looked at in a visit: each family of records once, as it was first shown.
create table support_look (
  company_id bigint not null default current_company_id() references company (id),
  support_visit bigint not null,
  family text not null,
  at timestamptz not null default now(),
  primary key (company_id, support_visit, family),
  foreign key (company_id, support_visit) references support_visit (company_id, id)
);
call secure_company_table('support_look', false);
revoke update, delete on support_look from angan_app, angan_platform;

-- The platform's own trail has the same as the office's: who entered, what they looked at, and that they left.
create function note_support_visit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
    select id, new.admin, nullif(current_setting('app.request_id', true), ''), 'support_visit', new.id,
           case tg_op when 'INSERT' then 'entered' else 'left' end, jsonb_build_object('office', new.company_id)
      from company where is_platform;
  return null;
end $$;
create trigger note_support_entered after insert on support_visit for each row execute function note_support_visit();
create trigger note_support_left after update on support_visit for each row
  when (old.left_at is null and new.left_at is not null) execute function note_support_visit();

create function note_support_look() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
    select c.id, v.admin, nullif(current_setting('app.request_id', true), ''), 'support_visit', v.id, 'looked',
           jsonb_build_object('family', new.family, 'office', new.company_id)
      from support_visit v join company c on c.is_platform or c.id = new.company_id
     where v.company_id = new.company_id and v.id = new.support_visit;
  return null;
end $$;
create trigger note_support_look after insert on support_look for each row execute function note_support_look();

-- The session of a visit: of the Owner who gave the grant, since what is seen is what they see.
alter table user_device
  add column support_visit bigint,
  add foreign key (company_id, support_visit) references support_visit (company_id, id);
create index user_device_of_visit on user_device (company_id, support_visit) where support_visit is not null;

-- However the session of a visit ends, or that from which it was entered, who visits has left.
create function leave_with_session() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update support_visit set left_at = now()
   where left_at is null
     and (company_id = new.company_id and id = new.support_visit or new.support_visit is null and admin_device = new.id);
  return null;
end $$;
create trigger leave_with_session after update of refresh_hash on user_device for each row
  when (old.refresh_hash is not null and new.refresh_hash is null)
  execute function leave_with_session();

-- Of an office that is to be deleted nothing stays granted, also not once it is brought back.
create function end_support_of_deletion() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update support_visit set left_at = now() where company_id = new.id and left_at is null;
  update support_grant set ended_at = least(ends_at, now()) where company_id = new.id and ended_at is null;
  return null;
end $$;
create trigger end_support_of_deletion after update of deletion_asked_at on company for each row
  when (old.deletion_asked_at is null and new.deletion_asked_at is not null)
  execute function end_support_of_deletion();

-- Until when a visit may go on, in seconds since 1970, and who visits; no row where it is over but for the time.
create function support_visit_open(p_company bigint, p_visit bigint, out until bigint, out admin bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select extract(epoch from g.ends_at)::bigint, v.admin
    from support_visit v join support_grant g on g.company_id = v.company_id and g.id = v.support_grant
    join company p on p.is_platform
    join app_user a on a.company_id = p.id and a.id = v.admin and a.is_active and a.usertype = 'Admin'
   where v.company_id = p_company and v.id = p_visit and v.left_at is null and g.ended_at is null
     and not is_deleting(p_company)
$$;
revoke execute on function support_visit_open(bigint, bigint) from public;

drop function open_request(bigint, bigint, text);
create function open_request(p_user bigint, p_device bigint, p_request text,
    out user_id bigint, out company_id bigint, out usertype text, out is_active boolean, out revoked boolean,
    out subscription_status text, out seconds_since_active double precision,
    out support_visit bigint, out support_until bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  visitor bigint;
begin
  select u.id, u.company_id, u.usertype, u.is_active, d.revoked_at is not null or d.refresh_hash is null,
         guard_status(s.status),
         extract(epoch from now() - d.last_active), d.support_visit
    into user_id, company_id, usertype, is_active, revoked, subscription_status, seconds_since_active, support_visit
    from user_device d
    join app_user u on u.company_id = d.company_id and u.id = d.user_id
    join current_subscription s on s.company = u.company_id
   where d.id = p_device and d.user_id = p_user;
  if support_visit is not null then
    select o.until, o.admin into support_until, visitor from support_visit_open(company_id, support_visit) o;
    revoked := revoked or support_until is null or usertype <> 'Owner';
  end if;
  -- What is noted meanwhile is noted of who looks, not of the Owner.
  perform set_config('app.user_id', coalesce(visitor, p_user)::text, true), set_config('app.request_id', p_request, true),
    set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.support_visit', coalesce(support_visit::text, ''), true);
end $$;
revoke execute on function open_request(bigint, bigint, text) from public;
grant execute on function open_request(bigint, bigint, text) to angan_app, angan_platform;

drop function refresh_candidate(bigint);
create function refresh_candidate(p_device bigint)
  returns table (company_id bigint, user_id bigint, refresh_hash bytea, is_active boolean, revoked boolean, usertype text,
    subscription_status text, support_visit bigint, support_until bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id, d.user_id, d.refresh_hash, u.is_active,
         d.revoked_at is not null or (d.support_visit is not null and (o.until is null or u.usertype <> 'Owner')),
         u.usertype, subscription_of(c), d.support_visit, o.until
    from user_device d
    join app_user u on u.company_id = d.company_id and u.id = d.user_id
    join company c on c.id = u.company_id
    left join lateral (select v.until from support_visit_open(d.company_id, d.support_visit) v where d.support_visit is not null) o on true
   where d.id = p_device
$$;
revoke execute on function refresh_candidate(bigint) from public;
grant execute on function refresh_candidate(bigint) to angan_app;

-- As before (0018), but that support finds people by their names alone: what it may not see, it cannot search for.
create or replace function search_contacts(
  p_words text[], p_open boolean, p_groups bigint[], p_rule jsonb, p_locked boolean, p_from timestamptz, p_to timestamptz,
  p_order text, p_after_key text, p_after_id bigint, p_limit int, p_offset int, p_cap int, p_today date
) returns table (id bigint, total bigint)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := current_company_id();
  sort_key text := case when p_order in ('name', '-name') then 'c.name_key' else 'c.created_date' end;
  direction text := case when p_order like '-%' then 'desc' else 'asc' end;
  compare text := case when p_order like '-%' then '<' else '>' end;
  key_type text := case when p_order in ('name', '-name') then 'text' else 'timestamptz' end;
  searched text := case
    when nullif(current_setting('app.support_visit', true), '') is not null then 'c.name_key'
    when p_open then 'c.search_text_open' else 'c.search_text' end;
  visible text := 'c.company_id = $1 and not c.is_deleted'
    || case when p_open then ' and not c.locked_contact' else '' end
    || case when p_locked is not null then ' and c.locked_contact = $4' else '' end
    || case when p_from is not null then ' and c.created_date >= $5' else '' end
    || case when p_to is not null then ' and c.created_date <= $6' else '' end;
  -- One LIKE a word, written out: an index serves neither LIKE ALL (array) nor a pattern it learns too late.
  has_words text := coalesce((select string_agg(format('%s like %L', searched, word), ' and ') from unnest(p_words) word), 'true');
  -- The same without the index: the empty string makes it another expression.
  has_words_walking text := coalesce((select string_agg(format('(%s || '''') like %L', searched, word), ' and ') from unnest(p_words) word), 'true');
  hits bigint;
begin
  if company is null then return; end if;
  if p_groups is not null then
    select visible || format(' and (%s)', concat_ws(' or ',
        case when count(*) = count(g.rule) and count(*) > 0 then null
          else 'c.id in (select m.contact_id from contact_in_group m where m.company_id = $1 and m.contactgroup_id = any ($3))' end,
        string_agg('(' || contact_condition(g.rule, p_today) || ')', ' or ') filter (where g.rule is not null)))
      into visible from contactgroup g where g.company_id = company and g.id = any (p_groups);
  end if;
  if p_rule is not null then visible := visible || ' and ' || contact_condition(p_rule, p_today); end if;
  -- How many, of words up to the cap. The pattern is matched through the index.
  execute format('select count(*) from (select 1 from contact c where %s and %s limit %L) t', visible, has_words,
      case when cardinality(p_words) > 0 then p_cap + 1 end)
    into hits using company, p_words, p_groups, p_locked, p_from, p_to;
  if hits = 0 then return; end if;
  if hits <= p_cap then
    -- Few: take them all through the index, then sort.
    return query execute format(
      'select t.id, $7 from (select c.id, %1$s as key from contact c where %2$s and %3$s) t
        where $8 is null or (t.key, t.id) %4$s ($8::%5$s, $9) order by t.key %6$s, t.id %6$s limit %7$s offset %8$s',
      sort_key, visible, has_words, compare, key_type, direction, p_limit, p_offset)
      using company, p_words, p_groups, p_locked, p_from, p_to, hits, p_after_key, p_after_id;
  else
    -- Common: walk in order and keep what has the words.
    return query execute format(
      'select c.id, $7 from contact c where %2$s and %3$s and ($8 is null or (%1$s, c.id) %4$s ($8::%5$s, $9))
        order by %1$s %6$s, c.id %6$s limit %7$s offset %8$s',
      sort_key, visible, has_words_walking, compare, key_type, direction, p_limit, p_offset)
      using company, p_words, p_groups, p_locked, p_from, p_to, hits, p_after_key, p_after_id;
  end if;
end $$;
