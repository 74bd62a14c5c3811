-- Of a lead that came by the page of a share the share, so that it goes to who sent it and to the inquiry it was sent for.
alter table lead_event add column share bigint;
alter table lead_event add foreign key (company_id, share) references share (company_id, id);
create index lead_event_of_share on lead_event (company_id, share) where share is not null;
