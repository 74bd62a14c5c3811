import { addDays } from '@angan/domain/dates.ts';
import { missedOn } from '@angan/domain/task-status.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import { missTasks } from './tasks-queue.ts';

/** Asks for the job at the end of each day on which one of these would be missed: one for a company and a day. */
export const missLater = async (
  db: Kysely<DB>,
  tasks: readonly { date_time: string; duration_minutes: number }[],
): Promise<void> => {
  for (const day of new Set(tasks.map(missedOn)))
    await enqueue(
      db,
      missTasks,
      {},
      { key: `miss tasks ${day}`, runAt: new Date(`${addDays(day, 1)}T00:05:00+05:30`) },
    );
};
