-- WhatsApp broadcasts: one template to many, what it costs, and who asked to be left in peace.

create table whatsapp_broadcast (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  name text not null,
  status text not null default 'Draft' check (status in ('Draft', 'Scheduled', 'Sending', 'Paused', 'Stopped', 'Done')),
  number bigint,
  template bigint,
  -- Audience, Fillings and hours of packages/contract/src/whatsapp/broadcasts.ts
  audience jsonb not null default '{}',
  fillings jsonb not null default '{}',
  hours jsonb,
  -- Not before then; null for at once.
  send_at timestamptz,
  -- What the template was when it was sent: its category and its text.
  category text not null default '',
  text text not null default '',
  -- How it will cost at most, as it was confirmed.
  cost jsonb,
  -- Everybody of the audience stands among its recipients, and every one of them has a message.
  listed_at timestamptz,
  written_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- Why it does not go on, in words; '' where a person said so.
  halted_why text not null default '',
  people int not null default 0,
  left_out jsonb not null default '{}',
  -- By status of message, answers and clicks: counted by a job every few seconds while anything changes.
  counts jsonb not null default '{}',
  replied int not null default 0,
  clicks jsonb not null default '{}',
  export_format text not null default '',
  export_status text not null default '' check (export_status in ('', 'Writing', 'Ready', 'Failed')),
  export_file bigint,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, number) references whatsapp_number (company_id, id),
  foreign key (company_id, template) references whatsapp_template (company_id, id) on delete set null (template),
  foreign key (company_id, export_file) references stored_file (company_id, id) on delete set null (export_file)
);
create index whatsapp_broadcast_newest on whatsapp_broadcast (company_id, created_date desc, id desc);
create index whatsapp_broadcast_under_way on whatsapp_broadcast (company_id) where status in ('Scheduled', 'Sending', 'Paused');
-- Counts change every few seconds; what people do with a broadcast its calls put on record.
call secure_company_table('whatsapp_broadcast', false);
create trigger touch before update on whatsapp_broadcast for each row execute function touch_last_updated();

create table whatsapp_recipient (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  broadcast bigint not null,
  contact bigint,
  name text not null default '',
  -- As it was given, where it is no number.
  given text not null default '',
  wa_id text,
  country text not null default '',
  left_out text,
  message bigint,
  replied_at timestamptz,
  reply text not null default '',
  -- The quick reply that was tapped first.
  clicked text not null default '',
  primary key (company_id, id),
  foreign key (company_id, broadcast) references whatsapp_broadcast (company_id, id) on delete cascade,
  foreign key (company_id, contact) references contact (company_id, id),
  foreign key (company_id, message) references whatsapp_message (company_id, id)
);
create index whatsapp_recipient_of_broadcast on whatsapp_recipient (company_id, broadcast, id);
create index whatsapp_recipient_left_out on whatsapp_recipient (company_id, broadcast, left_out, id) where left_out is not null;
create index whatsapp_recipient_unwritten on whatsapp_recipient (company_id, broadcast, id) where left_out is null and message is null;
create index whatsapp_recipient_of_message on whatsapp_recipient (company_id, message) where message is not null;
create index whatsapp_recipient_replied on whatsapp_recipient (company_id, broadcast, id) where replied_at is not null;
call secure_company_table('whatsapp_recipient', false);

-- Who ended advertising, and who took that back: one row a person, by number or by Meta's own id.
create table whatsapp_opt_out (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  wa_id text,
  user_id text,
  is_out boolean not null,
  how text not null check (how in ('Message', 'WhatsApp', 'Refusal')),
  said text not null default '',
  at timestamptz not null,
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, wa_id),
  unique (company_id, user_id),
  check (wa_id is not null or user_id is not null)
);
call secure_company_table('whatsapp_opt_out');

create table whatsapp_price (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  -- Calling code; '' for all others.
  country text not null default '' check (country ~ '^\d{0,4}$'),
  category text not null check (category in ('MARKETING', 'UTILITY', 'AUTHENTICATION')),
  rate numeric(10, 4) not null check (rate >= 0),
  from_date date not null,
  note text not null default '',
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index whatsapp_price_of_day on whatsapp_price (company_id, country, category, from_date);
call secure_company_table('whatsapp_price');

-- Rupees for one delivered message to India before tax, since the first of January 2026.
insert into whatsapp_price (company_id, country, category, rate, from_date, note)
  select id, '91', category, rate, '2026-01-01', 'From public tables; check it against Meta’s own'
    from company, (values ('MARKETING', 0.8631), ('UTILITY', 0.1150), ('AUTHENTICATION', 0.1150)) v (category, rate)
   where is_platform;

-- Results are read in the order of messages, and statuses counted from the index alone.
drop index whatsapp_message_of_broadcast;
create index whatsapp_message_of_broadcast on whatsapp_message (company_id, broadcast, status, id) where broadcast is not null;
-- Whom WhatsApp does not reach.
create index whatsapp_message_not_reached on whatsapp_message (company_id, chat) where error_code = 131026 and status = 'failed';

-- The platform's people write to the contacts of their own company: the functions look at the company of the request.
grant execute on function search_contacts, count_rule_groups, rule_groups_of to angan_platform;
