-- What an alert is about stands in one list, so that a new kind of record asks for no column of its own.
alter table user_alert add column subjects jsonb not null default '[]' check (jsonb_typeof(subjects) = 'array');
comment on column user_alert.subjects is '[{kind, id}], in the order in which they are shown';

-- Nobody is told of what only moves.
alter table user_alert disable trigger user;
update user_alert set subjects = (
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'id', s.id) order by s.place, s.at), '[]')
    from (select 'task' as kind, 1 as place, id, at from unnest(task) with ordinality u (id, at)
          union all select 'inquiry', 2, id, at from unnest(inquiry) with ordinality u (id, at)
          union all select 'property', 3, id, at from unnest(property) with ordinality u (id, at)) s)
  where cardinality(task) + cardinality(inquiry) + cardinality(property) > 0;
alter table user_alert enable trigger user;
alter table user_alert drop column task, drop column inquiry, drop column property;
