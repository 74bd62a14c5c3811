-- By which channels each person's alerts reach them, and when a push waits. Who has chosen nothing has no row: what holds
-- then is declared in the domain's table of kinds.
create table alert_settings (
  company_id bigint not null default current_company_id() references company (id),
  user_id bigint not null,
  -- {"Task due": {"push": false}}: what was chosen, and nothing else.
  choices jsonb not null default '{}',
  is_quiet boolean not null default true,
  quiet_from time not null default '21:00',
  quiet_to time not null default '08:00',
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user (company_id, id),
  check (quiet_from <> quiet_to)
);
call secure_company_table('alert_settings', false);
create trigger touch before update on alert_settings for each row execute function touch_last_updated();
create trigger tell_row after insert or update or delete on alert_settings
  for each row execute function tell_row('company_id', 'user', 'user_id');

-- Of many messages of one topic to one receiver, some go as one.
alter table outbox_message add column topic text;
comment on column outbox_message.topic is 'what it is told of, where several such to one receiver are told as one: the kind of an alert';
comment on column outbox_message.body is 'mail: {text, html}; sms: {template_id, variables}; of an alert: {alert, also, user}. Emptied once it is settled';
create index outbox_message_topic on outbox_message (company_id, "to", topic, status) where topic is not null;
