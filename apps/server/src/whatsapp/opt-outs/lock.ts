import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/**
 * Wishes and sending exclude each other, so that 'at once' is no matter of luck: a sender that takes messages has either
 * committed that before a wish is stored, or sees the wish. Taken before any row is locked.
 */
const name = 'angan whatsapp wishes';

/** For who writes wishes down; until the transaction ends. */
export const holdWishes = (db: Kysely<DB>, companyId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${companyId}))`.execute(db);

/** For who takes messages to send them. Senders do not wait for each other. */
export const heedWishes = (db: Kysely<DB>, companyId: number) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, ${companyId}))`.execute(db);
