import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.gen.ts';

/**
 * Webhooks of one sender: stored as they came before the sender is told that they did, and consumed later by a worker.
 * The sender may repeat them: what has the same id, or else the same bytes, is stored once.
 */
export interface Inbox {
  /** Its table, made by `create_inbox_table()`. */
  readonly table: string;
  /** Names the order: inboxes of one key are consumed one batch at a time over all processes, each oldest first. */
  readonly orderKey: string;
  /** The channel on which 'event' is notified when something was stored. */
  readonly channel: string;
  /** Days that an event is kept after it was consumed: long enough to look into what somebody misses. */
  readonly keptDays: number;
}

export interface InboxEvent {
  readonly id: number;
  readonly receivedAt: Date;
  /** The bytes as text, without NUL, which the database cannot hold. */
  readonly body: string;
}

/**
 * Writes what a batch of events says, in the transaction of `db`, which is the platform's. Answers for each, in order,
 * what in it could not be used, null where nothing is to be said. Where it throws, the batch is tried in smaller parts.
 */
export type InboxConsumer = (db: Kysely<DB>, events: readonly InboxEvent[]) => Promise<readonly (string | null)[]>;
