-- Places of India's cities that come with the product, the same for every company. Their rows come from a file at the
-- start whose content differs from what is there.
create table locality (
  id bigint primary key,
  city bigint not null references city (id),
  locality text not null,
  pincode text not null,
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  -- Offered first.
  is_main boolean not null
);
create unique index locality_name on locality (city, lower(locality));
create table locality_source (hash text primary key);
grant select on locality to angan_app, angan_platform;

-- An area that somebody adds by its name alone has the place of the locality of that name; what is said goes before it.
create function place_new_area() returns trigger language plpgsql as $$
declare
  known locality;
begin
  select * into known from locality where city = new.city and lower(locality) = lower(trim(new.area));
  if known.id is null then return new; end if;
  new.latitude := known.latitude;
  new.longitude := known.longitude;
  if new.pincodes = '{}' then new.pincodes := array[known.pincode]; end if;
  return new;
end $$;
create trigger place_new_area before insert on area for each row
  when (new.latitude is null and new.longitude is null) execute function place_new_area();
