import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** The account that has an address, for the platform's role: it looks across all companies. */
export const accountWithEmail = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('app_user')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .select(['company_id', 'id', 'email', 'first_name', 'language', 'is_active'])
    .executeTakeFirst();

/** Whether an account has a number of ten digits. */
export const isMobileTaken = async (db: Kysely<DB>, mobile: string): Promise<boolean> =>
  Boolean(await db.selectFrom('app_user').where('mobile', '=', mobile).select('id').executeTakeFirst());

export const isUsernameTaken = async (db: Kysely<DB>, username: string): Promise<boolean> => {
  const name = username.toLowerCase();
  const found = await db.selectFrom('app_user').where(sql`lower(username)`, '=', name).select('id').executeTakeFirst();
  return Boolean(found);
};
