import { type FiledRecord, recordFileKeptDays } from '@angan/contract/files/record-files.ts';
import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { removeFile } from '../../core/files/index.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job, type RunningJob } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { filesTable } from './holder.ts';

const given = z.object({ id: z.number().int() });
const expire = {
  property: task('expire_property_file', given),
  project: task('expire_project_file', given),
} as const satisfies Record<FiledRecord, unknown>;

/** Asks for a deleted file to be forgotten once it can no longer be taken back. */
export const forgetLater = (one: FiledRecord, { db, services }: Context, id: number): Promise<number> =>
  enqueue(
    db,
    expire[one],
    { id },
    {
      key: `${one} file ${id}`,
      runAt: new Date(services.now().getTime() + recordFileKeptDays * 24 * 60 * 60 * 1000),
    },
  );

/** Forgets a file with its bytes, unless it was taken back meanwhile. */
export const fileExpiry = (one: FiledRecord): RunningJob =>
  job(expire[one], async ({ id }, { db, companyId }) => {
    const gone = await db
      .deleteFrom(filesTable({ one }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('is_deleted', '=', true)
      .returning('file')
      .executeTakeFirst();
    if (gone) await removeFile(db, companyId, gone.file);
  });
