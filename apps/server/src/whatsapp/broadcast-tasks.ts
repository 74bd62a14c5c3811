import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../core/database/schema.gen.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { task } from '../core/jobs/task.ts';

const payload = z.object({ broadcast: z.number().int() });

export const writeMessages = task('write_whatsapp_broadcast', payload);
export const followBroadcast = task('follow_whatsapp_broadcast', payload);
export const exportBroadcast = task('export_whatsapp_broadcast', payload, 3);

/** Asks for a broadcast's messages to be written, now or at its time: once, however often it is asked for. */
export const writeBroadcastLater = (db: Kysely<DB>, broadcast: number, runAt?: Date): Promise<number> =>
  enqueue(db, writeMessages, { broadcast }, { key: `whatsapp broadcast ${broadcast}`, ...(runAt && { runAt }) });

/** How often what became of a broadcast is counted. */
const countMs = 2000;

/**
 * Asks for broadcasts to be counted at the next full step of the clock: however many changes there are until then, they
 * are counted once.
 */
export const countSoon = async (db: Kysely<DB>, broadcasts: readonly number[], now: Date): Promise<void> => {
  const step = Math.floor(now.getTime() / countMs) + 1;
  const runAt = new Date(step * countMs);
  for (const broadcast of new Set(broadcasts))
    await enqueue(db, followBroadcast, { broadcast }, { key: `whatsapp broadcast ${broadcast} ${step}`, runAt });
};
