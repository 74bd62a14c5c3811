-- What a client said they like on the page of a share: of the property in that share, and nothing of who pressed it.
create table share_like (
  company_id bigint not null references company (id),
  share bigint not null,
  property bigint not null,
  liked_at timestamptz not null default now(),
  primary key (company_id, share, property),
  foreign key (company_id, share) references share (company_id, id),
  foreign key (company_id, property) references property (company_id, id)
);
call secure_company_table('share_like', false);

-- It is shown as part of its share, and told as a change of it.
create function tell_share_of_like() returns trigger language plpgsql as $$
begin
  perform pg_notify('angan_change', jsonb_build_object('company', coalesce(new.company_id, old.company_id), 'entity', 'share',
    'id', 0, 'action', 'changed')::text);
  return null;
end $$;
create trigger tell_share after insert or delete on share_like for each row execute function tell_share_of_like();
