-- Each morning a company is told what ends soon: one job, which asks for the next. A company has the first from its beginning.
create function ask_for_days() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := current_setting('app.company_id', true);
  nine timestamptz := ((now() at time zone 'Asia/Kolkata')::date + time '09:00') at time zone 'Asia/Kolkata';
begin
  perform set_config('app.company_id', new.id::text, true);
  perform enqueue_job('watch_days', '{}', 'watch days', case when nine > now() then nine else nine + interval '1 day' end, 25);
  perform set_config('app.company_id', coalesce(before, ''), true);
  return null;
end $$;
create trigger ask_for_days after insert on company for each row when (not new.is_platform) execute function ask_for_days();

do $$
declare
  one bigint;
  nine timestamptz := ((now() at time zone 'Asia/Kolkata')::date + time '09:00') at time zone 'Asia/Kolkata';
begin
  for one in select id from company where not is_platform loop
    perform set_config('app.company_id', one::text, true);
    perform enqueue_job('watch_days', '{}', 'watch days', case when nine > now() then nine else nine + interval '1 day' end, 25);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

-- Whoever sent a property to clients hears that its price came down, whatever wrote it.
create function ask_price_dropped() returns trigger language plpgsql as $$
begin
  if current_company_id() is null
    or not exists (select from share_entry s where s.company_id = new.company_id and s.property = new.id) then return null; end if;
  perform enqueue_job('tell_price_dropped', jsonb_build_object('property', new.id)
      || case when new.sale_price_total < old.sale_price_total
           then jsonb_build_object('before', old.sale_price_total, 'now', new.sale_price_total)
           else jsonb_build_object('before', old.rent_total, 'now', new.rent_total) end,
    'price dropped ' || new.id, now(), 10);
  return null;
end $$;
create trigger ask_price_dropped after update of sale_price_total, rent_total on property for each row
  when (new.sale_price_total < old.sale_price_total or new.rent_total < old.rent_total) execute function ask_price_dropped();
