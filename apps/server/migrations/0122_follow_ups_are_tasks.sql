-- The next follow-up of an inquiry is a Call among its tasks: `inquiry.next_follow_up` and the moment of the Call that is
-- marked as its follow-up are one fact, whichever of the two is written, and by whom.

alter table task
  add column is_follow_up boolean not null default false,
  add check (not is_follow_up or type = 'Call' and inquiry is not null);
-- What is planned for an inquiry, and of that one follow-up at most.
create index task_ahead on task (company_id, inquiry, date_time) where status = 'Scheduled' and not is_deleted and inquiry is not null;
create unique index task_follow_up on task (company_id, inquiry) where is_follow_up and status = 'Scheduled' and not is_deleted;

create function is_open_inquiry(p_stage text, p_is_deleted boolean) returns boolean language sql immutable parallel safe
  as $$ select not p_is_deleted and p_stage not in ('Closed Won', 'Closed Lost', 'Junk') $$;

-- Who follows up: the inquiry's first assignee, else who made it, else the Owner; of those who still work here.
create function follow_up_assignee(p_company bigint, p_assigned bigint[], p_by bigint) returns bigint language sql stable as $$
  select u.id from app_user u
   where u.company_id = p_company and u.is_active and (u.id = any (p_assigned) or u.id = p_by or u.usertype = 'Owner')
   order by array_position(p_assigned, u.id) nulls last, u.id is distinct from p_by, u.id limit 1
$$;

-- A Call that is planned for an open inquiry without a follow-up becomes it. Holds the inquiry, so that two do not at once.
create function mark_follow_up() returns trigger language plpgsql as $$
begin
  perform 1 from inquiry i where i.company_id = new.company_id and i.id = new.inquiry for no key update;
  new.is_follow_up := exists (select 1 from inquiry i
      where i.company_id = new.company_id and i.id = new.inquiry and is_open_inquiry(i.stage, i.is_deleted))
    and not exists (select 1 from task t where t.company_id = new.company_id and t.inquiry = new.inquiry and t.is_follow_up
      and t.status = 'Scheduled' and not t.is_deleted and t.id <> new.id);
  return new;
end $$;
create trigger mark_follow_up before insert on task for each row
  when (new.type = 'Call' and new.inquiry is not null and new.status = 'Scheduled' and not new.is_deleted)
  execute function mark_follow_up();
create trigger mark_restored_follow_up before update of is_deleted on task for each row
  when (new.type = 'Call' and new.inquiry is not null and new.status = 'Scheduled' and old.is_deleted and not new.is_deleted)
  execute function mark_follow_up();

-- From the inquiry to its Call.
create function plan_follow_ups() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- A plain change of something else ends here.
    if not exists (select 1 from new_rows n join old_rows b using (company_id, id)
        where (b.next_follow_up, b.stage, b.is_deleted, b.assigned_to, b.contact)
          is distinct from (n.next_follow_up, n.stage, n.is_deleted, n.assigned_to, n.contact)) then return null; end if;
    update task t set status = 'Cancelled' from new_rows n
     where t.company_id = n.company_id and t.inquiry = n.id and t.is_follow_up and t.status = 'Scheduled' and not t.is_deleted
       and (n.next_follow_up is null or not is_open_inquiry(n.stage, n.is_deleted));
    update task t set date_time = n.next_follow_up, contact = n.contact,
        assigned_to = case
          when t.assigned_to = follow_up_assignee(b.company_id, b.assigned_to, b.created_by)
            then coalesce(follow_up_assignee(n.company_id, n.assigned_to, n.created_by), t.assigned_to)
          else t.assigned_to end
      from new_rows n join old_rows b using (company_id, id)
     where t.company_id = n.company_id and t.inquiry = n.id and t.is_follow_up and t.status = 'Scheduled' and not t.is_deleted
       and ((t.date_time, t.contact) is distinct from (n.next_follow_up, n.contact) or n.assigned_to is distinct from b.assigned_to)
       and n.next_follow_up is not null and is_open_inquiry(n.stage, n.is_deleted);
    -- One that was missed is put off by the next.
    update task t set status = 'Rescheduled' from new_rows n join old_rows b using (company_id, id)
     where t.company_id = n.company_id and t.inquiry = n.id and t.is_follow_up and t.status = 'Missed' and not t.is_deleted
       and t.date_time = b.next_follow_up and n.next_follow_up is distinct from b.next_follow_up
       and n.next_follow_up is not null and is_open_inquiry(n.stage, n.is_deleted);
    insert into task (company_id, type, date_time, duration_minutes, inquiry, contact, assigned_to, remind_before,
        rescheduled_from, created_by)
      select n.company_id, 'Call', n.next_follow_up, 15, n.id, n.contact, a.id, '{30}', (
          select t.id from task t where t.company_id = n.company_id and t.inquiry = n.id and t.is_follow_up
             and t.status = 'Rescheduled' and not t.is_deleted and t.date_time = b.next_follow_up
             and not exists (select 1 from task r where r.company_id = t.company_id and r.rescheduled_from = t.id)
           order by t.id desc limit 1),
          current_user_id()
        from new_rows n join old_rows b using (company_id, id)
        cross join lateral (select follow_up_assignee(n.company_id, n.assigned_to, n.created_by) as id) a
       where n.next_follow_up is not null and is_open_inquiry(n.stage, n.is_deleted) and a.id is not null
         and (n.next_follow_up is distinct from b.next_follow_up or not is_open_inquiry(b.stage, b.is_deleted))
         and not exists (select 1 from task t where t.company_id = n.company_id and t.inquiry = n.id and t.is_follow_up
           and t.status = 'Scheduled' and not t.is_deleted);
  else
    insert into task (company_id, type, date_time, duration_minutes, inquiry, contact, assigned_to, remind_before, created_by,
        created_date)
      select n.company_id, 'Call', n.next_follow_up, 15, n.id, n.contact, a.id, '{30}', coalesce(current_user_id(), n.created_by),
          n.created_date
        from new_rows n cross join lateral (select follow_up_assignee(n.company_id, n.assigned_to, n.created_by) as id) a
       where n.next_follow_up is not null and is_open_inquiry(n.stage, n.is_deleted) and a.id is not null;
  end if;
  return null;
end $$;
create trigger plan_follow_ups_of_new after insert on inquiry referencing new table as new_rows
  for each statement execute function plan_follow_ups();
create trigger plan_follow_ups after update on inquiry referencing old table as old_rows new table as new_rows
  for each statement execute function plan_follow_ups();

-- From the Call to its inquiry. One that is put off says nothing: the one that stands for it does.
create function tell_follow_ups() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select 1 from new_rows n where n.is_follow_up) then return null; end if;
    -- What is done or off: the next Call that is planned takes its place.
    update task t set is_follow_up = true
      from (select distinct n.company_id, n.inquiry from new_rows n join old_rows b using (company_id, id)
             where n.is_follow_up and (n.is_deleted and not b.is_deleted
               or n.status in ('Completed', 'Cancelled') and n.status <> b.status)) over
     where t.company_id = over.company_id and t.id = (
         select c.id from task c where c.company_id = over.company_id and c.inquiry = over.inquiry and c.type = 'Call'
           and c.status = 'Scheduled' and not c.is_deleted order by c.date_time, c.id limit 1)
       and not exists (select 1 from task f where f.company_id = over.company_id and f.inquiry = over.inquiry and f.is_follow_up
         and f.status = 'Scheduled' and not f.is_deleted)
       and exists (select 1 from inquiry i where i.company_id = over.company_id and i.id = over.inquiry
         and is_open_inquiry(i.stage, i.is_deleted));
    update inquiry i set next_follow_up = null from new_rows n join old_rows b using (company_id, id)
     where i.company_id = n.company_id and i.id = n.inquiry and is_open_inquiry(i.stage, i.is_deleted) and n.is_follow_up
       and (n.is_deleted and not b.is_deleted or n.status in ('Completed', 'Cancelled') and n.status <> b.status)
       and i.next_follow_up = b.date_time
       and not exists (select 1 from task f where f.company_id = i.company_id and f.inquiry = i.id and f.is_follow_up
         and f.status = 'Scheduled' and not f.is_deleted);
  end if;
  update inquiry i set next_follow_up = n.date_time from new_rows n
   where i.company_id = n.company_id and i.id = n.inquiry and n.is_follow_up and n.status = 'Scheduled' and not n.is_deleted
     and i.next_follow_up is distinct from n.date_time and is_open_inquiry(i.stage, i.is_deleted);
  return null;
end $$;
create trigger tell_follow_ups_of_new after insert on task referencing new table as new_rows
  for each statement execute function tell_follow_ups();
create trigger tell_follow_ups after update on task referencing old table as old_rows new table as new_rows
  for each statement execute function tell_follow_ups();

-- What is there already: open inquiries whose follow-up lies ahead or in the last 10 days get their Call.
do $$
declare
  one bigint;
begin
  for one in select distinct company_id from inquiry where next_follow_up is not null loop
    perform set_config('app.company_id', one::text, true);
    insert into task (company_id, type, date_time, duration_minutes, inquiry, contact, assigned_to, remind_before)
      select i.company_id, 'Call', i.next_follow_up, 15, i.id, i.contact, a.id, '{30}'
        from inquiry i cross join lateral (select follow_up_assignee(i.company_id, i.assigned_to, i.created_by) as id) a
       where i.company_id = one and is_open_inquiry(i.stage, i.is_deleted) and a.id is not null
         and i.next_follow_up >= (((now() at time zone 'Asia/Kolkata')::date - 9)::timestamp at time zone 'Asia/Kolkata');
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
