-- WhatsApp: advertisements that brought people to a chat, and whom.

create table whatsapp_ad (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  -- Meta's id of it, or its address where Meta gave none.
  ad_key text not null,
  -- Meta's word: ad, post.
  kind text not null default '',
  url text not null default '',
  headline text not null default '',
  body text not null default '',
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, ad_key)
);
call secure_company_table('whatsapp_ad', false);

-- A person who came by it, once however often they came.
create table whatsapp_ad_arrival (
  company_id bigint not null references company (id),
  id bigint generated always as identity unique,
  ad bigint not null,
  chat bigint not null,
  at timestamptz not null,
  -- The first that was made from the chat since.
  inquiry bigint,
  primary key (company_id, id),
  unique (company_id, ad, chat),
  foreign key (company_id, ad) references whatsapp_ad (company_id, id),
  foreign key (company_id, chat) references whatsapp_chat (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id)
);
create index whatsapp_ad_arrival_of_chat on whatsapp_ad_arrival (company_id, chat, at desc);
call secure_company_table('whatsapp_ad_arrival', false);
