-- Of many properties those that are let, for what of their leases lies ahead.
create index property_let on property (company_id, id) where lease_end is not null and not is_deleted;
