-- What a brokerage says about itself, and the language that a person chose. The contract holds the rules of the texts.

alter table company
  add legal_name text not null default '',
  add mobile text not null default '',
  add email text not null default '',
  add address text not null default '',
  add city bigint references city (id),
  add pincode text not null default '',
  add gstin text not null default '',
  add pan text not null default '',
  add rera_no text not null default '',
  add rera_state text,
  add rera_valid_to date,
  -- Null where none was chosen: forms then begin with square feet.
  add default_size_unit text,
  add default_land_unit text,
  add working_days text[] not null default '{}',
  add open_from time,
  add open_to time,
  add weekly_off text[] not null default '{}',
  add check ((open_from is null) = (open_to is null) and open_from < open_to);

alter table app_user
  add language text not null default 'English' check (language in ('English', 'Hindi', 'Gujarati'));
