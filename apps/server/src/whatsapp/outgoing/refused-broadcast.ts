import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { notify } from '../notify.ts';
import { holdBroadcast } from './broadcast-rows.ts';

/** What else is done when Meta no longer takes the template of a broadcast; the part of broadcasts names it. */
type OnStopped = (db: Kysely<DB>, stopped: { companyId: number; broadcast: number; code: number }) => Promise<void>;
const listeners: OnStopped[] = [];

/** Is told, in the transaction that holds its messages, of each broadcast that Meta's refusals stopped. */
export const onBroadcastStopped = (listener: OnStopped): void => void listeners.push(listener);

/** Holds all that waits of a broadcast whose template Meta refused. */
export const stopRefusedBroadcast: OnStopped = async (db, stopped) => {
  const held = await holdBroadcast(db, stopped.companyId, stopped.broadcast);
  // The messages that were under way with it are refused as well, and say nothing new.
  if (held === 0) return;
  for (const listener of listeners) await listener(db, stopped);
  await notify(db, stopped.companyId, 'whatsapp_broadcast', [stopped.broadcast]);
};
