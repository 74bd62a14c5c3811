-- Pairs that are possible count as matches too, from a shown score of 50 on, and those whose property the client disliked
-- on a visit do not.
comment on table match_pair is 'Pairs that score 50 or above and were not disliked on a visit, kept by the jobs of apps/server/src/matches/keeping.';

-- An index on the kept pairs of an inquiry that are good tells what has none (the gap board).
create index match_pair_good on match_pair (company_id, inquiry_id) where score >= 69.5;

create function mark_visit_for_matching() returns trigger language plpgsql as $$
begin
  insert into match_stale (company_id, record, record_id) values (new.company_id, 'inquiry', new.inquiry)
    on conflict (company_id, record, record_id) do update set turn = excluded.turn, is_quiet = false;
  if current_company_id() is not null then perform enqueue_job('match_records', '{}', 'match records', null, 10); end if;
  return null;
end $$;
create trigger mark_inserted_for_matching after insert on task for each row
  when (new.outcome is not null and new.inquiry is not null and new.property is not null) execute function mark_visit_for_matching();
create trigger mark_for_matching after update of outcome, status, seen, is_deleted, inquiry, property, date_time on task for each row
  when (new.inquiry is not null and new.property is not null
    and (new.outcome is not null or old.outcome is not null)
    and (new.outcome, new.status, new.seen, new.is_deleted, new.inquiry, new.property, new.date_time)
      is distinct from (old.outcome, old.status, old.seen, old.is_deleted, old.inquiry, old.property, old.date_time))
  execute function mark_visit_for_matching();

-- Names of areas that are alike stand for nearness where no distance is known.
drop trigger mark_for_matching on area;
create trigger mark_for_matching after update of area, latitude, longitude, zone on area for each row
  when ((old.area, old.latitude, old.longitude, old.zone) is distinct from (new.area, new.latitude, new.longitude, new.zone))
  execute function mark_area_for_matching();

-- What is there already is looked at once, from the inquiries' side, which holds every pair; nobody is alerted.
insert into match_stale (company_id, record, record_id, is_quiet)
  select company_id, 'inquiry', id, true from inquiry where not is_deleted and stage not in ('Closed Won', 'Closed Lost', 'Junk')
  on conflict do nothing;
do $$
declare
  asking bigint;
begin
  for asking in select distinct company_id from match_stale loop
    perform set_config('app.company_id', asking::text, true);
    perform enqueue_job('match_records', '{}', 'match records', null, 10);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
