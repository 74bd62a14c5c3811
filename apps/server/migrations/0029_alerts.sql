-- What people are told of by the bell, one row for each of them.

create table user_alert (
  company_id bigint not null default current_company_id() references company (id),
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null,
  message text not null,
  -- The records that it is about. No references: an alert is shown as long as its person may see them all, which ends
  -- with the record.
  task bigint[] not null default '{}',
  inquiry bigint[] not null default '{}',
  property bigint[] not null default '{}',
  -- The same key is the same alert: raised again, it is told once.
  key text not null,
  read_at timestamptz,
  created_date timestamptz not null default now(),
  last_updated timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, user_id, key),
  foreign key (company_id, user_id) references app_user (company_id, id)
);
-- The unread ones and the lately read ones of a person stand together, however many older ones there are.
create index user_alert_listed on user_alert (company_id, user_id, coalesce(read_at, 'infinity'));
call secure_company_table('user_alert', false);
create trigger touch before update on user_alert for each row execute function touch_last_updated();

-- Live screens hear of an alert, each of their own person's only: id 0 where there were several.
create function tell_alerts() returns trigger language plpgsql as $$
begin
  perform pg_notify('angan_change', jsonb_build_object('company', company_id, 'entity', tg_table_name,
      'id', case when count(*) = 1 then min(id) else 0 end,
      'action', case tg_op when 'INSERT' then 'created' else 'changed' end, 'user', user_id)::text)
    from new_rows group by company_id, user_id;
  return null;
end $$;
create trigger tell_insert after insert on user_alert referencing new table as new_rows for each statement execute function tell_alerts();
create trigger tell_update after update on user_alert referencing new table as new_rows for each statement execute function tell_alerts();
