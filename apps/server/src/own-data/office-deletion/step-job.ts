import type { Kysely } from 'kysely';
import { asPlatform } from '../../company/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { jobInSteps } from '../../core/jobs/job.ts';
import { mailDeletion } from './letters.ts';
import { removeOffice } from './remove-office.ts';
import { stepOfDeletion } from './tasks.ts';

/** Tells the Owner that it was begun or that its day comes, and removes the office on that day. */
export const takingStep = jobInSteps(stepOfDeletion, async ({ step, asked_at, days }, job) => {
  const { companyId, services, signal } = job;
  const office = await asPlatform(services, '', (db) => officeBeingDeleted(db, companyId, asked_at));
  if (!office) return;
  if (step === 'removed') return removeOffice(services, companyId, signal);
  await asPlatform(services, '', (db) =>
    mailDeletion(db, services, { office: companyId, ...office, asked_at, days: step === 'warned' ? days : undefined }),
  );
});

/** undefined where it was taken back, perhaps to be begun anew, or is done. */
const officeBeingDeleted = async (db: Kysely<DB>, companyId: number, asked_at: string) => {
  const row = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select(['company_name', 'delete_on', 'deletion_asked_at'])
    .executeTakeFirst();
  if (!row?.delete_on || Date.parse(row.deletion_asked_at!) !== Date.parse(asked_at)) return undefined;
  return { company_name: row.company_name, delete_on: row.delete_on };
};
