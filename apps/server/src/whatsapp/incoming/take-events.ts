import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { inHalves } from '../../core/database/in-halves.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import type { FieldHandlers } from '../field-handler.ts';
import type { ReadEvent } from '../meta/event.ts';
import { readEvent } from '../meta/read-event.ts';
import { writeEvents } from './write-events.ts';

/** Events and bytes of one transaction. */
const most = 1000;
const mostBytes = 4 * 1024 * 1024;
const lockName = 'angan whatsapp events';

interface Stored {
  id: number;
  received_at: string;
  body: string;
}

/**
 * Takes the oldest events that wait, many in one transaction; one taker at a time over all processes. Answers how many
 * were taken: 0 where none waits or another is at it. Where they fail, half of them are tried, and so on down to the one
 * that cannot be taken: it is set aside with the reason, and holds up no other.
 */
export const takeEvents = (pool: pg.Pool, handlers: FieldHandlers): Promise<number> =>
  inHalves(
    most,
    (events) => takeUpTo(pool, handlers, events),
    (error) => setAside(pool, error),
  );

const takeUpTo = (pool: pg.Pool, handlers: FieldHandlers, events: number): Promise<number> =>
  inTransaction(pool, 'select 1', async (client) => {
    const db = onConnection(client);
    const stored = await next(db, events);
    if (stored.length === 0) return 0;
    const read = stored.map(readOrNot);
    const strays = await writeEvents(
      db,
      read.flatMap((one) => (one.event ? [one.event] : [])),
      handlers,
    );
    await done(
      db,
      stored.map(({ id }, at) => ({ id, error: notes(read[at]!, strays) })),
    );
    return stored.length;
  });

const setAside = (pool: pg.Pool, error: unknown): Promise<number> =>
  inTransaction(pool, 'select 1', async (client) => {
    const db = onConnection(client);
    const stored = await next(db, 1);
    await done(
      db,
      stored.map(({ id }) => ({ id, error: withoutSecrets(error) })),
    );
    return stored.length;
  });

const next = async (db: Kysely<DB>, events: number): Promise<Stored[]> => {
  const lock = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as free`.execute(db);
  if (!lock.rows[0]!.free) return [];
  const { rows } = await sql<Stored>`
    select id, received_at, body from (
      select id, received_at, body, sum(octet_length(body)) over (order by id) - octet_length(body) as before
        from (select id, received_at, body from whatsapp_event where taken_at is null order by id limit ${events}) o
    ) e where before < ${mostBytes} order by id`.execute(db);
  return rows;
};

interface Read {
  readonly event?: ReadEvent;
  readonly error?: string;
}

const readOrNot = ({ body, received_at }: Stored): Read => {
  try {
    return { event: readEvent(body, new Date(received_at)) };
  } catch {
    return { error: 'It is no JSON' };
  }
};

const notes = ({ event, error }: Read, strays: ReadonlyMap<ReadEvent, string>): string | null =>
  [error, ...(event?.faults ?? []), event && strays.get(event)].filter(Boolean).join('; ') || null;

const done = (db: Kysely<DB>, taken: readonly { id: number; error: string | null }[]) =>
  sql`update whatsapp_event e set taken_at = now(), error = t.error
        from unnest(${taken.map(({ id }) => id)}::bigint[], ${taken.map(({ error }) => error)}::text[]) t (id, error)
       where e.id = t.id`.execute(db);
