-- An office may measure land by a bigha and a biswa of its own, in square feet; null: as the state of the city does. A
-- property keeps the measure that it was last saved by, since what stands in the lists was worked out with it.
alter table company
  add column bigha_sqft numeric(10, 2) check (bigha_sqft > 0),
  add column biswa_sqft numeric(10, 2) check (biswa_sqft > 0);
alter table property
  add column bigha_sqft numeric(10, 2),
  add column biswa_sqft numeric(10, 2);

-- Who asks for land in bigha asks for another size then, and is matched anew; nobody is told of pairs that come of it.
create function mark_by_own_bigha() returns trigger language plpgsql as $$
begin
  insert into match_stale (company_id, record, record_id, is_quiet)
    select new.id, 'inquiry', i.id, true from inquiry i where i.company_id = new.id and i.size_unit in ('Bigha', 'Biswa') order by i.id
    on conflict (company_id, record, record_id) do update set turn = excluded.turn;
  if current_company_id() is not null then perform enqueue_job('match_records', '{}', 'match records', null, 10); end if;
  return null;
end $$;
create trigger mark_by_own_bigha after update of bigha_sqft, biswa_sqft on company for each row
  when ((old.bigha_sqft, old.biswa_sqft) is distinct from (new.bigha_sqft, new.biswa_sqft)) execute function mark_by_own_bigha();
