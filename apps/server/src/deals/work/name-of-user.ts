import { sql } from 'kysely';

/** The name of the person whose id a column of `alias` holds; '' for nobody. */
export const nameOfUser = (alias: string, column: string) =>
  sql<string>`coalesce((select concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) from app_user u
    where u.company_id = ${sql.ref(`${alias}.company_id`)} and u.id = ${sql.ref(`${alias}.${column}`)}), '')`;
