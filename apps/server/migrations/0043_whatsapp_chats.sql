-- WhatsApp chats: answers to be used again, the lists that a filter makes, and search.

create table whatsapp_quick_reply (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  -- What is typed after '/'.
  shortcut text not null,
  body text not null,
  created_by bigint default current_user_id(),
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index whatsapp_quick_reply_shortcut on whatsapp_quick_reply (company_id, lower(shortcut));
call secure_company_table('whatsapp_quick_reply');

create index whatsapp_chat_unread on whatsapp_chat (company_id, last_message_at desc, id desc) where talked and unread_count > 0;
create index whatsapp_chat_assigned on whatsapp_chat (company_id, assigned_to, last_message_at desc, id desc)
  where talked and assigned_to is not null;
create index whatsapp_chat_open on whatsapp_chat (company_id, last_incoming_at desc) where talked;

-- What was written in chats, the latest first.
create index whatsapp_message_latest on whatsapp_message (company_id, at desc, id desc) where broadcast is null and kind <> 'reaction';

-- Whom a chat is with, as it is searched: both ids and both names. The contact's own are found with the contact.
alter table whatsapp_chat add column search_text text not null
  generated always as (lower(coalesce(wa_id, '') || ' ' || username || ' ' || profile_name)) stored;
create index whatsapp_chat_search on whatsapp_chat using gin (search_text gin_trgm_ops) where talked;
-- What was said in chats; what went to many at once is found with its broadcast.
create index whatsapp_message_search on whatsapp_message using gin (lower(body) gin_trgm_ops)
  where broadcast is null and body <> '' and kind <> 'reaction';

-- Chats that have all words in who they are with, or all of them in one message; with the newest such message.
--
-- With its owner's rights, as search_contacts: row-level security would keep LIKE from the indexes. The wall stands in
-- the function. p_words: lower-cased LIKE patterns. Of each kind at most p_cap are looked at.
create function search_whatsapp_chats(p_words text[], p_cap int) returns table (chat bigint, message bigint)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := current_company_id();
  -- One LIKE a word, written out: an index serves neither LIKE ALL (array) nor a pattern it learns too late.
  in_chat text := (select string_agg(format('c.search_text like %L', word), ' and ') from unnest(p_words) word);
  in_contact text := (select string_agg(format('k.search_text like %L', word), ' and ') from unnest(p_words) word);
  in_message text := (select string_agg(format('lower(m.body) like %L', word), ' and ') from unnest(p_words) word);
begin
  if company is null or in_chat is null then return; end if;
  return query execute format(
    'select f.chat, max(f.message) from (
       (select c.id as chat, null::bigint as message from whatsapp_chat c where c.company_id = $1 and c.talked and %1$s limit $2)
       union all
       (select c.id, null from contact k join whatsapp_chat c on c.company_id = $1 and c.contact = k.id
         where k.company_id = $1 and not k.is_deleted and c.talked and %2$s limit $2)
       union all
       (select m.chat, m.id from whatsapp_message m
         where m.company_id = $1 and m.broadcast is null and m.body <> '''' and m.kind <> ''reaction'' and %3$s limit $2)
     ) f group by f.chat', in_chat, in_contact, in_message) using company, p_cap;
end $$;
revoke execute on function search_whatsapp_chats from public;
grant execute on function search_whatsapp_chats to angan_app, angan_platform;
-- Beside a chat Admin looks for contacts and properties of the platform's own company, to which its requests are bound.
grant execute on function search_contacts, search_properties, priced_properties to angan_platform;
