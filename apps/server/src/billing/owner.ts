import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** To whom the platform writes about an office's money: its Owner, while active. */
export const readOwner = (db: Kysely<DB>, company: number) =>
  db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .where('company_id', '=', company)
    .where('usertype', '=', 'Owner')
    .where('is_active', '=', true)
    .executeTakeFirst();
