-- A comparison of amounts is not leakproof, so behind the wall no range of prices is entered by its index. This enters it,
-- for the caller's own company and for ids only: what else a reader may not see is left out by whoever asks with them.
create function priced_properties(p_deal text, p_least numeric, p_most numeric, p_limit int) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company bigint := current_company_id();
  amount text := case p_deal when 'sale' then 'sale_price_total' when 'rent' then 'rent_total' end;
begin
  if company is null or amount is null then return; end if;
  return query execute format('select id from property where company_id = $1 and not is_deleted and %I between $2 and $3 limit %s',
    amount, p_limit) using company, coalesce(p_least, 0), coalesce(p_most, 'infinity');
end $$;
revoke execute on function priced_properties from public;
grant execute on function priced_properties to angan_app;
