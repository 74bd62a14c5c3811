-- What Home looks for: excellent pairs that came up or that people were told of lately, the properties whose owner cannot be
-- asked or that somebody asked the Owner to take off, and projects whose registration ends.
-- A column, since behind the wall an index is not entered by an expression.
alter table match_pair add column news_at timestamptz not null generated always as (coalesce(told_at, first_seen)) stored;
create index match_pair_lately on match_pair (company_id, news_at) include (score, inquiry_id, property_id) where score >= 84.5;
create index property_not_to_ask on property (company_id, id) where not is_deleted and (contact is null or asked is not null);
create index project_rera_ends on project (company_id, rera_valid_to) where rera_valid_to is not null and not is_deleted;
