-- What has grown old of moves, shares and WhatsApp messages goes row by row, where its keeping is limited.

-- Looked through four times a day for what is older than so many years.
create index inquiry_stage_move_at on inquiry_stage_move (at);
-- Messages come in the order of their moments, so some pages of this tell where the old ones are.
create index whatsapp_message_at on whatsapp_message using brin (at) with (pages_per_range = 32, autosummarize = on);

-- When what was said went, but for which properties they were: the ledger and the lists stay.
alter table share add column emptied_at timestamptz;
create index share_said on share (created_date) where emptied_at is null;

-- Rows of a month may go into files at several times: each file says up to which id it has them.
alter table trail_export add column last_id bigint not null default 0;
alter table trail_export drop constraint trail_export_pkey, add primary key (company_id, trail, month, last_id);
