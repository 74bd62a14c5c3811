-- What kind of property a row is that does not say it, where a file has no such column.
alter table data_migration add column default_subtype bigint;
