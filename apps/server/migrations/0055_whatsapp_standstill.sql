-- WhatsApp: a number from which nothing leaves although something waits.

-- Since when something waited at every look, with nothing taken by WhatsApp in between; null while messages leave.
alter table whatsapp_number add column waits_since timestamptz;
-- When its people were alarmed of that; null until they were.
alter table whatsapp_number add column alarmed_at timestamptz;
