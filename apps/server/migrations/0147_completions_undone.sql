-- While a completion is undone, the rows go back to what they were: no rule plans or moves a follow-up meanwhile.
create function is_undoing() returns boolean language sql stable
  as $$ select current_setting('app.undoing', true) = 'on' $$;

drop trigger plan_follow_ups on inquiry;
create trigger plan_follow_ups after update on inquiry referencing old table as old_rows new table as new_rows
  for each statement when (is_undoing() is not true) execute function plan_follow_ups();
drop trigger tell_follow_ups on task;
create trigger tell_follow_ups after update on task referencing old table as old_rows new table as new_rows
  for each statement when (is_undoing() is not true) execute function tell_follow_ups();
