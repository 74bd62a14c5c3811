-- What an office's own WhatsApp number answers by itself, and to whom; null where it answers nobody.
alter table lead_source_setting add column first_answer jsonb;

-- A lead that is answered so, once: the row goes out, and what became of it stays. 'Sending': it is in a worker's hand; one
-- that a crash leaves so may have gone, and is never sent again.
create table lead_first_answer (
  company_id bigint not null default current_company_id() references company (id),
  lead_event bigint not null,
  status text not null default 'Waiting' check (status in ('Waiting', 'Sending', 'Sent', 'Failed', 'Unknown', 'Not sent')),
  -- When it may go, and after when nobody wants it any more.
  due_at timestamptz not null,
  until timestamptz not null,
  attempts int not null default 0,
  claimed_at timestamptz,
  wamid text,
  sent_at timestamptz,
  -- Meta's, of one that could not be sent.
  error_code int,
  error_title text not null default '',
  primary key (company_id, lead_event),
  foreign key (company_id, lead_event) references lead_event (company_id, id)
);
create index lead_first_answer_due on lead_first_answer (due_at) where status in ('Waiting', 'Sending');
create index lead_first_answer_sent on lead_first_answer (company_id, wamid) where wamid is not null;
call secure_company_table('lead_first_answer', false);
