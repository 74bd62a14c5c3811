import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';

/** What merging needs to know of a request or a job: one transaction of a company, who asked, and the time. */
export interface Work {
  readonly db: Kysely<DB>;
  readonly companyId: number;
  readonly userId: number | null;
  readonly now: () => Date;
}

/**
 * Merges and undoings of a company happen one after the other, so that who is merged into whom stands still meanwhile.
 * Held until the transaction ends.
 */
export const oneAtATime = ({ db, companyId }: Pick<Work, 'db' | 'companyId'>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('merging contacts', ${companyId}))`.execute(db);

/** Holds contacts against everybody who writes them or points to them; in the order of ids, as all who hold several do. */
export const holdContacts = ({ db, companyId }: Work, ids: readonly number[]) =>
  db
    .selectFrom('contact')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
