-- The days on which something of a property ends, for the calendar's span of days.
create index property_mandate_ends on property (company_id, mandate_to) where mandate_to is not null and not is_deleted;
create index property_lease_ends on property (company_id, lease_end) where lease_end is not null and not is_deleted;
create index preleased_ends on preleased (company_id, lease_end) where lease_end is not null;
create index preleased_lock_in_ends on preleased (company_id, lock_in_end) where lock_in_end is not null;
create index preleased_tenant_lock_in_ends on preleased (company_id, tenant_lock_in_end) where tenant_lock_in_end is not null;
