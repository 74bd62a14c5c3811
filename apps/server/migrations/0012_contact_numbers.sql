-- What a contact list needs to stay clean: every number found by itself, what is known of a person's wishes, and who
-- became whom. And a voice for work that goes on in the background.

alter table contact
  add contact_kind text[] not null default '{}',
  add company_name text not null default '',
  add city text not null default '',
  add state text not null default '',
  add country text not null default '',
  add language text not null default '',
  add rera_no text not null default '',
  add date_of_birth date,
  add anniversary date,
  add is_nri boolean not null default false,
  add consent_status text not null default 'Not asked' check (consent_status in ('Not asked', 'Given', 'Withdrawn')),
  add consent_at timestamptz,
  add consent_how text not null default '',
  add consent_text_version text not null default '',
  add do_not_contact boolean not null default false,
  add marketing_opt_out boolean not null default false,
  add last_contacted_at timestamptz,
  -- Whom this contact was merged into; it is then deleted as well.
  add merged_into bigint,
  -- Stored, since an expression would not be looked up through the wall between companies: lower() is not leakproof.
  add email_key text generated always as (lower(email)) stored not null,
  add foreign key (company_id, merged_into) references contact (company_id, id);
create index contact_of_email on contact (company_id, email_key) where not is_deleted and email_key <> '';

-- Each number of each contact that is not deleted: who has a number is one step of an index, for one number or 50,000.
-- Kept by follow_mobiles(), never written by hand.
create table contact_mobile (
  company_id bigint not null,
  mobile text not null,
  contact_id bigint not null,
  primary key (company_id, mobile, contact_id),
  foreign key (company_id, contact_id) references contact (company_id, id)
);
create index contact_mobile_of_contact on contact_mobile (company_id, contact_id);
call secure_company_table('contact_mobile', false);

create function mobiles_of(c contact) returns text[] language sql immutable parallel safe as $$
  select case when c.is_deleted then '{}' else array_remove(
    array[c.mobile_number_1, c.mobile_number_2, c.mobile_number_3, c.mobile_number_4, c.mobile_number_5], '') end
$$;

create function follow_mobiles() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into contact_mobile (company_id, mobile, contact_id)
      select n.company_id, mobile, n.id from new_rows n, unnest(mobiles_of(n)) mobile on conflict do nothing;
  else
    delete from contact_mobile m using new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id
     where m.company_id = n.company_id and m.contact_id = n.id and mobiles_of(n) <> mobiles_of(o) and m.mobile <> all (mobiles_of(n));
    insert into contact_mobile (company_id, mobile, contact_id)
      select n.company_id, mobile, n.id
        from new_rows n join old_rows o on o.company_id = n.company_id and o.id = n.id, unnest(mobiles_of(n)) mobile
       where mobiles_of(n) <> mobiles_of(o)
      on conflict do nothing;
  end if;
  return null;
end $$;
insert into contact_mobile (company_id, mobile, contact_id)
  select c.company_id, mobile, c.id from contact c, unnest(mobiles_of(c)) mobile on conflict do nothing;
create trigger mobiles_insert after insert on contact referencing new table as new_rows for each statement execute function follow_mobiles();
create trigger mobiles_update after update on contact referencing old table as old_rows new table as new_rows for each statement execute function follow_mobiles();

-- As before, but for email_key, which says nothing that email does not.
create or replace function note_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := current_user_id();
  request text := nullif(current_setting('app.request_id', true), '');
  touched int;
begin
  if tg_op = 'INSERT' then
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action)
      select company_id, who, request, tg_table_name, id, 'created' from new_rows;
    get diagnostics touched = row_count;
    if touched <= 50 then
      perform pg_notify('angan_change', (jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', id, 'action', 'created')
        || reach_of(to_jsonb(r)))::text) from new_rows r;
    else
      perform pg_notify('angan_change', jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', 0, 'action', 'created')::text)
        from (select distinct company_id from new_rows) c;
    end if;
  elsif tg_op = 'UPDATE' then
    with changed as (
      select n.company_id, n.id,
        (select jsonb_object_agg(o.key, jsonb_build_array(o.value, v.value))
           from jsonb_each(to_jsonb(b)) o join jsonb_each(to_jsonb(n)) v using (key)
          where o.value is distinct from v.value
            and o.key <> all (array['last_updated', 'search_text', 'search_text_open', 'name_key', 'email_key', 'place_text'])) as diff,
        to_jsonb(n) as now_is
      from new_rows n join old_rows b on b.company_id = n.company_id and b.id = n.id
    ), written as (
      insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
        select company_id, who, request, tg_table_name, id,
          case when diff ? 'is_deleted' then case when (diff -> 'is_deleted' ->> 1)::boolean then 'deleted' else 'restored' end else 'changed' end,
          diff
        from changed where diff is not null
        returning company_id, entity_id, action
    )
    select count(pg_notify('angan_change', (jsonb_build_object('company', w.company_id, 'entity', tg_table_name, 'id', w.entity_id,
        'action', case w.action when 'deleted' then 'deleted' else 'changed' end) || reach_of(c.now_is))::text))
      into touched
      from (select * from written limit 50) w join changed c on c.company_id = w.company_id and c.id = w.entity_id;
  else
    insert into audit_log (company_id, user_id, request_id, entity, entity_id, action, changes)
      select company_id, who, request, tg_table_name, id, 'removed', jsonb_build_object('row', jsonb_build_array(to_jsonb(o), null)) from old_rows o;
    perform pg_notify('angan_change', jsonb_build_object('company', company_id, 'entity', tg_table_name, 'id', id, 'action', 'deleted')::text)
      from (select company_id, id from old_rows limit 50) r;
  end if;
  return null;
end $$;

-- For a table whose rows tell how far work has come: live screens hear of each step, and the trail is not filled with them.
create function tell_progress() returns trigger language plpgsql as $$
begin
  perform pg_notify('angan_change', jsonb_build_object('company', new.company_id, 'entity', tg_table_name, 'id', new.id,
    'action', case tg_op when 'INSERT' then 'created' else 'changed' end)::text);
  return null;
end $$;
