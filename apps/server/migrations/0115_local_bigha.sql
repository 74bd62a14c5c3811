-- A bigha is as large as the state of the city has it. What follows from a size in bigha is worked out anew by the server,
-- and whoever asks for land in bigha is matched anew.
do $$
declare
  measured constant text[] := array['Bigha', 'Biswa'];
  c bigint;
begin
  for c in
    select company_id from property
     where array[size_unit, carpet_area_unit, built_up_area_unit, super_built_up_area_unit, plot_area_unit] && measured
    union select company_id from inquiry where size_unit = any (measured)
  loop
    perform set_config('app.company_id', c::text, true);
    perform enqueue_job('derive_properties', '{"after": 0}', 'derive_properties', null, 10);
    insert into match_stale (company_id, record, record_id, is_quiet)
      select company_id, 'inquiry', id, true from inquiry where company_id = c and size_unit = any (measured)
      on conflict (company_id, record, record_id) do nothing;
    perform enqueue_job('match_records', '{}', 'match records', null, 10);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
