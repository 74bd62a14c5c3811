-- Tasks: what somebody has to do at a time, for a record. The first kind is the Site Visit; several make a tour.

create table task (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  type text not null,
  -- '': as its type says.
  title text not null default '',
  date_time timestamptz not null,
  duration_minutes int not null check (duration_minutes > 0),
  property bigint,
  inquiry bigint,
  contact bigint,
  project bigint,
  -- The tour that it is a stop of, 'V-000012', and its place in it, from 1.
  visit_group text,
  visit_order int,
  assigned_to bigint not null,
  priority text not null default 'Normal' check (priority in ('Low', 'Normal', 'High')),
  -- Minutes before it begins.
  remind_before int[] not null default '{}',
  repeat text not null default 'None' check (repeat in ('None', 'Daily', 'Weekly', 'Monthly')),
  comment text not null default '',
  status text not null default 'Scheduled' check (status in ('Scheduled', 'Completed', 'Missed', 'Cancelled', 'Rescheduled')),
  -- Why it was cancelled.
  status_reason text not null default '',
  outcome text,
  -- {liked, points, note}
  feedback jsonb,
  -- Of a visit that is Completed: whether the client got to see the property.
  seen boolean,
  completed_at timestamptz,
  -- The task that this one stands for.
  rescheduled_from bigint,
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  check (num_nonnulls(property, inquiry, contact, project) > 0),
  check ((visit_group is null) = (visit_order is null)),
  check (status <> 'Completed' or outcome is not null and completed_at is not null),
  foreign key (company_id, property) references property (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id),
  foreign key (company_id, contact) references contact (company_id, id),
  foreign key (company_id, project) references project (company_id, id),
  foreign key (company_id, assigned_to) references app_user (company_id, id),
  foreign key (company_id, rescheduled_from) references task (company_id, id)
);
create index task_by_time on task (company_id, date_time, id) where not is_deleted;
create index task_of_person on task (company_id, assigned_to, date_time, id) where not is_deleted;
create index task_open on task (company_id, date_time) where status = 'Scheduled' and not is_deleted;
create index task_of_inquiry on task (company_id, inquiry, date_time) where inquiry is not null;
create index task_of_property on task (company_id, property, date_time) where property is not null;
create index task_of_contact on task (company_id, contact) where contact is not null;
create index task_of_tour on task (company_id, visit_group, visit_order) where visit_group is not null;
create unique index task_rescheduled on task (company_id, rescheduled_from) where rescheduled_from is not null;
call secure_company_table('task');
-- Tasks are never removed, only marked as deleted.
revoke delete on task from angan_app;
create trigger follow_merge before insert or update of contact on task for each row
  when (new.contact is not null) execute function follow_merge();

-- Visits count for what an inquiry is worth.
alter table inquiry_score
  add column visits_done int not null default 0,
  add column visits_missed int not null default 0;
create function count_visits() returns trigger language plpgsql as $$
begin
  update inquiry_score s set visits_done = v.done, visits_missed = v.missed
    from (select count(*) filter (where status = 'Completed' and seen) as done, count(*) filter (where status = 'Missed') as missed
      from task where company_id = new.company_id and inquiry = new.inquiry and type = 'Site Visit' and not is_deleted) v
   where s.company_id = new.company_id and s.id = new.inquiry and (s.visits_done, s.visits_missed) is distinct from (v.done, v.missed);
  return null;
end $$;
create trigger count_visits after insert or update of status, seen, is_deleted on task for each row
  when (new.inquiry is not null) execute function count_visits();

-- Whose a task is decides who hears of it.
create or replace function reach_of(p_row jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('locked', coalesce(p_row ->> 'locked_contact', p_row ->> 'locked_property', p_row ->> 'locked_inquiry'),
    'property_type', p_row -> 'property_type')
    || case when p_row ? 'locked_property' or p_row ? 'locked_inquiry'
      then jsonb_build_object('created_by', p_row -> 'created_by', 'assigned_to', p_row -> 'assigned_to', 'area', p_row -> 'area') else '{}' end
    || case when p_row ? 'visit_group'
      then jsonb_build_object('created_by', p_row -> 'created_by', 'assigned_to', jsonb_build_array(p_row -> 'assigned_to')) else '{}' end
    || case when p_row ? 'any_area' then jsonb_build_object('any_area', p_row -> 'any_area') else '{}' end
$$;

-- A share may be the sheet of a tour: its properties with the times at which they are seen.
alter table share drop constraint share_format_check,
  add constraint share_format_check check (format in ('Single', 'Comparison', 'List', 'Tour'));
