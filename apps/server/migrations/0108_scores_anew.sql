-- The score of an inquiry tells how near it is to a deal; all are counted anew at once instead of in the night.
do $$
declare
  asking bigint;
begin
  for asking in select distinct company_id from inquiry loop
    perform set_config('app.company_id', asking::text, true);
    perform enqueue_job('score_inquiries', '{}', 'score inquiries', null, 10);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
