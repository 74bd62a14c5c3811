import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';

/** A change as the database tells it: never what is in the record, only what decides who may hear of it. */
export interface Change {
  readonly company: number;
  readonly entity: string;
  readonly id: number;
  readonly action: 'created' | 'changed' | 'deleted';
  readonly locked?: string | null;
  readonly property_type?: number | null;
  /** Whose a property or an inquiry is, and where; other records do not say so. */
  readonly created_by?: number | null;
  readonly assigned_to?: readonly number[];
  readonly area?: readonly number[];
  /** Of an inquiry: any area will do. */
  readonly any_area?: boolean;
  /** The one person whom it concerns, where it is only theirs. */
  readonly user?: number;
}

export interface Changes {
  on(hear: (change: Change) => void): () => void;
  stop(): Promise<void>;
}

/**
 * Listens to the database for the changes that any process made, over one connection of its own. When that breaks it is
 * opened anew, and `lost` tells the listeners to read again what they show.
 */
export const listenToChanges = async (databaseUrl: string, log: Logger): Promise<Changes> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let stopped = false;
  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl });
    next.on('notification', ({ payload }) => payload && emitter.emit('change', JSON.parse(payload) as Change));
    next.on('error', (error) => {
      if (stopped) return;
      log.warn({ err: error }, 'lost the connection that hears of changes');
      setTimeout(() => open().catch(() => next.emit('error', new Error('still no connection'))), 1000).unref();
    });
    await next.connect();
    await next.query('listen angan_change');
    client = next;
  };
  await open();
  return {
    on: (hear) => {
      emitter.on('change', hear);
      return () => emitter.off('change', hear);
    },
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
};
