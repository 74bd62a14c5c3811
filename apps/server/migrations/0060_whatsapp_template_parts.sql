-- WhatsApp templates: parts of Meta's that the editor does not hold are kept by code, and those that a message fills as
-- they are: a location as header, a code to be copied, a carousel.

alter table whatsapp_template drop constraint whatsapp_template_header_format_check;
alter table whatsapp_template add constraint whatsapp_template_header_format_check
  check (header_format in ('TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT', 'LOCATION'));
-- TemplateCard[] of packages/domain/src/whatsapp/templates/types.ts
alter table whatsapp_template add column cards jsonb not null default '[]';

-- What was named in words so far.
update whatsapp_template t set beyond = array(
  select distinct case
      when w = 'variables with names' then 'NAMED'
      when w = 'more than 15 variables' then 'MANY_VARIABLES'
      when w ~ '^\d+ buttons$' then 'MANY_BUTTONS'
      else upper(substring(w from '([A-Za-z_]+)$')) end
    from unnest(t.beyond) w)
 where beyond <> '{}';
