-- What the dashboard counts of an inquiry, kept with it, so that nobody adds it up from its history.

-- Minutes of working hours, 9 to 20 in India, from some day long ago to a moment (domain 6.1).
create function worked_until(p_at timestamptz) returns numeric language sql immutable parallel safe as $$
  select (extract(epoch from (p_at at time zone 'Asia/Kolkata')::date) / 86400) * 660
    + least(greatest(extract(epoch from (p_at at time zone 'Asia/Kolkata')::time) / 60 - 540, 0), 660)
$$;

-- How far a stage is on the way: 0 for those beside it.
create function stage_rank(p_stage text) returns int language sql immutable parallel safe as $$
  select coalesce(array_position(array['New', 'Contacted', 'Qualified', 'Options Shared', 'Visit Scheduled', 'Visit Done',
    'Negotiation', 'Token Paid', 'Closed Won'], p_stage), 0)
$$;

alter table inquiry
  -- Minutes of working hours until somebody answered.
  add column response_minutes int generated always as
    (case when first_response_at is not null
      then greatest(0, round(worked_until(first_response_at) - worked_until(date_time)))::int end) stored,
  -- The furthest stage that it stood at, by stage_rank(); kept where it goes back, or is closed.
  add column reached int not null default 1,
  -- When it was closed as won or lost.
  add column closed_at timestamptz;

create function keep_reached() returns trigger language plpgsql as $$
begin
  new.reached := greatest(new.reached, stage_rank(new.stage));
  if new.stage in ('Closed Won', 'Closed Lost') then
    if tg_op = 'INSERT' or old.stage is distinct from new.stage then new.closed_at := coalesce(new.closed_at, now()); end if;
  else
    new.closed_at := null;
  end if;
  return new;
end $$;
create trigger keep_reached before insert or update of stage on inquiry for each row execute function keep_reached();

-- What is worked out is no news of its own, and no reason to match anew.
do $$
declare
  is_now text := pg_get_functiondef('note_changes()'::regprocedure);
  will_be text := replace(is_now, $q$'unit_key', 'carpet_sqft'$q$, $q$'response_minutes', 'reached', 'closed_at', 'unit_key', 'carpet_sqft'$q$);
begin
  if will_be = is_now then raise exception 'note_changes() is not as it was'; end if;
  execute will_be;
end $$;
do $$
declare
  is_now text := pg_get_functiondef('mark_for_matching()'::regprocedure);
  will_be text := replace(is_now, $q$'visiting_hours'];$q$, $q$'visiting_hours', 'response_minutes', 'reached', 'closed_at'];$q$);
begin
  if will_be = is_now then raise exception 'mark_for_matching() is not as it was'; end if;
  execute will_be;
end $$;

-- Of the inquiries that are there, from the trail of their stages.
update inquiry i set reached = greatest(1, stage_rank(i.stage), coalesce(m.reached, 0)), closed_at = m.closed_at
  from (select i.company_id, i.id, max(greatest(stage_rank(m.to_stage), stage_rank(m.from_stage))) as reached,
      max(m.at) filter (where m.to_stage = i.stage and i.stage in ('Closed Won', 'Closed Lost')) as closed_at
    from inquiry i left join inquiry_stage_move m on m.company_id = i.company_id and m.inquiry = i.id
   group by i.company_id, i.id) m
 where i.company_id = m.company_id and i.id = m.id;

-- The cohorts of the dashboard, without the table.
create index inquiry_dashboard on inquiry (company_id, date_time)
  include (id, stage, stage_reason, source, reached, response_minutes, property_type, assigned_to, deal_type) where not is_deleted;
create index inquiry_closed on inquiry (company_id, closed_at) where closed_at is not null and not is_deleted;
create index task_dashboard on task (company_id, date_time)
  include (id, type, status, assigned_to, inquiry, property, project, contact, loan) where not is_deleted;
create index property_closed on property (company_id, closed_on) where closed_on is not null and not is_deleted;

-- What an office pays for a source each month, in rupees.
alter table source add column monthly_cost numeric(14, 2);
