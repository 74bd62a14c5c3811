-- What may be imported is said by the contract, so that a further noun needs no change here.

alter table data_migration drop constraint if exists data_migration_kind_check;
alter table data_migration_record drop constraint if exists data_migration_record_entity_check;
