-- Who sees a task goes by its deal too: with it in the index the dashboard counts tasks without the table again. Their status
-- is of the key, so that only those that are counted are looked at.
drop index task_dashboard;
create index task_dashboard on task (company_id, status, date_time)
  include (id, type, assigned_to, inquiry, property, deal, project, contact, loan) where not is_deleted;
