import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { holdConnection } from '../database/held-connection.ts';
import type { Change } from './change.ts';
import { RecentChanges } from './recent-changes.ts';

export interface Changes {
  on(hear: (change: Change) => void): () => void;
  /** Is told when changes may have gone by unheard: what is shown has to be read again. */
  onMissed(hear: () => void): () => void;
  /** What changed in a company within the last so many milliseconds; undefined where nobody knows. */
  within(company: number, milliseconds: number): readonly Change[] | undefined;
  stop(): Promise<void>;
}

/**
 * Listens to the database for the changes that any process made, over one connection of its own. When that breaks it is
 * opened anew, and those who listen with `onMissed` are told.
 */
export const listenToChanges = async (databaseUrl: string, log: Logger): Promise<Changes> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const recent = new RecentChanges();
  const connection = await holdConnection({
    url: databaseUrl,
    name: 'angan changes',
    log,
    opened: async (client) => {
      client.on('notification', ({ payload }) => {
        if (!payload) return;
        const change = JSON.parse(payload) as Change;
        recent.add(change);
        emitter.emit('change', change);
      });
      await client.query('listen angan_change');
      recent.forget();
    },
    back: () => emitter.emit('missed'),
  });
  const listen = (event: 'change' | 'missed') => (hear: (change: Change) => void) => {
    emitter.on(event, hear);
    return () => emitter.off(event, hear);
  };
  return {
    on: listen('change'),
    onMissed: listen('missed') as Changes['onMissed'],
    within: (company, milliseconds) => recent.within(company, milliseconds),
    stop: connection.close,
  };
};
