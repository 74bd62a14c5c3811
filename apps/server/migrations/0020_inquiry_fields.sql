-- The rest of what somebody may ask for (domain 2.2). One column for each line of the contract's table of fields.
alter table inquiry
  add column budget_includes_maintenance boolean not null default true,
  add column floor_wish text[] not null default '{}',
  add column features bigint[] not null default '{}',
  add column expected_roi numeric(6, 3),
  add column min_lock_in_months int,
  add column tenant_category_wish text[] not null default '{}',
  add column tenant_type text,
  add column persons int,
  add column has_pets boolean,
  add column term_months int,
  add column business_type text not null default '',
  add column workstations_min int,
  add column power_kw_min numeric(10, 2),
  add column frontage_min numeric(10, 2),
  add column ceiling_min numeric(10, 2),
  add column loan_required boolean,
  add column down_payment numeric(14, 2),
  add column preapproved_amount numeric(14, 2),
  add column source_detail text not null default '',
  add column raw_text text not null default '',
  add column call_result text,
  add column co_broker_split numeric(6, 3),
  add column brokerage_terms jsonb,
  -- Null: as the score suggests.
  add column priority text,
  -- The lead's number at the portal it came from.
  add column external_ref text not null default '';
create unique index inquiry_external_ref on inquiry (company_id, source, external_ref) where external_ref <> '';

create table inquiry_feature (
  company_id bigint not null,
  inquiry_id bigint not null,
  features bigint not null,
  primary key (company_id, inquiry_id, features),
  foreign key (company_id, inquiry_id) references inquiry (company_id, id),
  foreign key (company_id, features) references feature (company_id, id)
);
create index inquiry_feature_of on inquiry_feature (company_id, features, inquiry_id);
call secure_company_table('inquiry_feature', false);
create trigger follow_features after insert or update of features on inquiry for each row execute function follow_links('inquiry_feature', 'inquiry_id', 'features');
