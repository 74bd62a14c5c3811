-- Tasks of a deleted record are not shown. Who sees all records looks for the few that are deleted, instead of each task's own.
create index inquiry_deleted on inquiry (company_id, id) where is_deleted;
create index property_deleted on property (company_id, id) where is_deleted;
create index project_deleted on project (company_id, id) where is_deleted;
