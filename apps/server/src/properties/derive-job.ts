import { z } from 'zod';
import { enqueue } from '../core/jobs/enqueue.ts';
import { job } from '../core/jobs/job.ts';
import { task } from '../core/jobs/task.ts';
import { deriveAgain } from './stored-property.ts';

/** Asked for where what is stored beside a property's facts is to be worked out anew for a whole company. */
export const deriveProperties = task('derive_properties', z.object({ after: z.number().int() }));
const chunk = 500;

/** Some properties after another, then the next ones in a job of their own. */
export const deriving = job(deriveProperties, async ({ after }, { db, companyId }) => {
  const rows = await db
    .selectFrom('property')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(chunk)
    .execute();
  const ids = rows.map(({ id }) => id);
  await deriveAgain(db, companyId, ids);
  if (ids.length === chunk) await enqueue(db, deriveProperties, { after: ids.at(-1)! });
});
