-- Contacts, their groups and sources, and what makes a list of 100,000 answer in milliseconds.

create table contactgroup (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  contact_group_name text not null,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index contactgroup_name on contactgroup (company_id, lower(contact_group_name));
call secure_company_table('contactgroup');

create table source (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  source_name text not null,
  source_group text not null default 'Other',
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index source_name on source (company_id, lower(source_name));
call secure_company_table('source');

-- Free text without what could be a phone number: what a role that sees masked numbers may search and sort by.
create function without_numbers(p_text text) returns text language sql immutable parallel safe as $$
  select regexp_replace(translate(p_text, '०१२३४५६७८९૦૧૨૩૪૫૬૭૮૯', '01234567890123456789'), '\+?\d(?:[\s().\-]*\d){5,}', ' ', 'g')
$$;

create table contact (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  name text not null default '',
  mobile_number_1 text not null,
  mobile_number_2 text not null default '',
  mobile_number_3 text not null default '',
  mobile_number_4 text not null default '',
  mobile_number_5 text not null default '',
  email text not null default '',
  address text not null default '',
  source bigint,
  comment text not null default '',
  locked_contact boolean not null default false,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  name_key text generated always as (lower(without_numbers(name))) stored not null,
  search_text text generated always as (lower(name || e'\n' || mobile_number_1 || e'\n' || mobile_number_2 || e'\n' || mobile_number_3
    || e'\n' || mobile_number_4 || e'\n' || mobile_number_5 || e'\n' || email || e'\n' || comment)) stored not null,
  search_text_open text generated always as (lower(without_numbers(name) || e'\n' || without_numbers(email) || e'\n' || without_numbers(comment))) stored not null,
  primary key (company_id, id),
  foreign key (company_id, source) references source (company_id, id)
);
create index contact_newest on contact (company_id, created_date desc, id desc) include (locked_contact) where not is_deleted;
create index contact_by_name on contact (company_id, name_key, id) where not is_deleted;
create index contact_of_source on contact (company_id, source, created_date desc, id desc) where not is_deleted;
create index contact_search on contact using gin (company_id, search_text gin_trgm_ops) where not is_deleted;
create index contact_search_open on contact using gin (company_id, search_text_open gin_trgm_ops) where not is_deleted and not locked_contact;
call secure_company_table('contact');

-- Who is in which group. It repeats what the list orders and hides by, so that a group's page and its count are read
-- from this table's index alone; the triggers below keep it true.
create table contact_in_group (
  company_id bigint not null,
  contactgroup_id bigint not null,
  contact_id bigint not null,
  created_date timestamptz not null,
  is_hidden boolean not null default false,
  locked_contact boolean not null default false,
  primary key (company_id, contact_id, contactgroup_id),
  foreign key (company_id, contactgroup_id) references contactgroup (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id)
);
create index contact_in_group_newest on contact_in_group (company_id, contactgroup_id, created_date desc, contact_id desc) include (locked_contact) where not is_hidden;
call secure_company_table('contact_in_group', false);

create function follow_contact() returns trigger language plpgsql as $$
begin
  update contact_in_group set is_hidden = new.is_deleted, locked_contact = new.locked_contact
   where company_id = new.company_id and contact_id = new.id;
  return null;
end $$;
create trigger follow_contact after update of is_deleted, locked_contact on contact for each row
  when (old.is_deleted is distinct from new.is_deleted or old.locked_contact is distinct from new.locked_contact)
  execute function follow_contact();

-- Totals that people want exactly and that counting would cost more than the page itself.
create table company_counter (
  company_id bigint not null references company (id),
  counter text not null,
  value bigint not null default 0,
  primary key (company_id, counter)
);
call secure_company_table('company_counter', false);

create function count_contacts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_counter (company_id, counter, value)
      select company_id, c.counter, c.n from (
        select company_id, count(*) filter (where not is_deleted) as a, count(*) filter (where not is_deleted and not locked_contact) as o
          from new_rows group by company_id) t,
        lateral (values ('contact', t.a), ('contact_open', t.o)) c (counter, n) where c.n <> 0
      on conflict (company_id, counter) do update set value = company_counter.value + excluded.value;
  else
    insert into company_counter (company_id, counter, value)
      select company_id, c.counter, c.n from (
        select n.company_id,
          sum((not n.is_deleted)::int - (not o.is_deleted)::int) as a,
          sum((not n.is_deleted and not n.locked_contact)::int - (not o.is_deleted and not o.locked_contact)::int) as o
          from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id group by n.company_id) t,
        lateral (values ('contact', t.a), ('contact_open', t.o)) c (counter, n) where c.n <> 0
      on conflict (company_id, counter) do update set value = company_counter.value + excluded.value;
  end if;
  return null;
end $$;
create trigger count_insert after insert on contact referencing new table as new_rows for each statement execute function count_contacts();
create trigger count_update after update on contact referencing old table as old_rows new table as new_rows for each statement execute function count_contacts();
-- Contacts are never removed, only marked as deleted; a removal would have to be counted here too.
revoke delete on contact from angan_app;

create table note (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  text text not null,
  link_kind text not null check (link_kind in ('contact', 'property', 'inquiry')),
  link_id bigint not null,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create index note_of_record on note (company_id, link_kind, link_id, id desc);
call secure_company_table('note');
