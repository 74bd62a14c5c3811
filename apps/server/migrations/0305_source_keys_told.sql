-- The address of a source stands with its key and is shown as part of its setting: a new one is told as a change of that.
create function tell_setting_of_key() returns trigger language plpgsql as $$
begin
  perform pg_notify('angan_change', jsonb_build_object('company', new.company_id, 'entity', 'lead_source_setting',
    'id', 0, 'action', 'changed')::text);
  return null;
end $$;
create trigger tell_setting after update on lead_source_key for each row execute function tell_setting_of_key();
