import { propertyFileKeptDays } from '@angan/contract/properties/property-files.ts';
import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { removeFile } from '../../core/files/index.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';

const expirePropertyFile = task('expire_property_file', z.object({ id: z.number().int() }));

/** Asks for a deleted file to be forgotten once it can no longer be taken back. */
export const forgetLater = ({ db, services }: Context, id: number): Promise<number> =>
  enqueue(
    db,
    expirePropertyFile,
    { id },
    {
      key: `property file ${id}`,
      runAt: new Date(services.now().getTime() + propertyFileKeptDays * 24 * 60 * 60 * 1000),
    },
  );

/** Forgets a file with its bytes, unless it was taken back meanwhile. */
export const propertyFileExpiry: RunningJob = job(expirePropertyFile, async ({ id }, { db, companyId }) => {
  const gone = await db
    .deleteFrom('property_file')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', true)
    .returning('file')
    .executeTakeFirst();
  if (gone) await removeFile(db, companyId, gone.file);
});
