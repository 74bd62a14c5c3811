-- Which secret key the database belongs to: a value that follows from the key and does not tell it. Kept and compared by
-- the migrator (src/core/database/secret-key.ts); no role of ours may read it.
create table secret_key_proof (
  only_one boolean primary key default true check (only_one),
  proof text not null,
  since timestamptz not null default now()
);
