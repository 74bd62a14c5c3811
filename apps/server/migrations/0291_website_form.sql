-- The form of an office's own site is a source of leads like a portal: its setting, its address and its leads stand with
-- theirs. Ways by which leads come that are neither pulled nor pushed.

alter table lead_source_setting drop constraint lead_source_setting_source_check;
alter table lead_source_setting add constraint lead_source_setting_source_check
  check (source in ('99acres', 'MagicBricks', 'Housing', 'Website'));
-- Of the form what it asks beside name and mobile number; of portals nothing.
alter table lead_source_setting add column form_fields text[] not null default '{}'
  check (form_fields <@ '{email,deal,property_type,area,budget,message}'::text[]);

alter table lead_event drop constraint lead_event_source_check;
alter table lead_event add constraint lead_event_source_check
  check (source in ('99acres', 'MagicBricks', 'Housing', 'Facebook', 'Website'));
alter table lead_event drop constraint lead_event_way_check;
alter table lead_event add constraint lead_event_way_check
  check (way in ('Pull', 'Push', 'Paste', 'Test', 'Form', 'Share', 'File'));
