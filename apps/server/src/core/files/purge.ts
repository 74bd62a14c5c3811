import { pictureSizes } from '@angan/contract/files/files.ts';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import type { DB } from '../database/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job, type RunningJob } from '../jobs/job.ts';
import { task } from '../jobs/task.ts';

const purgeFile = task('purge_file', z.object({ store_key: z.uuid() }), 20, { whileDeleting: true });

/** Longer than any request lasts: by then the row of a file that was stored is there, or will never be. */
const unusedAfterMs = 60 * 60 * 1000;
/** The same of a file that a job writes piece by piece. */
const writtenWithinMs = 24 * unusedAfterMs;

const waits = { now: 0, 'if unused': unusedAfterMs, 'if never finished': writtenWithinMs } as const;

/**
 * Asks for the bytes of a file to be removed once its row is gone: now, in an hour if no row came to use them, or in a day
 * where it takes long to write them.
 */
export const purgeLater = (db: Kysely<DB>, key: string, when: keyof typeof waits) =>
  enqueue(
    db,
    purgeFile,
    { store_key: key },
    { key: `file ${key}`, ...(waits[when] && { runAt: new Date(Date.now() + waits[when]) }) },
  );

const purgingLock = `hashtextextended('angan purging', 0)`;

/**
 * Keeps files that a snapshot names where they are, as long as this connection lives: waits for the purging in hand, and
 * puts off what would begin.
 */
export const holdPurging = (client: pg.Client) => client.query(`select pg_advisory_lock(${purgingLock})`);

/** Removes what no row names. A file that is in use stays, so the job may come too early or twice. */
export const purge: RunningJob = job(purgeFile, async ({ store_key }, { db, companyId, services }) => {
  const lock = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${sql.raw(purgingLock)}) as free`.execute(db);
  if (!lock.rows[0]!.free) {
    await purgeLater(db, store_key, 'if unused');
    return;
  }
  const used = await db.selectFrom('stored_file').where('store_key', '=', store_key).select('id').executeTakeFirst();
  if (used) return;
  for (const name of ['full', ...pictureSizes]) await services.store.remove(`${companyId}/${store_key}/${name}`);
});
