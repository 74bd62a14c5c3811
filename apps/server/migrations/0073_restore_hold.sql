-- A database that was restored to be looked at: while this has a row, no process does jobs or sends messages for it.
create table restore_hold (
  only_one boolean primary key default true check (only_one),
  since timestamptz not null default now()
);
