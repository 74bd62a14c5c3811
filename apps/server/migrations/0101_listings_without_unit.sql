-- A listing is Available without its unit and society, unless the office alone may sell or let it. Drafts that lacked
-- nothing else are listed and matched; of their matches nobody is alerted, since most of them are old.
do $$
declare
  office bigint;
  listed bigint[];
begin
  for office, listed in
    select company_id, array_agg(id) from property
     where status = 'Draft' and not is_deleted and (unit_no = '' or society_name is null) and bhk is not null
       and coalesce(sale_price, rent, deposit) is not null
       and not (coalesce(contact_role, '') = 'Owner' and coalesce(mandate, '') = 'Exclusive')
     group by company_id
  loop
    perform set_config('app.company_id', office::text, true);
    update property set status = 'Available' where company_id = office and id = any (listed);
    update match_stale set is_quiet = true where company_id = office and record = 'property' and record_id = any (listed);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
