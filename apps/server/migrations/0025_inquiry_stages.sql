-- How an inquiry goes on: its stages, what was tried to reach the person, and what it is worth.

alter table inquiry
  add column co_broker bigint,
  add column asked_property bigint,
  -- Why it was closed.
  add column stage_reason text,
  add column resume_on date,
  -- Where it goes back to from On Hold, and the stage that a person last set.
  add column held_stage text,
  add column hand_stage text,
  add column first_response_at timestamptz,
  -- When the person was last reached in any way, and when by phone.
  add column last_contacted_at timestamptz,
  add column connected_at timestamptz,
  add column contact_attempts int not null default 0,
  add foreign key (company_id, co_broker) references contact (company_id, id),
  add foreign key (company_id, asked_property) references property (company_id, id);
create index inquiry_of_co_broker on inquiry (company_id, co_broker) where co_broker is not null;
create index inquiry_of_asked_property on inquiry (company_id, asked_property) where asked_property is not null;

-- The board's columns, newest first, counted and summed without the table.
create index inquiry_on_board on inquiry (company_id, stage, created_date desc, id desc)
  include (property_type, locked_inquiry, budget_max) where not is_deleted;
create index inquiry_next_step on inquiry (company_id, next_follow_up, id) where not is_deleted;

create function follow_merge_of_co_broker() returns trigger language plpgsql as $$
begin
  new.co_broker := person_now(new.company_id, new.co_broker);
  return new;
end $$;
create trigger follow_merge_of_co_broker before insert or update of co_broker on inquiry for each row
  when (new.co_broker is not null) execute function follow_merge_of_co_broker();

-- Each move from stage to stage, by a person or by what happened around the inquiry.
create table inquiry_stage_move (
  company_id bigint not null default current_company_id(),
  id bigint generated always as identity,
  inquiry bigint not null,
  from_stage text not null,
  to_stage text not null,
  by bigint default current_user_id(),
  at timestamptz not null default now(),
  reason text,
  note text not null default '',
  -- What moved it, where no person did.
  trigger text,
  primary key (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id),
  foreign key (company_id, by) references app_user (company_id, id)
);
create index inquiry_stage_move_of on inquiry_stage_move (company_id, inquiry, id);
call secure_company_table('inquiry_stage_move', false);
revoke update, delete on inquiry_stage_move from angan_app;

-- What an inquiry is worth. Beside it, since a recount at night changes nothing that somebody said, and is no news.
create table inquiry_score (
  company_id bigint not null,
  id bigint not null,
  score int not null default 0,
  -- Hot, Warm or Cold: as a person rated it, else by the score.
  rating text not null default 'Cold',
  primary key (company_id, id),
  foreign key (company_id, id) references inquiry (company_id, id)
);
create index inquiry_score_order on inquiry_score (company_id, score desc nulls last, id desc);
call secure_company_table('inquiry_score', false);
insert into inquiry_score (company_id, id) select company_id, id from inquiry;
create function add_inquiry_score() returns trigger language plpgsql as $$
begin
  insert into inquiry_score (company_id, id) select company_id, id from new_rows;
  return null;
end $$;
create trigger add_score after insert on inquiry referencing new table as new_rows for each statement execute function add_inquiry_score();
