-- Alerts on WhatsApp: to a person's own mobile, after they agreed to it, from the platform's number.

-- Every number that stands here so far was proved by a code. A changed one is to be proved anew.
alter table app_user add column mobile_verified_at timestamptz;
update app_user set mobile_verified_at = created_date where mobile <> '';

-- Each time that somebody agreed, to which words, and what ended it. What was ended stays: it is the record of a consent.
create table alert_whatsapp (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity unique,
  user_id bigint not null,
  -- Ten digits.
  mobile text not null,
  text_version int not null,
  agreed_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_why text check (ended_why in ('Switched off', 'STOP', 'Not on WhatsApp', 'Number changed')),
  primary key (company_id, id),
  foreign key (company_id, user_id) references app_user (company_id, id),
  check ((ended_at is null) = (ended_why is null))
);
create unique index alert_whatsapp_on on alert_whatsapp (company_id, user_id) where ended_at is null;
create index alert_whatsapp_of_user on alert_whatsapp (company_id, user_id, id);
create index alert_whatsapp_of_mobile on alert_whatsapp (mobile) where ended_at is null;
call secure_company_table('alert_whatsapp', false);
create trigger tell_row after insert or update on alert_whatsapp
  for each row execute function tell_row('company_id', 'user', 'user_id');

-- Who agreed for one number did not agree for another.
create function forget_proof_of_mobile() returns trigger language plpgsql as $$
begin
  if new.mobile_verified_at is not distinct from old.mobile_verified_at then new.mobile_verified_at := null; end if;
  update alert_whatsapp set ended_at = now(), ended_why = 'Number changed'
   where company_id = new.company_id and user_id = new.id and ended_at is null;
  return new;
end $$;
create trigger forget_proof before update of mobile on app_user for each row
  when (old.mobile is distinct from new.mobile) execute function forget_proof_of_mobile();

alter table outbox_message drop constraint if exists outbox_message_channel_check;
alter table outbox_message add constraint outbox_message_channel_check
  check (channel in ('mail', 'sms', 'push', 'whatsapp')) not valid;
-- What WhatsApp told of it since, and what it costs in rupees by the price of its day.
alter table outbox_message add column delivered_at timestamptz, add column read_at timestamptz, add column rate numeric;
comment on column outbox_message."to" is 'mail: an address; sms: ten digits; push: the id of a device_token; whatsapp: the id of an alert_whatsapp';

-- Whether the platform can send by a template of its own, and what a message costs: offices see neither its numbers nor
-- its templates.
create function alert_line(p_template text, p_language text, p_day date) returns table (state text, rate numeric)
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when n.id is null then 'Not connected'
      when exists (select from whatsapp_template t where t.company_id = c.id and t.waba_id = n.waba_id
        and t.template_name = p_template and t.language = p_language and t.status = 'APPROVED') then 'Ready'
      else 'Waiting for approval' end,
    (select p.rate from whatsapp_price p where p.company_id = c.id and p.category = 'UTILITY' and p.country in ('91', '')
       and p.from_date <= p_day order by p.country desc, p.from_date desc limit 1)
    from company c left join whatsapp_number n on n.company_id = c.id and n.is_default and n.status = 'Connected'
   where c.is_platform
$$;
revoke execute on function alert_line(text, text, date) from public;
grant execute on function alert_line(text, text, date) to angan_app, angan_platform;
