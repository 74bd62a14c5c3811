-- WhatsApp's calls work as the server's own role from now on, which row-level security binds to one company.

-- Whether another company has connected this number of Meta's. A number is connected once, and the wall hides the row that
-- says so; nothing but that fact leaves here.
create function whatsapp_number_is_taken(p_phone_number_id text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from whatsapp_number
     where phone_number_id = p_phone_number_id and company_id is distinct from current_company_id())
$$;
revoke execute on function whatsapp_number_is_taken from public;
grant execute on function whatsapp_number_is_taken to angan_app;
