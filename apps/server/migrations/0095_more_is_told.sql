-- Live screens hear of changes in these tables too, which write no trail or one of their own. Which row it was, nobody is
-- told; whom it concerns, only where that decides who may hear of it.

-- Arguments: the column of the company; then the fact that decides who hears ('user': nobody else; 'created_by': who may
-- see those of others beside), and its column. What is told twice in a transaction arrives once.
create function tell_row() returns trigger language plpgsql as $$
declare
  r jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('angan_change', (jsonb_build_object('company', r -> tg_argv[0], 'entity', tg_table_name, 'id', 0, 'action', 'changed')
    || case when tg_nargs = 3 then jsonb_build_object(tg_argv[1], r -> tg_argv[2]) else '{}' end)::text);
  return null;
end $$;

create trigger tell_row after update on company for each row when (old is distinct from new) execute function tell_row('id');
create trigger tell_row after insert or update on app_user for each row execute function tell_row('company_id');
-- That a device was active again is no news.
create trigger tell_row after insert or update of device_name, browser, os, fcm_token, refresh_hash, revoked_at on user_device
  for each row execute function tell_row('company_id', 'created_by', 'user_id');
create trigger tell_row after insert or update or delete on saved_view for each row execute function tell_row('company_id', 'user', 'user_id');
create trigger tell_row after insert or update on share for each row execute function tell_row('company_id');
create trigger tell_row after insert on viewed_property for each row execute function tell_row('company_id', 'created_by', 'user_id');
create trigger tell_row after insert on viewed_inquiry for each row execute function tell_row('company_id', 'created_by', 'user_id');
create trigger tell_row after insert on revealed_number for each row execute function tell_row('company_id', 'created_by', 'user_id');
