import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inHalves } from '../database/in-halves.ts';
import type { Inbox } from './inbox.ts';

/** Events in one statement; more wait for the next, which follows at once. */
const most = 500;
const mostBytes = 8 * 1024 * 1024;

interface Waiting {
  readonly raw: Buffer;
  readonly identity: string | undefined;
  readonly stored: () => void;
  readonly lost: (error: unknown) => void;
}

export interface EventStore {
  /**
   * Rejects where the event could not be stored: its sender is to send it again. `identity`: the sender's id of it, where
   * it has one; else its bytes tell whether it was stored before.
   */
  readonly store: (raw: Buffer, identity?: string) => Promise<void>;
}

/**
 * Stores webhooks, many with one commit: what comes while one is being written goes into the next. `store` resolves once
 * the event is stored, so that its sender may be told; one that was stored before is not stored again.
 */
export const newEventStore = (pool: pg.Pool, inbox: Inbox): EventStore => {
  let waiting: Waiting[] = [];
  let writing = false;

  const writeAll = async () => {
    writing = true;
    // One turn of the loop, for what has arrived already.
    await pause(0);
    while (waiting.length > 0) {
      const batch = nextBatch(waiting);
      try {
        const done = await inHalves(
          batch.length,
          async (count) => {
            const some = batch.slice(0, count);
            await write(pool, inbox, some);
            for (const { stored } of some) stored();
            return count;
          },
          async (error) => {
            batch[0]!.lost(error);
            return 1;
          },
        );
        waiting = waiting.slice(done);
      } catch (error) {
        waiting = waiting.slice(batch.length);
        for (const { lost } of batch) lost(error);
      }
    }
    writing = false;
  };

  return {
    store: (raw, identity) =>
      new Promise((stored, lost) => {
        waiting.push({ raw, identity, stored, lost });
        if (!writing) void writeAll();
      }),
  };
};
const nextBatch = (waiting: readonly Waiting[]): Waiting[] => {
  let bytes = 0;
  const fits = waiting.slice(0, most).findIndex(({ raw }, at) => {
    bytes += raw.length;
    return at > 0 && bytes > mostBytes;
  });
  return waiting.slice(0, fits === -1 ? most : fits);
};

const write = (pool: pg.Pool, { table, channel }: Inbox, batch: readonly Waiting[]) =>
  pool.query(
    `with stored as (
       insert into ${pg.escapeIdentifier(table)} (digest, body) select * from unnest($1::bytea[], $2::text[]) on conflict do nothing
     ) select pg_notify($3, 'event')`,
    [
      batch.map(({ raw, identity }) =>
        createHash('sha256')
          .update(identity ?? raw)
          .digest(),
      ),
      batch.map(({ raw }) => raw.toString('utf8').replaceAll('\0', '')),
      channel,
    ],
  );
