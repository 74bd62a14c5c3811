import type pg from 'pg';
import type { Logger } from 'pino';
import { withoutSecrets } from '../jobs/error-text.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { consumeEvents } from './consume-events.ts';
import type { Inbox, InboxConsumer } from './inbox.ts';
import { pruneEvents } from './prune-events.ts';

/** How often events are looked for that no notice told of. */
const lookMs = 1000;
const pruneMs = 60 * 60_000;

export interface InboxWorker {
  /** Looks for events now: somebody heard that there are some. */
  wake(): void;
  /** Begins to look each second, and each hour for what is to be deleted. */
  start(): void;
  /** Begins nothing more; resolves once the batch in hand is done. */
  stop(): Promise<void>;
}

/** Consumes the events of an inbox as they are stored and deletes old ones. A fault is logged and tried again. */
export const newInboxWorker = (
  pool: pg.Pool,
  inbox: Inbox,
  consume: InboxConsumer,
  log: Pick<Logger, 'warn'>,
): InboxWorker => {
  let stopped = false;
  const untilNone = (what: string, some: () => Promise<number>) =>
    oneAtATime(
      async () => {
        while (!stopped && (await some()) > 0);
      },
      (error) => log.warn({ inbox: inbox.table, why: withoutSecrets(error) }, `${what} failed and is tried again`),
    );
  const consuming = untilNone('consuming webhooks', () => consumeEvents(pool, inbox, consume));
  const pruning = untilNone('deleting old webhooks', () => pruneEvents(pool, inbox));
  const timers: NodeJS.Timeout[] = [];
  return {
    wake: consuming,
    start: () => {
      consuming();
      timers.push(setInterval(consuming, lookMs), setInterval(pruning, pruneMs));
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([consuming.idle(), pruning.idle()]);
    },
  };
};
