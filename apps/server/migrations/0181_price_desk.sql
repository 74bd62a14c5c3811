-- Percent from the office's own median beyond which a price is remarked on while it is typed.
alter table company add column price_outlier_percent int default 20 check (price_outlier_percent between 5 and 100);

-- What medians are made of, without the table: what is or was on offer, with a carpet.
create index property_rates on property (company_id, property_subtype, society_name)
  include (bhk, status, sale_price_total, rent_total, closed_price, carpet_sqft)
  where not is_deleted and carpet_sqft > 0 and status not in ('Draft', 'Withdrawn');
