import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { MailReader } from '../core/outbox/index.ts';

/** To whom the platform writes about an office's money: its Owner, while active. */
export const readOwner = (db: Kysely<DB>, company: number) =>
  db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'language'])
    .where('company_id', '=', company)
    .where('usertype', '=', 'Owner')
    .where('is_active', '=', true)
    .executeTakeFirst();

type Owner = NonNullable<Awaited<ReturnType<typeof readOwner>>>;

export const readerOf = ({ email: to, first_name: name, language }: Owner): MailReader => ({ to, name, language });
