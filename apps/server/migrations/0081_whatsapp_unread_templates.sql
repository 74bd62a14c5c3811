-- A template that was synced before all of its parts were looked for (0060) may have a carousel or an offer that nothing
-- here tells of. It is neither sent nor written back until it is synced anew, which the next start asks for.
update whatsapp_template set beyond = beyond || '{UNREAD}'
 where waba_template_id is not null and not 'UNREAD' = any (beyond);
