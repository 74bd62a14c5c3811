-- Somebody who points a record that came along with a merge elsewhere decides whose it is, also where they point it back
-- later: what was remembered of it ends. A merge, and undoing one, first remember where they are about to point it.
create function forget_home() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  points_to_now bigint := to_jsonb(new) ->> tg_argv[0];
begin
  delete from contact_home h
   where h.company_id = new.company_id and h.place = tg_table_name || '.' || tg_argv[0] and h.record_id = new.id
     and h.points_to is distinct from points_to_now;
  return null;
end
$$;

create trigger forget_home_of_contact after update of contact on property for each row
  when (old.contact is distinct from new.contact) execute function forget_home('contact');
create trigger forget_home_of_co_broker after update of co_broker on property for each row
  when (old.co_broker is distinct from new.co_broker) execute function forget_home('co_broker');
create trigger forget_home_of_contact after update of contact on property_contact for each row
  when (old.contact is distinct from new.contact) execute function forget_home('contact');
create trigger forget_home_of_contact after update of contact on inquiry for each row
  when (old.contact is distinct from new.contact) execute function forget_home('contact');
create trigger forget_home_of_co_broker after update of co_broker on inquiry for each row
  when (old.co_broker is distinct from new.co_broker) execute function forget_home('co_broker');
create trigger forget_home_of_link_id after update of link_id on note for each row
  when (old.link_id is distinct from new.link_id) execute function forget_home('link_id');
create trigger forget_home_of_contact after update of contact on project_contact for each row
  when (old.contact is distinct from new.contact) execute function forget_home('contact');
create trigger forget_home_of_office_contact after update of office_contact on society for each row
  when (old.office_contact is distinct from new.office_contact) execute function forget_home('office_contact');
create trigger forget_home_of_watchman_contact after update of watchman_contact on society for each row
  when (old.watchman_contact is distinct from new.watchman_contact) execute function forget_home('watchman_contact');
create trigger forget_home_of_contact after update of contact on task for each row
  when (old.contact is distinct from new.contact) execute function forget_home('contact');
create trigger forget_home_of_contact after update of contact on whatsapp_chat for each row
  when (old.contact is distinct from new.contact) execute function forget_home('contact');
