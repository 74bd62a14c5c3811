import type { Kysely } from 'kysely';
import type { Actor } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';

/** The language that a person chose in their profile. */
export const languageOf = async (db: Kysely<DB>, { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>) =>
  (
    await db
      .selectFrom('app_user')
      .select('language')
      .where('company_id', '=', companyId)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).language;
