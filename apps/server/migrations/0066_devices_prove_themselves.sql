-- The id that a browser or phone keeps proves that somebody has signed in from it before, so it is kept hashed, as refresh
-- tokens are.
update user_device set device_id = encode(sha256(convert_to(device_id, 'UTF8')), 'hex');

-- Whether a person has signed in from this device, and nobody has logged it out for good. Asked before the company is known.
create function is_known_device(p_user bigint, p_device text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from app_user u
    join user_device d on d.company_id = u.company_id and d.user_id = u.id and d.device_id = p_device
   where u.id = p_user and d.revoked_at is null)
$$;
revoke execute on function is_known_device(bigint, text) from public;
grant execute on function is_known_device(bigint, text) to angan_app;
