-- Makes the table of an inbox (apps/server/src/core/inbox): webhooks of one sender as they came, before the sender is told
-- that they did. They belong to no company until they are read. whatsapp_event is such a table.
create procedure create_inbox_table(p_table text) language plpgsql as $$
begin
  execute format($table$
    create table %I (
      id bigint generated always as identity primary key,
      received_at timestamptz not null default now(),
      -- A sender repeats what it believes lost: the same bytes are the same event.
      digest bytea not null unique,
      body text not null,
      taken_at timestamptz,
      -- Why it could not be consumed, or what in it was for nobody.
      error text
    ) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.1)$table$, p_table);
  execute format('create index %I on %I (id) where taken_at is null', p_table || '_waiting', p_table);
  -- The server's own role may put one in and never sees any: they hold people of all companies.
  execute format('grant insert on %I to angan_app', p_table);
  execute format('grant select, insert, update, delete on %I to angan_platform', p_table);
end $$;
