import type pg from 'pg';
import { consumeEvents, type InboxConsumer, type InboxEvent } from '../../core/inbox/index.ts';
import type { FieldHandlers } from '../field-handler.ts';
import type { ReadEvent } from '../meta/event.ts';
import { readEvent } from '../meta/read-event.ts';
import { whatsappInbox } from './inbox.ts';
import { writeEvents } from './write-events.ts';

/** Consumes the oldest of Meta's webhooks that wait. Answers how many; 0 where none waits or another process is at it. */
export const takeEvents = (pool: pg.Pool, handlers: FieldHandlers): Promise<number> =>
  consumeEvents(pool, whatsappInbox, whatsappConsumer(handlers));

/** Writes what Meta's webhooks say; `handlers` have the fields that are about no message. */
export const whatsappConsumer =
  (handlers: FieldHandlers): InboxConsumer =>
  async (db, events) => {
    const read = events.map(readOrNot);
    const strays = await writeEvents(
      db,
      read.flatMap((one) => (one.event ? [one.event] : [])),
      handlers,
    );
    return read.map((one) => notesOn(one, strays));
  };

interface Read {
  readonly event?: ReadEvent;
  readonly error?: string;
}

const readOrNot = ({ body, receivedAt }: InboxEvent): Read => {
  try {
    return { event: readEvent(body, receivedAt) };
  } catch {
    return { error: 'It is no JSON' };
  }
};

const notesOn = ({ event, error }: Read, strays: ReadonlyMap<ReadEvent, string>): string | null =>
  [error, ...(event?.faults ?? []), event && strays.get(event)].filter(Boolean).join('; ') || null;
