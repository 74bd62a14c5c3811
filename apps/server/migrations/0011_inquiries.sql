-- Inquiries: what people want.

create table inquiry (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  inquiry_code text not null,
  contact bigint not null,
  contact_role text not null,
  date_time timestamptz not null default now(),
  property_type bigint not null references property_type (id),
  property_subtype bigint[] not null default '{}',
  deal_type bigint[] not null,
  -- Of its areas or societies; else, where it names none, the company's. Null: anywhere.
  city bigint references city (id),
  area bigint[] not null default '{}',
  any_area boolean not null default false,
  society_name bigint[] not null default '{}',
  bhk bigint[] not null default '{}',
  budget_min numeric(14, 2),
  budget_max numeric(14, 2),
  size_min numeric(14, 3),
  size_max numeric(14, 3),
  size_unit text not null default 'Sqft',
  size_basis text,
  furniture bigint[] not null default '{}',
  possession bigint[] not null default '{}',
  needed_by date,
  timeline text,
  facing text[] not null default '{}',
  parking_cars int,
  floor_min int,
  floor_max int,
  amenities bigint[] not null default '{}',
  must_have text[] not null default '{}',
  purpose text,
  source bigint,
  assigned_to bigint[] not null default '{}',
  stage text not null default 'New' check (stage in ('New', 'Contacted', 'Qualified', 'Options Shared', 'Visit Scheduled', 'Visit Done',
    'Negotiation', 'Token Paid', 'On Hold', 'Closed Won', 'Closed Lost', 'Junk')),
  next_follow_up timestamptz,
  locked_inquiry boolean not null default false,
  comment text not null default '',
  is_deleted boolean not null default false,
  created_by bigint,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  search_text text generated always as (lower(inquiry_code || e'\n' || comment)) stored not null,
  search_text_open text generated always as (lower(inquiry_code || e'\n' || without_numbers(comment))) stored not null,
  primary key (company_id, id),
  unique (company_id, inquiry_code),
  foreign key (company_id, contact) references contact (company_id, id),
  foreign key (company_id, source) references source (company_id, id)
);
create index inquiry_newest on inquiry (company_id, created_date desc, id desc) include (property_type, locked_inquiry, stage) where not is_deleted;
create index inquiry_received on inquiry (company_id, date_time desc, id desc) where not is_deleted;
create index inquiry_lowest_budget on inquiry (company_id, budget_max, id) where not is_deleted;
create index inquiry_highest_budget on inquiry (company_id, budget_max desc nulls last, id desc) where not is_deleted;
create index inquiry_of_contact on inquiry (company_id, contact);
create index inquiry_of_source on inquiry (company_id, source) where source is not null;
-- What a property is compared with: see apps/server/src/matches.
create index inquiry_to_match on inquiry (company_id, property_type, budget_max) where not is_deleted and stage not in ('Closed Won', 'Closed Lost', 'Junk');

create table inquiry_area (
  company_id bigint not null,
  inquiry_id bigint not null,
  area bigint not null,
  primary key (company_id, inquiry_id, area),
  foreign key (company_id, inquiry_id) references inquiry (company_id, id),
  foreign key (company_id, area) references area (company_id, id)
);
create index inquiry_area_of on inquiry_area (company_id, area, inquiry_id);
call secure_company_table('inquiry_area', false);

create table inquiry_society (
  company_id bigint not null,
  inquiry_id bigint not null,
  society_name bigint not null,
  primary key (company_id, inquiry_id, society_name),
  foreign key (company_id, inquiry_id) references inquiry (company_id, id),
  foreign key (company_id, society_name) references society (company_id, id)
);
create index inquiry_society_of on inquiry_society (company_id, society_name, inquiry_id);
call secure_company_table('inquiry_society', false);

create table inquiry_assignee (
  company_id bigint not null,
  inquiry_id bigint not null,
  assigned_to bigint not null,
  primary key (company_id, inquiry_id, assigned_to),
  foreign key (company_id, inquiry_id) references inquiry (company_id, id),
  foreign key (company_id, assigned_to) references app_user (company_id, id)
);
create index inquiry_assignee_of on inquiry_assignee (company_id, assigned_to, inquiry_id);
call secure_company_table('inquiry_assignee', false);

create trigger follow_areas after insert or update of area on inquiry for each row execute function follow_links('inquiry_area', 'inquiry_id', 'area');
create trigger follow_societies after insert or update of society_name on inquiry for each row execute function follow_links('inquiry_society', 'inquiry_id', 'society_name');
create trigger follow_assignees after insert or update of assigned_to on inquiry for each row execute function follow_links('inquiry_assignee', 'inquiry_id', 'assigned_to');

create function follow_area_city() returns trigger language plpgsql as $$
begin
  update inquiry i set city = new.city
    from inquiry_area l where l.company_id = new.company_id and l.area = new.id and i.company_id = l.company_id and i.id = l.inquiry_id;
  return null;
end $$;
create trigger follow_area_city after update of city on area for each row
  when (old.city is distinct from new.city) execute function follow_area_city();

call secure_company_table('inquiry');
-- Inquiries are never removed, only marked as deleted.
revoke delete on inquiry from angan_app;

-- Ids of the company's inquiries that have all the words, in their own text or in their contact's. p_open: the reader sees
-- neither numbers nor locked contacts, so neither may be found.
create function search_inquiries(p_words text[], p_open boolean) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company bigint := current_company_id();
begin
  if company is null then return; end if;
  return query select i.id from inquiry i join contact c on c.company_id = i.company_id and c.id = i.contact
    where i.company_id = company and not i.is_deleted
      and case when p_open then i.search_text_open || e'\n' || case when c.locked_contact then '' else c.name_key end
        else i.search_text || e'\n' || c.search_text end like all (p_words);
end $$;
revoke execute on function search_inquiries from public;
grant execute on function search_inquiries to angan_app;
