import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/**
 * What a broadcast still has in the outbox, all at once. Messages that are on their way at the moment go on; should they
 * come back to be tried again, they find what was said meanwhile in their `due_at`: held for ever, or over.
 */

/** Held messages stay queued and are not due. Answers how many are held. */
export const holdBroadcast = async (db: Kysely<DB>, companyId: number, broadcast: number): Promise<number> =>
  changed(
    await sql`update whatsapp_message set due_at = 'infinity'
     where company_id = ${companyId} and broadcast = ${broadcast} and status in ('queued', 'sending') and due_at < 'infinity'`.execute(
      db,
    ),
  );

/** Held messages are due at once. Answers how many were held. */
export const releaseBroadcast = async (db: Kysely<DB>, companyId: number, broadcast: number): Promise<number> => {
  const released = changed(
    await sql`update whatsapp_message set due_at = now()
     where company_id = ${companyId} and broadcast = ${broadcast} and status in ('queued', 'sending') and due_at = 'infinity'`.execute(
      db,
    ),
  );
  await sql`select pg_notify('angan_whatsapp', 'send')`.execute(db);
  return released;
};

/** What was not sent yet never will be. Answers how many were cancelled. */
export const cancelBroadcast = async (db: Kysely<DB>, companyId: number, broadcast: number): Promise<number> => {
  await sql`update whatsapp_message set due_at = '-infinity'
     where company_id = ${companyId} and broadcast = ${broadcast} and status = 'sending'`.execute(db);
  return changed(
    await sql`update whatsapp_message set status = 'cancelled'
     where company_id = ${companyId} and broadcast = ${broadcast} and status = 'queued'`.execute(db),
  );
};

const changed = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }) => Number(numAffectedRows ?? 0);
