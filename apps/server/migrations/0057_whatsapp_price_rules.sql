-- WhatsApp: what is free belongs to a price, since Meta changes that by the day too.

-- Free while the person's reply window is open.
alter table whatsapp_price add column free_in_window boolean not null default false;
-- So many a month of each number before the first is charged.
alter table whatsapp_price add column free_a_month int not null default 0 check (free_a_month >= 0);
-- Where it was read; `third_party` where that is not Meta's own list.
alter table whatsapp_price add column source text not null default '';
alter table whatsapp_price add column third_party boolean not null default false;
alter table whatsapp_price drop constraint whatsapp_price_category_check;
-- SERVICE: whatever is no template.
alter table whatsapp_price add constraint whatsapp_price_category_check
  check (category in ('MARKETING', 'UTILITY', 'AUTHENTICATION', 'SERVICE'));

update whatsapp_price set free_in_window = true where category = 'UTILITY' and from_date < '2026-10-01';
update whatsapp_price set source = 'Tables of several providers for India, January 2026', third_party = true, note = ''
 where country = '91' and from_date = '2026-01-01' and note like 'From public tables%';

-- Since the first of October 2026 utility is charged inside the window too, and replies beyond the first thousand of a
-- number and month at the rate of utility: as providers tell it, since Meta's own list was not to be had.
insert into whatsapp_price (company_id, country, category, rate, from_date, free_a_month, source, third_party)
  select id, '91', category, 0.1150, '2026-10-01', free_a_month, 'Notices of several providers of the change of 1 October 2026', true
    from company, (values ('UTILITY', 0), ('SERVICE', 1000)) v (category, free_a_month)
   where is_platform
on conflict do nothing;

-- What is counted against that: what a number sent in a month that is no template.
create index whatsapp_message_replies on whatsapp_message (company_id, number, at)
  where direction = 'outgoing' and kind not in ('template', 'reaction');
