-- What tax is deducted from, in the words that people read: rows and screens have one name for it.
alter table law_row disable trigger user;
update law_row set facts = jsonb_set(facts, '{rule}', to_jsonb(case facts ->> 'rule'
    when 'brokerage' then 'Brokerage'
    when 'property_resident' then 'Property of a resident'
    when 'property_nri' then 'Property of a non-resident'
    when 'rent_individual' then 'Rent paid by an individual'
    when 'rent_other' then 'Rent paid by others'
    else facts ->> 'rule' end))
 where law = 'TDS';
alter table law_row enable trigger user;
