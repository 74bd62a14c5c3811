-- Leads whose first answer is awaited: when the next one is told that it is late. Apart from the lead, whose changes stand on
-- the trail. A row goes with the answer, or with the last who could be told.
create table lead_escalation (
  company_id bigint not null default current_company_id() references company (id),
  lead_event bigint not null,
  -- How many were told so far.
  step smallint not null default 0,
  next_at timestamptz not null,
  primary key (company_id, lead_event),
  foreign key (company_id, lead_event) references lead_event (company_id, id)
);
create index lead_escalation_due on lead_escalation (next_at);
call secure_company_table('lead_escalation', false);
