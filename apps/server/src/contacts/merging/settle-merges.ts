import { z } from 'zod';
import { job } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';
import { holdContacts, oneAtATime, type Work } from '../work.ts';
import { readKept, settleFirst } from './nodes.ts';
import { keepRecords } from './references.ts';

/** Asked for at each merge, for the day on which it can no longer be undone. */
export const settleMerges = task('settle_merges', z.object({ contact: z.number().int() }));

/** Forgets how to undo the merges into a contact whose time is over. What is shown of it stays as it is. */
export const settling = job(settleMerges, async ({ contact }, { db, companyId, userId, services }) => {
  const work: Work = { db, companyId, userId, now: services.now };
  await oneAtATime(work);
  await holdContacts(work, [contact]);
  for (;;) {
    const [kept] = await readKept(work, [contact]);
    const first = kept?.merges[0];
    if (!first || Date.parse(first.undo_until) > services.now().getTime()) return;
    await settleFirst(work, kept);
    await keepRecords(work, contact, first.people);
    await db.deleteFrom('contact_merge').where('company_id', '=', companyId).where('id', '=', first.id).execute();
  }
});
