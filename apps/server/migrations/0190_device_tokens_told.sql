-- Where a device begins or ends to take what is pushed, the settings of alerts on the person's other devices say so.
create trigger tell_row after insert or delete on device_token
  for each row execute function tell_row('company_id', 'user', 'user_id');
