-- Who leaves as a term with fewer users begins, and to whom their work goes: chosen by the Owner before it does.
create table term_leaver (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity,
  subscription bigint not null references subscription (id),
  user_id bigint not null,
  hand_to bigint not null,
  -- When they were let go.
  left_at timestamptz,
  created_by bigint not null default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, subscription, user_id),
  foreign key (company_id, user_id) references app_user (company_id, id),
  foreign key (company_id, hand_to) references app_user (company_id, id),
  check (hand_to <> user_id)
);
call secure_company_table('term_leaver');

-- Whether the term that holds today has no place for a person: the Owner has one always, and of the others those who came
-- first. Asked before the company is known.
create function is_over_places(p_company bigint, p_user bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u join current_subscription s on s.company = u.company_id
   where u.company_id = p_company and u.id = p_user and u.usertype not in ('Owner', 'Admin')
     and s.users_allowed <= (select count(*) from app_user o
       where o.company_id = u.company_id and o.is_active and o.usertype <> 'Admin'
         and (o.usertype = 'Owner' or (o.created_date, o.id) < (u.created_date, u.id))))
$$;
revoke execute on function is_over_places(bigint, bigint) from public;
grant execute on function is_over_places(bigint, bigint) to angan_app;
