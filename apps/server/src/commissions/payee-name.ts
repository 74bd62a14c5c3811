import { type RawBuilder, sql } from 'kysely';

/** Who gets a share `s`: somebody of the office, or a contact. */
export const payeeName: RawBuilder<string> = sql<string>`coalesce(
  (select concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) from app_user u where u.company_id = s.company_id and u.id = s.user_id),
  (select c.name from contact c where c.company_id = s.company_id and c.id = s.contact), '')`;
