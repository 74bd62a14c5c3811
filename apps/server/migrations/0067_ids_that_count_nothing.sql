-- Ids of companies, people, devices and registrations are told outside, to strangers who register and to every office. As
-- numbers of a sequence they told how many of each the platform has. New ones are drawn: positive whole numbers of up to 15
-- digits, which no two rows are likely to share (one in 280 million at a million rows), and whose keys refuse it where they do.
create function drawn_id() returns bigint language sql volatile parallel safe
  as $$ select ('x' || encode(substring(uuid_send(gen_random_uuid()) from 11 for 6), 'hex'))::bit(48)::bigint + 1 $$;

alter table company alter column id drop identity;
alter table company alter column id set default drawn_id();
alter table app_user alter column id drop identity;
alter table app_user alter column id set default drawn_id();
alter table user_device alter column id drop identity;
alter table user_device alter column id set default drawn_id();
alter table pending_registration alter column id drop identity;
alter table pending_registration alter column id set default drawn_id();
