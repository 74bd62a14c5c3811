-- To whom an inquiry goes that comes without somebody who sees to it: packages/domain/src/assigning.ts.

alter table company
  add column assign_rule text not null default 'Nobody'
    check (assign_rule in ('Nobody', 'Round robin', 'By area', 'By domain', 'One person')),
  -- For 'One person'.
  add column assign_to bigint,
  add constraint company_company_id_assign_to_fkey foreign key (id, assign_to) references app_user (company_id, id);

-- Whose turn it was: a number that grows with each inquiry that the rule gave out.
create table inquiry_turn (
  company_id bigint not null references company (id),
  user_id bigint not null,
  turn bigint not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
call secure_company_table('inquiry_turn', false);
