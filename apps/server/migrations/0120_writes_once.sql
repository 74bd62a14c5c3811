-- Writes that came with a key of their sender: one that is sent again, since its answer was lost on the way, is known for
-- the same. What was answered is not kept but for the id of the record, since it may hold what is deleted later.
create table answered_write (
  company_id bigint not null references company (id),
  user_id bigint not null,
  key uuid not null,
  -- 'POST /properties/notes/'
  called text not null,
  record_id bigint,
  at timestamptz not null default now(),
  primary key (company_id, user_id, key, called),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
create index answered_write_at on answered_write (company_id, at);
call secure_company_table('answered_write', false);
