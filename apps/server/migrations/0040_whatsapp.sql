-- WhatsApp: numbers, the people who write with them, what was written, and every webhook as it came.

create table whatsapp_number (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  waba_id text not null,
  -- Meta's id of it; connected once over all companies.
  phone_number_id text not null unique,
  display_phone_number text not null default '',
  verified_name text not null default '',
  -- Sealed with the secret key; empty once it is disconnected.
  token_sealed text not null,
  quality text not null default 'UNKNOWN',
  -- How many people may be written to first in a day: TIER_250 and so on, '' where Meta does not say.
  messaging_limit text not null default '',
  -- Messages a second.
  throughput int not null default 80 check (throughput between 1 and 5000),
  status text not null default 'Connected' check (status in ('Connected', 'Token expired', 'Disconnected')),
  profile jsonb not null default '{}',
  -- What Meta last said of the account that its people should know, in words.
  account_notice text not null default '',
  -- Its broadcasts wait until then, for what Meta's error code says.
  held_until timestamptz,
  held_code int,
  webhook_verified_at timestamptz,
  last_webhook_at timestamptz,
  synced_at timestamptz,
  is_default boolean not null default false,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index whatsapp_number_default on whatsapp_number (company_id) where is_default;
-- Its calls write the trail themselves: a webhook's time is no news, and a token does not belong there.
call secure_company_table('whatsapp_number', false);
create trigger touch before update on whatsapp_number for each row execute function touch_last_updated();

-- A person on one of our numbers: known by a number, by an id of Meta's own, or by both.
create table whatsapp_chat (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  number bigint not null,
  wa_id text,
  user_id text,
  username text not null default '',
  profile_name text not null default '',
  contact bigint,
  assigned_to bigint,
  -- Opens the window of 24 hours in which anything may be written.
  last_incoming_at timestamptz,
  free_until timestamptz,
  last_message_at timestamptz,
  preview text not null default '',
  preview_kind text not null default '',
  preview_direction text not null default '',
  unread_count int not null default 0,
  -- False while nothing but a broadcast was sent.
  talked boolean not null default false,
  -- Two turned out to be one person: this one is empty since.
  merged_into bigint,
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number, wa_id),
  unique (company_id, number, user_id),
  foreign key (company_id, number) references whatsapp_number (company_id, id),
  foreign key (company_id, contact) references contact (company_id, id),
  foreign key (company_id, assigned_to) references app_user (company_id, id),
  foreign key (company_id, merged_into) references whatsapp_chat (company_id, id),
  check (wa_id is not null or user_id is not null or merged_into is not null)
);
create index whatsapp_chat_latest on whatsapp_chat (company_id, last_message_at desc, id desc) where talked;
create index whatsapp_chat_of_contact on whatsapp_chat (company_id, contact) where contact is not null;
call secure_company_table('whatsapp_chat', false);
create trigger follow_merge before insert or update of contact on whatsapp_chat for each row
  when (new.contact is not null) execute function follow_merge();

-- What was written, both ways. An outgoing one is its own place in the outbox of chats and broadcasts.
create table whatsapp_message (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  chat bigint not null,
  number bigint not null,
  direction text not null check (direction in ('incoming', 'outgoing')),
  kind text not null,
  -- What is read and searched.
  body text not null default '',
  -- Meta's part of it.
  content jsonb not null,
  wamid text,
  reply_to text,
  template bigint,
  broadcast bigint,
  media bigint,
  -- Outgoing only; packages/domain/src/whatsapp/status.ts has the order.
  status text check (status in ('queued', 'sending', 'unknown', 'accepted', 'sent', 'failed', 'delivered', 'read', 'played', 'cancelled')),
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  error_code int,
  error_title text,
  error_detail text,
  -- What Meta charges it as, where it said so.
  pricing_category text,
  pricing_type text,
  -- Chats go before broadcasts.
  priority smallint not null default 0 check (priority in (0, 10)),
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  claimed_at timestamptz,
  -- When Meta says that it was written; of ours, when it was.
  at timestamptz not null default now(),
  edited_at timestamptz,
  revoked_at timestamptz,
  -- An incoming file that is still to be fetched from Meta.
  media_due_at timestamptz,
  media_tries smallint not null default 0,
  media_error text not null default '',
  created_by bigint default current_user_id(),
  primary key (company_id, id),
  foreign key (company_id, chat) references whatsapp_chat (company_id, id),
  foreign key (company_id, number) references whatsapp_number (company_id, id),
  foreign key (company_id, media) references stored_file (company_id, id),
  check ((direction = 'outgoing') = (status is not null))
);
create unique index whatsapp_message_wamid on whatsapp_message (company_id, number, wamid) where wamid is not null;
create index whatsapp_message_of_chat on whatsapp_message (company_id, chat, at desc, id desc);
create index whatsapp_message_queued on whatsapp_message (company_id, number, priority, due_at, id) where status = 'queued';
create index whatsapp_message_sending on whatsapp_message (company_id, number, claimed_at) where status = 'sending';
create index whatsapp_message_of_broadcast on whatsapp_message (company_id, broadcast, status) where broadcast is not null;
-- Reactions to a message, edits of it, answers to it.
create index whatsapp_message_answers on whatsapp_message (company_id, number, reply_to) where reply_to is not null;
create index whatsapp_message_media_due on whatsapp_message (company_id, media_due_at) where media_due_at is not null;
call secure_company_table('whatsapp_message', false);

-- Every webhook as it came, before Meta is told that it did. It belongs to no company until it is read.
create table whatsapp_event (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  -- Meta sends again what it believes lost: the same bytes are the same event.
  digest bytea not null unique,
  body text not null,
  taken_at timestamptz,
  -- Why it could not be taken, or what in it was for nobody.
  error text
);
create index whatsapp_event_waiting on whatsapp_event (id) where taken_at is null;
-- The server's own role may put one in and never sees any: they hold people of all companies.
grant insert on whatsapp_event to angan_app;
grant select, insert, update, delete on whatsapp_event to angan_platform;

-- Seventeen thousand rows a minute come and change in a good hour; the usual fifth of the table would be too late.
alter table whatsapp_message set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table whatsapp_event set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.1);
