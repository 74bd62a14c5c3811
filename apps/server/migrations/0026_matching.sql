-- Matching at scale, and kept current.

-- What an inquiry is compared with: all that the gates and the ceiling of a score read of a property, so that it is found
-- from the index alone. One for what is sold and one for what is let; a condition names them word for word
-- (apps/server/src/matches/candidates.ts), and the ids are those of the platform's deal types.
drop index property_to_match;
drop index property_to_let;
create index property_to_match_sold on property (company_id, property_subtype, city, id)
  include (status, property_type, locked_property, deal_type, contact, area, society_name, bhk, sale_price_total, rent_total, deposit, bottom_price, bottom_rent,
    price_negotiable, furniture, possession, possession_date, available_from, size_sqft, size_basis, last_verified_at)
  where not is_deleted and status in ('Available', 'Under Offer') and deal_type && '{1,2,3,8,9}'::bigint[];
create index property_to_match_let on property (company_id, property_subtype, city, id)
  include (status, property_type, locked_property, deal_type, contact, area, society_name, bhk, sale_price_total, rent_total, deposit, bottom_price, bottom_rent,
    price_negotiable, furniture, possession, possession_date, available_from, size_sqft, size_basis, last_verified_at)
  where not is_deleted and status in ('Available', 'Under Offer') and deal_type && '{4,5,6,7}'::bigint[];
