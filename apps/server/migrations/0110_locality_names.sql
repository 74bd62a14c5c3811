-- Names of places are compared by their letters and digits: 'Prahlad Nagar' is Prahladnagar.
create function place_key(p_name text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(lower(p_name), '[^[:alnum:]]+', '', 'g') $$;

alter table locality add name_key text generated always as (place_key(locality)) stored not null;
create index locality_key on locality (name_key);
create index locality_trigrams on locality using gin (lower(locality) gin_trgm_ops);

create or replace function place_new_area() returns trigger language plpgsql as $$
declare
  known locality;
begin
  select * into known from locality where city = new.city and name_key = place_key(new.area) limit 1;
  if known.id is null then return new; end if;
  new.latitude := known.latitude;
  new.longitude := known.longitude;
  if new.pincodes = '{}' then new.pincodes := array[known.pincode]; end if;
  return new;
end $$;
