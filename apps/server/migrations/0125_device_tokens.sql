-- Where alerts reach a device that is not looking: the tokens by which its push service finds it.
create table device_token (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  user_id bigint not null,
  -- The session that it came with, and with whose end it goes.
  device bigint not null,
  kind text not null check (kind in ('webpush', 'fcm', 'fid', 'apns')),
  -- Of webpush: the endpoint.
  token text not null check (octet_length(token) <= 2048),
  p256dh text not null default '',
  auth text not null default '',
  fail_count int not null default 0,
  last_seen_at timestamptz not null default now(),
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references app_user (company_id, id),
  foreign key (company_id, device) references user_device (company_id, id) on delete cascade
);
-- A device is one person's at a time, whatever company they are of.
create unique index device_token_once on device_token (token);
create index device_token_of_user on device_token (company_id, user_id);
create index device_token_of_device on device_token (company_id, device);
call secure_company_table('device_token', false);

-- A token that is seen under another person moves, also from another company: it is as good as a key, which only its device has.
create function release_device_token(p_token text) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  delete from device_token
   where token = p_token
     and (company_id, user_id) is distinct from (current_company_id(), current_user_id())
$$;
revoke execute on function release_device_token(text) from public;
grant execute on function release_device_token(text) to angan_app;

-- However a session ends, nothing is pushed to its device any more.
create function forget_device_tokens() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from device_token where company_id = new.company_id and device = new.id;
  return null;
end $$;
create trigger forget_tokens after update of refresh_hash on user_device for each row
  when (new.refresh_hash is null) execute function forget_device_tokens();

-- Its place was here before there was anything to push.
drop trigger tell_row on user_device;
alter table user_device drop column fcm_token;
create trigger tell_row after insert or update of device_name, browser, os, refresh_hash, revoked_at on user_device
  for each row execute function tell_row('company_id', 'created_by', 'user_id');

-- By what push services know this installation (RFC 8292). Browsers subscribe to the public key; with another pair all of
-- them would have to do so anew, so it is kept in the database and comes with a backup. The private one is sealed.
create table push_key (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_sealed text not null,
  since timestamptz not null default now()
);
grant select, insert, update on push_key to angan_app;

-- What is there was held to less: it need not be read again.
alter table outbox_message drop constraint if exists outbox_message_channel_check;
alter table outbox_message add constraint outbox_message_channel_check check (channel in ('mail', 'sms', 'push')) not valid;
-- 'dropped': nobody was left who wanted it, which is no failure.
alter table outbox_message drop constraint if exists outbox_message_status_check;
alter table outbox_message add constraint outbox_message_status_check check (status in ('queued', 'sending', 'sent', 'dead', 'dropped')) not valid;
comment on column outbox_message."to" is 'mail: an address; sms: ten digits; push: the id of a device_token';
comment on column outbox_message.body is 'mail: {text, html}; sms: {template_id, variables}; push: {alert}. Emptied once it is settled';
