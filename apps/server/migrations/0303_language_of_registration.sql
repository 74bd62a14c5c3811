-- In which language somebody signs up: what is mailed to them until they have an account, and what that account begins with.
alter table pending_registration add column language text not null default 'English'
  check (language in ('English', 'Hindi', 'Gujarati'));
