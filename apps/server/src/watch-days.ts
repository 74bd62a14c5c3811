import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { z } from 'zod';
import { planLetters, tellOfDues } from './commissions/index.ts';
import { tellOfSubscription } from './company/index.ts';
import { enqueue } from './core/jobs/enqueue.ts';
import { jobInSteps } from './core/jobs/job.ts';
import { task } from './core/jobs/task.ts';
import { tellOfLeases } from './deals/index.ts';
import { tellOfEnding, tellOfStale } from './properties/index.ts';

/** Asked for when a company begins, and then each morning for the next. */
const watchDays = task('watch_days', z.object({}), 25);

/**
 * Tells people each morning what the days bring. The next morning is asked for first, so that a part that fails holds up
 * nothing else; what a try has told already is not told again.
 */
export const watchingDays = jobInSteps(watchDays, async (_, { companyId, services, step }) => {
  const now = services.now();
  const runAt = new Date(`${addDays(dayInIndia(now), 1)}T09:00:00+05:30`);
  await step((db) => enqueue(db, watchDays, {}, { key: `watch days ${dayInIndia(runAt)}`, runAt }));
  for (const tell of [tellOfSubscription, tellOfEnding, tellOfLeases, tellOfStale, tellOfDues, planLetters])
    await step((db) => tell(db, companyId, now));
});
