-- Slips of visits: shares of a kind of their own, whose ledger rows also hold the hash of all that the slip says.

alter table share
  drop constraint share_channel_check,
  add constraint share_channel_check check (channel in ('PDF', 'WhatsApp text', 'Link', 'Visit slip')),
  drop constraint share_format_check,
  add constraint share_format_check check (format in ('Single', 'Comparison', 'List', 'Tour', 'Visit slip')),
  -- The paper of a slip, kept as it was drawn.
  add column slip_file bigint,
  add check ((format = 'Visit slip') = (slip_file is not null)),
  add foreign key (company_id, slip_file) references stored_file (company_id, id);
create index share_of_slip_file on share (company_id, slip_file) where slip_file is not null;

alter table share_entry
  alter column property drop not null,
  add column project bigint,
  -- Of a slip: of its content, which names the paper and the signature by their own hashes.
  add column content_hash bytea,
  add check (num_nonnulls(property, project) = 1),
  add foreign key (company_id, project) references project (company_id, id);

-- What a share says, by its hash.
create function share_content_hash(p_content jsonb) returns bytea language sql immutable
  as $$ select sha256(convert_to(p_content::text, 'UTF8')) $$;

-- Rows without the two are hashed as they were before.
create or replace function share_entry_hash(e share_entry) returns bytea language sql immutable as $$
  select sha256(convert_to((jsonb_build_array(e.company_id, e.seq, e.share, e.property, e.contact, e.inquiry, e.by,
    extract(epoch from e.at)::text, e.channel, e.code, e.price_quoted::text, e.show_unit, e.show_society, e.rera_confirmed,
    encode(e.previous_hash, 'hex'))
    || case when num_nonnulls(e.project, e.content_hash) = 0 then '[]' else jsonb_build_array(e.project, encode(e.content_hash, 'hex')) end)::text, 'UTF8'))
$$;

-- The first row that is not as it was written is also the first whose slip says something else by now.
create or replace function verify_share_ledger(out entries bigint, out broken_at bigint) language plpgsql stable as $$
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
    select e.seq from share_entry e left join share s on s.company_id = e.company_id and s.id = e.share
     where e.company_id = current_company_id() and e.content_hash is not null
       and e.content_hash is distinct from share_content_hash(s.content)
    union all
    select e.seq from share_entry e join share s on s.company_id = e.company_id and s.id = e.share
      left join stored_file f on f.company_id = s.company_id and f.id = s.slip_file
     where e.company_id = current_company_id() and e.content_hash is not null
       and s.content -> 'slip' ->> 'paper' is distinct from f.sha256
    union all
    select entries + 1 where coalesce(chain.entries, 0) > entries
    union all
    select e.seq from share_entry e where e.company_id = current_company_id() and e.seq = chain.entries and e.hash is distinct from chain.last_hash
  ) found;
end $$;

-- A slip stays as it was made.
create function freeze_slip() returns trigger language plpgsql as $$
begin
  raise exception 'A visit slip stays as it was made';
end $$;
create trigger freeze_slip before update of content, slip_file, format, channel, code, created_by, created_date on share for each row
  when (old.format = 'Visit slip') execute function freeze_slip();
