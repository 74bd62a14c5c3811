-- WhatsApp: templates with their groups, the media of their headers and of messages, and buttons to be used again.

create table whatsapp_template_group (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  group_name text not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index whatsapp_template_group_name on whatsapp_template_group (company_id, lower(group_name));
call secure_company_table('whatsapp_template_group');

create table whatsapp_button (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  button_type text not null,
  button_text text not null,
  visit_website_button_url_type text not null default 'Static',
  visit_website_button_url text not null default '',
  visit_website_button_url_dynamic_sample_url text not null default '',
  meta_insights boolean not null default true,
  call_on_whatsapp_active_days int not null default 7,
  call_phone_number_country_code text not null default '',
  call_phone_number text not null default '',
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
call secure_company_table('whatsapp_button');

create table whatsapp_media (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  -- Missing only within the transaction that adds it.
  file bigint,
  file_type text not null check (file_type in ('Image', 'Video', 'Document')),
  description text not null default '',
  status text not null default 'under_process' check (status in ('under_process', 'active', 'failed')),
  -- Why it failed, in words.
  failure text not null default '',
  -- Meta's id of it, good for 30 days from its date, and the number that it was uploaded with.
  media_id text not null default '',
  media_id_date timestamptz,
  phone_number_id text not null default '',
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, file) references stored_file (company_id, id)
);
create index whatsapp_media_newest on whatsapp_media (company_id, created_date desc, id desc);
call secure_company_table('whatsapp_media');

create table whatsapp_template (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  template_name text not null,
  template_group bigint,
  -- As shown: en_UK is Meta's en_GB.
  language text not null,
  category text not null,
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED', 'TEMPORARILY_BLOCKED')),
  quality text check (quality in ('LOW', 'MEDIUM', 'HIGH')),
  header_format text not null default 'TEXT' check (header_format in ('TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT')),
  header text not null default '',
  header_variable text not null default '',
  header_variable_field text not null default '',
  header_media bigint,
  -- Meta's handle of the sample; expires, so it is made anew for every submission.
  header_handle text not null default '',
  body text not null default '',
  -- Examples of {{1}}, {{2}} and so on, and what each is filled from when the template goes to many.
  body_variables text[] not null default '{}',
  body_variable_fields text[] not null default '{}',
  footer text not null default '',
  -- TemplateButton[] of packages/domain/src/whatsapp/templates/types.ts
  buttons jsonb not null default '[]',
  waba_id text not null default '',
  waba_template_id text,
  -- Meta's word for why it was rejected, and what its reviewer said.
  rejected_reason text not null default '',
  rejected_note text not null default '',
  -- What Meta said when it refused a submission.
  refusal_title text not null default '',
  refusal_message text not null default '',
  -- The category before Meta changed it, and the one that it announced.
  previous_category text not null default '',
  correct_category text not null default '',
  -- What Meta has of it that cannot be shown here, in words.
  beyond text[] not null default '{}',
  submitted_at timestamptz,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, waba_id, waba_template_id),
  foreign key (company_id, template_group) references whatsapp_template_group (company_id, id),
  foreign key (company_id, header_media) references whatsapp_media (company_id, id)
);
-- One of a name in a language; a draft's name counts as Meta will read it.
create unique index whatsapp_template_name on whatsapp_template (company_id, waba_id, lower(replace(template_name, ' ', '_')), language);
create index whatsapp_template_latest on whatsapp_template (company_id, last_updated desc, id desc);
create index whatsapp_template_of_group on whatsapp_template (company_id, template_group) where template_group is not null;
create index whatsapp_template_of_media on whatsapp_template (company_id, header_media) where header_media is not null;
call secure_company_table('whatsapp_template');

-- What stands between a template and Meta without being a change of it.
create table whatsapp_template_exchange (
  company_id bigint not null references company (id),
  template bigint not null,
  synced_at timestamptz,
  -- Of its edits at Meta, which counts them.
  edits timestamptz[] not null default '{}',
  primary key (company_id, template),
  foreign key (company_id, template) references whatsapp_template (company_id, id) on delete cascade
);
call secure_company_table('whatsapp_template_exchange', false);
