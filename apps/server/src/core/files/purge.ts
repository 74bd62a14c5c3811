import { pictureSizes } from '@angan/contract/files/files.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../database/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job, type RunningJob } from '../jobs/job.ts';
import { task } from '../jobs/task.ts';

const purgeFile = task('purge_file', z.object({ store_key: z.uuid() }), 20);

/** Longer than any request lasts: by then the row of a file that was stored is there, or will never be. */
const unusedAfterMs = 60 * 60 * 1000;

/** Asks for the bytes of a file to be removed once its row is gone: now, or in an hour if no row came to use them. */
export const purgeLater = (db: Kysely<DB>, key: string, when: 'now' | 'if unused') =>
  enqueue(
    db,
    purgeFile,
    { store_key: key },
    { key: `file ${key}`, ...(when === 'now' ? {} : { runAt: new Date(Date.now() + unusedAfterMs) }) },
  );

/** Removes what no row names. A file that is in use stays, so the job may come too early or twice. */
export const purge: RunningJob = job(purgeFile, async ({ store_key }, { db, companyId, services }) => {
  const used = await db.selectFrom('stored_file').where('store_key', '=', store_key).select('id').executeTakeFirst();
  if (used) return;
  for (const name of ['full', ...pictureSizes]) await services.store.remove(`${companyId}/${store_key}/${name}`);
});
