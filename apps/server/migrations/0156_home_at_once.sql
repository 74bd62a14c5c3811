-- What Home looks through every morning, each in an index that holds all the question needs: what was not confirmed for long,
-- inquiries that nobody has answered yet, how long the first answers of a month took, and what a client has seen already.
drop index property_longest_verified;
create index property_longest_verified on property (company_id, last_verified_at, id)
  include (status, property_type, locked_property, deal_type) where not is_deleted;
create index inquiry_new on inquiry (company_id, date_time desc, id desc) include (first_response_at)
  where stage = 'New' and not is_deleted;
create index inquiry_answered on inquiry (company_id, date_time) include (first_response_at)
  where first_response_at is not null and not is_deleted;
create index task_seen on task (company_id, inquiry, property)
  where seen and status = 'Completed' and not is_deleted;
