-- Mails of portals that an office has forwarded to an address of its own: a source of leads with a setting like the others.

alter table lead_source_setting drop constraint lead_source_setting_source_check;
alter table lead_source_setting add constraint lead_source_setting_source_check
  check (source in ('99acres', 'MagicBricks', 'Housing', 'Website', 'E-mail'));

alter table lead_event drop constraint lead_event_source_check;
alter table lead_event add constraint lead_event_source_check
  check (source in ('99acres', 'MagicBricks', 'Housing', 'Facebook', 'Website', 'File', 'E-mail'));
alter table lead_event drop constraint lead_event_way_check;
alter table lead_event add constraint lead_event_way_check
  check (way in ('Pull', 'Push', 'Paste', 'Test', 'Form', 'Share', 'File', 'Mail'));
-- Of a mail of a portal that is not connected in any other way, what the office calls it: 'NoBroker'.
alter table lead_event add column source_name text;

-- A mail service asks the owner of an address whether it may forward there, by a code that only a mail to it holds.
create table lead_forwarding (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  -- Whose mails are to be forwarded.
  mailbox text not null,
  code text not null,
  link text not null,
  received_at timestamptz not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, mailbox)
);
call secure_company_table('lead_forwarding');
