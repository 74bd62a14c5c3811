-- An offer holds the hash of what it says and of the offer before it on its deal, as rows of the share ledger do, so that
-- the evidence of a deal shows one that was changed later. Filled by the triggers below.
alter table deal_offer add column hash bytea not null default '';

-- Moments as seconds, which no setting writes differently.
create function deal_offer_hash(o deal_offer, p_before bytea) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(o.company_id, o.id, o.deal, o.by_side, o.amount::text, o.note, o.status,
    o.created_by, extract(epoch from o.created_date)::text, encode(p_before, 'hex'))::text, 'UTF8'))
$$;

-- An offer changes once, when it is answered, and none follows it before that. What was no longer as it was written by
-- then stays so: its answer makes no sound hash of it.
create function hash_deal_offer() returns trigger language plpgsql as $$
declare
  before bytea;
begin
  select o.hash into before from deal_offer o
   where o.company_id = new.company_id and o.deal = new.deal and o.id < new.id order by o.id desc limit 1;
  if tg_op = 'INSERT' or old.hash = deal_offer_hash(old, before) then
    new.hash := deal_offer_hash(new, before);
  end if;
  return new;
end $$;
create trigger hash_new before insert on deal_offer for each row execute function hash_deal_offer();
create trigger hash_answered before update on deal_offer for each row
  when (old.status = 'Made' and new.status <> 'Made' and (new.deal, new.by_side, new.amount, new.created_by, new.created_date)
    is not distinct from (old.deal, old.by_side, old.amount, old.created_by, old.created_date))
  execute function hash_deal_offer();

-- What is there is taken for what was written.
alter table deal_offer disable trigger user;
do $$
declare
  o deal_offer;
  deal_before bigint;
  before bytea;
begin
  for o in select * from deal_offer order by company_id, deal, id loop
    if deal_before is distinct from o.deal then
      before := null;
    end if;
    deal_before := o.deal;
    before := deal_offer_hash(o, before);
    update deal_offer set hash = before where company_id = o.company_id and id = o.id;
  end loop;
end $$;
alter table deal_offer enable trigger user;
