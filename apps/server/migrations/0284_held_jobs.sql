-- A job is held only while its office is about to be deleted: whoever brings it back in the same moment waits for this,
-- or this for them, so that none is held that nobody releases.
create or replace function hold_job(p_task text, p_payload jsonb, p_key text, p_max_attempts int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closing date;
begin
  select delete_on into closing from company where id = (p_payload ->> 'company')::bigint for share;
  perform graphile_worker.add_job(p_task, (case when closing is null then p_payload else p_payload || '{"held": true}' end)::json,
    job_key => p_key, max_attempts => p_max_attempts, run_at => case when closing is null then now() else now() + interval '10 years' end);
end $$;
