import { EventEmitter } from 'node:events';
import type { Entity } from '@angan/domain/entities.ts';
import type { Logger } from 'pino';
import { holdConnection } from '../database/held-connection.ts';

/** A change as the database tells it: never what is in the record, only what decides who may hear of it. */
export interface Change {
  readonly company: number;
  readonly entity: Entity;
  readonly id: number;
  readonly action: 'created' | 'changed' | 'deleted';
  readonly locked?: string | null;
  readonly property_type?: number | null;
  /** Whose the record is, and where, as far as it says so. */
  readonly created_by?: number | null;
  readonly assigned_to?: readonly number[];
  readonly area?: readonly number[];
  /** Any area will do. */
  readonly any_area?: boolean;
  /** The one person whom it concerns, where it is only theirs. */
  readonly user?: number;
}

export interface Changes {
  on(hear: (change: Change) => void): () => void;
  /** Is told when changes may have gone by unheard: what is shown has to be read again. */
  onMissed(hear: () => void): () => void;
  stop(): Promise<void>;
}

/**
 * Listens to the database for the changes that any process made, over one connection of its own. When that breaks it is
 * opened anew, and those who listen with `onMissed` are told.
 */
export const listenToChanges = async (databaseUrl: string, log: Logger): Promise<Changes> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const connection = await holdConnection({
    url: databaseUrl,
    name: 'angan changes',
    log,
    opened: async (client) => {
      client.on('notification', ({ payload }) => payload && emitter.emit('change', JSON.parse(payload) as Change));
      await client.query('listen angan_change');
    },
    back: () => emitter.emit('missed'),
  });
  const listen = (event: 'change' | 'missed') => (hear: (change: Change) => void) => {
    emitter.on(event, hear);
    return () => emitter.off(event, hear);
  };
  return { on: listen('change'), onMissed: listen('missed') as Changes['onMissed'], stop: connection.close };
};
