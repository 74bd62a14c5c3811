-- Of a table that is kept by month the table is told, not the month's part of it, which no screen shows.
create or replace function tell_row() returns trigger language plpgsql as $$
declare
  r jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('angan_change', (jsonb_build_object('company', r -> tg_argv[0], 'entity', regexp_replace(tg_table_name, '_\d{4}_\d{2}$', ''),
    'id', 0, 'action', 'changed')
    || case when tg_nargs = 3 then jsonb_build_object(tg_argv[1], r -> tg_argv[2]) else '{}' end)::text);
  return null;
end $$;
