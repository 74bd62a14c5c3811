-- The pictures and videos of a carousel's cards, beside the file that stands above a message: the chat draws them, and what
-- a message shows stays when it leaves Media.
alter table whatsapp_message add column card_media bigint[] not null default '{}';

update whatsapp_message m set card_media = array(
    select substring(id #>> '{}' from 6)::bigint
      from jsonb_path_query(m.content, '$.template.components[*].cards[*].components[*].parameters[*].*.id') id
     where id #>> '{}' ~ '^file:\d+$')
 where m.kind = 'template' and m.content @? '$.template.components[*].cards';
