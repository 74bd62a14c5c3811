-- One person, once: who may be the same as whom, who was merged into whom, and what it takes to undo that.

-- All pairs that agree, merged at once in the background; its rows tell how far that has come.
create table contact_merge_run (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  -- Groups to merge, or to take apart again, and how many of them are through.
  total int not null,
  done int not null default 0,
  merged int not null default 0,
  working text check (working in ('Merging', 'Undoing')),
  finished_at timestamptz,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
call secure_company_table('contact_merge_run', false);
create trigger touch before update on contact_merge_run for each row execute function touch_last_updated();
create trigger tell_progress after insert or update on contact_merge_run for each row execute function tell_progress();
-- One at a time.
create unique index contact_merge_run_working on contact_merge_run (company_id) where working is not null;

-- A merge for as long as it can be undone; after that only merged_into is left of it. Decision 033 tells how the parts
-- fit together; packages/domain/src/merging works out what they come to.
create table contact_merge (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  into_contact bigint not null,
  run bigint,
  -- {field: id of the contact whose value is kept}
  choices jsonb not null,
  -- What of it does not count any more, since somebody changed it on the merged person.
  dropped jsonb not null,
  undo_until timestamptz not null,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, into_contact) references contact (company_id, id),
  foreign key (company_id, run) references contact_merge_run (company_id, id)
);
create index contact_merge_into on contact_merge (company_id, into_contact, id);
create index contact_merge_of_run on contact_merge (company_id, run) where run is not null;
call secure_company_table('contact_merge');

-- Who was merged in. Their rows in contact stay as they were, deleted, so that they can come back.
create table contact_merge_person (
  company_id bigint not null,
  merge bigint not null,
  contact_id bigint not null,
  primary key (company_id, merge, contact_id),
  unique (company_id, contact_id),
  foreign key (company_id, merge) references contact_merge (company_id, id) on delete cascade,
  foreign key (company_id, contact_id) references contact (company_id, id)
);
call secure_company_table('contact_merge_person', false);

-- Into whom somebody was merged: who they are by themselves, and what their row was last written as. What the row says
-- otherwise by now was changed by people.
create table contact_unmerged (
  company_id bigint not null,
  contact_id bigint not null,
  own jsonb not null,
  shown jsonb not null,
  primary key (company_id, contact_id),
  foreign key (company_id, contact_id) references contact (company_id, id)
);
call secure_company_table('contact_unmerged', false);

-- Whom a record that was moved by merges belongs to, and whom it points to meanwhile. A record that points elsewhere was
-- moved by people since, and its row here says nothing.
create table contact_home (
  company_id bigint not null,
  -- The table and its column: 'inquiry.contact'.
  place text not null,
  record_id bigint not null,
  home bigint not null,
  points_to bigint not null,
  primary key (company_id, place, record_id),
  foreign key (company_id, home) references contact (company_id, id),
  foreign key (company_id, points_to) references contact (company_id, id)
);
create index contact_home_of on contact_home (company_id, home);
call secure_company_table('contact_home', false);

-- 'Not the same person', said by somebody.
create table contact_not_same (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  one bigint not null,
  other bigint not null check (one < other),
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, one, other),
  foreign key (company_id, one) references contact (company_id, id),
  foreign key (company_id, other) references contact (company_id, id)
);
create index contact_not_same_other on contact_not_same (company_id, other);
call secure_company_table('contact_not_same');

-- Pairs whose names are alike in one place, as they were when somebody last had them looked for.
create table contact_lookalike (
  company_id bigint not null,
  one bigint not null,
  other bigint not null check (one < other),
  -- 'Bopal': the area or society that both are known from.
  place text not null,
  primary key (company_id, one, other),
  foreign key (company_id, one) references contact (company_id, id),
  foreign key (company_id, other) references contact (company_id, id)
);
call secure_company_table('contact_lookalike', false);

create table contact_lookalike_search (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  -- null while nobody looks.
  started_at timestamptz default now(),
  looked_at timestamptz,
  primary key (company_id)
);
call secure_company_table('contact_lookalike_search', false);
create trigger tell_progress after insert or update on contact_lookalike_search for each row execute function tell_progress();

-- Who a contact is by now. Waits for a merge that is just happening, so that nobody is missed by it.
create function person_now(p_company bigint, p_contact bigint) returns bigint language plpgsql as $$
declare
  who bigint := p_contact;
  went bigint;
begin
  loop
    select merged_into into went from contact where company_id = p_company and id = who for key share;
    if went is null then return who; end if;
    who := went;
  end loop;
end $$;

-- A record that is written for somebody who was merged meanwhile goes where that person went.
create function follow_merge() returns trigger language plpgsql as $$
begin
  new.contact := person_now(new.company_id, new.contact);
  return new;
end $$;
create trigger follow_merge before insert or update of contact on property for each row
  when (new.contact is not null) execute function follow_merge();
create trigger follow_merge before insert or update of contact on inquiry for each row
  when (new.contact is not null) execute function follow_merge();

create function follow_merge_of_note() returns trigger language plpgsql as $$
begin
  new.link_id := person_now(new.company_id, new.link_id);
  return new;
end $$;
create trigger follow_merge before insert or update of link_id on note for each row
  when (new.link_kind = 'contact') execute function follow_merge_of_note();

-- Sources and groups become others or go; what is remembered of merged people has to follow.
create function with_id_replaced(p_doc jsonb, p_path text[], p_from bigint, p_to bigint) returns jsonb language sql immutable as $$
  select case
    when jsonb_typeof(p_doc #> p_path) = 'array' then jsonb_set(p_doc, p_path, (
      select coalesce(jsonb_agg(distinct id order by id), '[]')
        from (select case when e = to_jsonb(p_from) then to_jsonb(p_to) else e end as id from jsonb_array_elements(p_doc #> p_path) e) t
       where id is not null))
    when p_doc #> p_path = to_jsonb(p_from) then jsonb_set(p_doc, p_path, coalesce(to_jsonb(p_to), 'null'))
    else p_doc end
$$;
create procedure replace_in_merges(p_field text, p_from bigint, p_to bigint) language plpgsql as $$
begin
  update contact_unmerged
     set own = with_id_replaced(own, array['values', p_field], p_from, p_to),
         shown = with_id_replaced(shown, array['values', p_field], p_from, p_to)
   where company_id = current_company_id()
     and ((own #> array['values', p_field]) @> to_jsonb(p_from) or (shown #> array['values', p_field]) @> to_jsonb(p_from));
  update contact_merge set dropped = with_id_replaced(dropped, array['items', p_field], p_from, p_to)
   where company_id = current_company_id() and (dropped #> array['items', p_field]) @> to_jsonb(p_from);
end $$;
