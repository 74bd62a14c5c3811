-- Whether the check has looked people up by number. Who sees no numbers reads such a check only once the import has begun:
-- before that it would say which of the numbers in the file the office has. Checks made before this did look.
alter table data_migration add column knows_people boolean not null default true;
alter table data_migration alter column knows_people set default false;
