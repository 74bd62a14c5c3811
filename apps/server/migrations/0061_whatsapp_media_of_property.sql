-- WhatsApp: a property's photo as header of a template is one medium, however many messages show it.

-- The property's own file that it was made from; what became of that does not matter to the medium.
alter table whatsapp_media add column taken_from bigint;
create index whatsapp_media_taken_from on whatsapp_media (company_id, taken_from) where taken_from is not null;
