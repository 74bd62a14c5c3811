-- A note is a colour, may be pinned, stand by itself, be for some eyes only, and remind who wrote it.
alter table note
  alter column link_kind drop not null,
  alter column link_id drop not null,
  drop constraint note_link_kind_check,
  add constraint note_link_kind_check check (link_kind in ('contact', 'property', 'inquiry', 'project', 'society')),
  add constraint note_link_whole check ((link_kind is null) = (link_id is null)),
  add column colour text not null default 'White',
  add column is_pinned boolean not null default false,
  add column remind_at timestamptz,
  add column visibility text not null default 'Team',
  add column is_deleted boolean not null default false,
  add constraint note_colour_check check (colour in ('Yellow', 'Green', 'Blue', 'Pink', 'White')),
  add constraint note_visibility_check check (visibility in ('Only me', 'Team', 'Owner and Co-Owner'));
create index note_listed on note (company_id, is_pinned desc, created_date desc, id desc) where not is_deleted;
create index note_reminds on note (company_id, remind_at) where remind_at is not null and not is_deleted;

-- Who may hear of the change of a note: who wrote it of what is for their eyes, the owners of what is for theirs.
create or replace function reach_of(p_row jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('locked', coalesce(p_row ->> 'locked_contact', p_row ->> 'locked_property', p_row ->> 'locked_inquiry'),
    'property_type', p_row -> 'property_type')
    || case when p_row ? 'locked_property' or p_row ? 'locked_inquiry'
      then jsonb_build_object('created_by', p_row -> 'created_by', 'assigned_to', p_row -> 'assigned_to', 'area', p_row -> 'area') else '{}' end
    || case when p_row ? 'visit_group'
      then jsonb_build_object('created_by', p_row -> 'created_by', 'assigned_to', jsonb_build_array(p_row -> 'assigned_to')) else '{}' end
    || case when p_row ? 'any_area' then jsonb_build_object('any_area', p_row -> 'any_area') else '{}' end
    || case when p_row ? 'link_kind' and p_row ->> 'visibility' = 'Only me' then jsonb_build_object('user', p_row -> 'created_by')
      when p_row ? 'link_kind' and p_row ->> 'visibility' <> 'Team' then jsonb_build_object('locked', 'true') else '{}' end
$$;

-- One job for a company and a minute, asked for by whatever writes the note (decision 137).
create function plan_note_jobs() returns trigger language plpgsql as $$
declare
  minute timestamptz;
begin
  if current_company_id() is null then return null; end if;
  for minute in
    select distinct date_trunc('minute', remind_at) from new_rows
     where remind_at is not null and not is_deleted and date_trunc('minute', remind_at) > now() - interval '1 minute'
  loop
    perform enqueue_job('remind_of_notes', jsonb_build_object('minute', to_char(minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:00"Z"')),
      'remind of notes ' || to_char(minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'), minute, 10);
  end loop;
  return null;
end $$;
create trigger plan_jobs_of_new after insert on note referencing new table as new_rows for each statement execute function plan_note_jobs();
create trigger plan_jobs_of_changed after update on note referencing new table as new_rows for each statement execute function plan_note_jobs();
