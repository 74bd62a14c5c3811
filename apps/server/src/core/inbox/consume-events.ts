import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { inHalves } from '../database/in-halves.ts';
import { onConnection } from '../database/on-connection.ts';
import type { DB } from '../database/schema.gen.ts';
import { inTransaction } from '../database/transaction.ts';
import { withoutSecrets } from '../jobs/error-text.ts';
import type { Inbox, InboxConsumer, InboxEvent } from './inbox.ts';

/** Events and bytes of one transaction. */
const most = 1000;
const mostBytes = 4 * 1024 * 1024;

/**
 * Consumes the oldest events that wait, many in one transaction; one consumer at a time over all processes. Answers how
 * many: 0 where none waits or another is at it. Where they fail, half of them are tried, and so on down to the one that
 * cannot be consumed: it is set aside with the reason, and holds up no other.
 */
export const consumeEvents = (pool: pg.Pool, inbox: Inbox, consume: InboxConsumer): Promise<number> => {
  const batch = (size: number, notesOn: InboxConsumer): Promise<number> =>
    inTransaction(pool, 'select 1', async (client) => {
      const db = onConnection(client);
      const events = await nextEvents(db, inbox, size);
      if (events.length > 0) await markConsumed(db, inbox, events, await notesOn(db, events));
      return events.length;
    });
  return inHalves(
    most,
    (size) => batch(size, consume),
    (error) => batch(1, async () => [withoutSecrets(error)]),
  );
};

const nextEvents = async (db: Kysely<DB>, { table, orderKey }: Inbox, size: number): Promise<InboxEvent[]> => {
  const lock = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${orderKey}, 0)) as free`.execute(db);
  if (!lock.rows[0]!.free) return [];
  const { rows } = await sql<{ id: number; received_at: string; body: string }>`
    select id, received_at, body from (
      select id, received_at, body, sum(octet_length(body)) over (order by id) - octet_length(body) as before
        from (select id, received_at, body from ${sql.table(table)} where taken_at is null order by id limit ${size}) o
    ) e where before < ${mostBytes} order by id`.execute(db);
  return rows.map(({ id, received_at, body }) => ({ id, receivedAt: new Date(received_at), body }));
};

const markConsumed = (
  db: Kysely<DB>,
  { table }: Inbox,
  events: readonly InboxEvent[],
  notes: readonly (string | null)[],
) =>
  sql`update ${sql.table(table)} e set taken_at = now(), error = t.error
        from unnest(${events.map(({ id }) => id)}::bigint[], ${events.map((_, at) => notes[at] ?? null)}::text[]) t (id, error)
       where e.id = t.id`.execute(db);
