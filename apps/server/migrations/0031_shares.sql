-- What was shown to whom: shares with their links, and the ledger of them (domain 1.2 item 5).

-- The look of brochures: '#rrggbb', and a line at the foot of each page.
alter table company
  add column pdf_colour text check (pdf_colour ~ '^#[0-9a-f]{6}$'),
  add column pdf_foot text not null default '';

-- One sending to one person: its code names it on paper, in pictures and as a link.
create table share (
  company_id bigint not null references company (id),
  id bigint generated always as identity,
  code text not null unique check (length(code) >= 14),
  channel text not null check (channel in ('PDF', 'WhatsApp text', 'Link')),
  format text not null check (format in ('Single', 'Comparison', 'List')),
  -- Who it was meant for, as was said then: whom a merged contact became is found where it is read.
  contact bigint,
  inquiry bigint,
  show_unit boolean not null,
  show_society boolean not null,
  -- What was said, as it was said then: paper and page show this, and never what became of the property since.
  content jsonb not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint,
  opened_count int not null default 0,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  created_by bigint not null default current_user_id(),
  created_date timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, inquiry) references inquiry (company_id, id),
  foreign key (company_id, created_by) references app_user (company_id, id),
  foreign key (company_id, revoked_by) references app_user (company_id, id)
);
create index share_of_contact on share (company_id, contact, id desc) where contact is not null;
create index share_of_inquiry on share (company_id, inquiry, id desc) where inquiry is not null;
call secure_company_table('share', false);
revoke delete on share from angan_app;

-- The ledger: a row for each property of a share. It is only ever added to, and each row holds the hash of the one before.
create table share_entry (
  company_id bigint not null,
  id bigint generated always as identity,
  -- Place in the company's chain, from 1.
  seq bigint not null,
  share bigint not null,
  property bigint not null,
  contact bigint,
  inquiry bigint,
  by bigint not null,
  at timestamptz not null,
  channel text not null,
  code text not null,
  price_quoted numeric(14, 2),
  show_unit boolean not null,
  show_society boolean not null,
  -- That a person confirmed to advertise it without a RERA number.
  rera_confirmed boolean not null default false,
  previous_hash bytea,
  hash bytea not null,
  primary key (company_id, id),
  unique (company_id, seq),
  foreign key (company_id, share) references share (company_id, id),
  foreign key (company_id, property) references property (company_id, id)
);
create index share_entry_of_property on share_entry (company_id, property, id desc);
create index share_entry_of_inquiry on share_entry (company_id, inquiry, property) where inquiry is not null;
create index share_entry_of_share on share_entry (company_id, share);
call secure_company_table('share_entry', false);
revoke update, delete on share_entry from angan_app, angan_platform;

-- Where a company's chain ends, so that rows cut off its end are missed too.
create table share_chain (
  company_id bigint primary key references company (id),
  entries bigint not null,
  last_hash bytea
);
call secure_company_table('share_chain', false);
revoke insert, update, delete on share_chain from angan_app, angan_platform;

-- The hash of a row: of all it says and of the hash before it. Moments as seconds, which no setting writes differently.
create function share_entry_hash(e share_entry) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(e.company_id, e.seq, e.share, e.property, e.contact, e.inquiry, e.by,
    extract(epoch from e.at)::text, e.channel, e.code, e.price_quoted::text, e.show_unit, e.show_society, e.rera_confirmed,
    encode(e.previous_hash, 'hex'))::text, 'UTF8'))
$$;

-- Links a new row to the chain. Whoever shares at the same moment in this company waits until this transaction ends.
create function chain_share_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into share_chain as c (company_id, entries) values (new.company_id, 1)
    on conflict (company_id) do update set entries = c.entries + 1
    returning entries, last_hash into new.seq, new.previous_hash;
  new.hash := share_entry_hash(new);
  update share_chain set last_hash = new.hash where company_id = new.company_id;
  return new;
end $$;
create trigger chain before insert on share_entry for each row execute function chain_share_entry();

-- The number of rows in the company's ledger, and the first that is not as it was written; null where all is sound.
create function verify_share_ledger(out entries bigint, out broken_at bigint) language plpgsql stable as $$
declare
  chain share_chain;
begin
  select * into chain from share_chain where company_id = current_company_id();
  select count(*) into entries from share_entry where company_id = current_company_id();
  select min(place) into broken_at from (
    select least(r.seq, r.place) as place from (
      select e.seq, row_number() over chained as place, e.previous_hash, lag(e.hash) over chained as before,
          e.hash = share_entry_hash(e) as is_own
        from share_entry e where e.company_id = current_company_id() window chained as (order by e.seq)
    ) r where r.seq <> r.place or not r.is_own or r.previous_hash is distinct from r.before
    union all
    select entries + 1 where coalesce(chain.entries, 0) > entries
    union all
    select e.seq from share_entry e where e.company_id = current_company_id() and e.seq = chain.entries and e.hash is distinct from chain.last_hash
  ) found;
end $$;

-- Whose share a code names, for who has nothing but the code.
create function company_of_share(p_code text) returns bigint language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from share where code = p_code $$;
revoke execute on function company_of_share from public;
grant execute on function company_of_share to angan_app;
