-- An office's own WhatsApp number is a source of leads with a setting like the others. Chats go on in WhatsApp: kept is what
-- begins an enquiry, and nothing else.

alter table lead_source_setting drop constraint lead_source_setting_source_check;
alter table lead_source_setting add constraint lead_source_setting_source_check
  check (source in ('99acres', 'MagicBricks', 'Housing', 'Website', 'E-mail', 'WhatsApp'));
-- Of WhatsApp the number by Meta's ids, and as Meta told of it when it was last asked.
alter table lead_source_setting
  add column phone_number_id text not null default '',
  add column waba_id text not null default '',
  add column display_phone_number text not null default '',
  add column verified_name text not null default '',
  add column checked_at timestamptz;
-- By which Meta signs what it sends; `secret_sealed` is the token by which Meta is asked.
alter table lead_source_key add column app_secret_sealed text;

alter table lead_event drop constraint lead_event_source_check;
alter table lead_event add constraint lead_event_source_check
  check (source in ('99acres', 'MagicBricks', 'Housing', 'Facebook', 'Website', 'File', 'E-mail', 'WhatsApp'));
alter table lead_event drop constraint lead_event_way_check;
alter table lead_event add constraint lead_event_way_check
  check (way in ('Pull', 'Push', 'Paste', 'Test', 'Form', 'Share', 'File', 'Mail', 'Chat'));
-- Whose chat a lead is: another message of theirs belongs to it, or is none.
create index lead_event_of_chat on lead_event (company_id, (lead ->> 'chat'), id desc) where way = 'Chat';
