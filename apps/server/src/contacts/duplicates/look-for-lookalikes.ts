import { setImmediate as nextTurn } from 'node:timers/promises';
import { duplicateLimits } from '@angan/contract/contacts/duplicates.ts';
import { sql } from 'kysely';
import { jobInSteps } from '../../core/jobs/job.ts';
import { placesOfContacts } from './known-places.ts';
import { lookalikesOf } from './lookalike-pairs.ts';
import { lookForLookalikes } from './lookalike-search.ts';

/** Milliseconds of comparing after which the rest of the process gets its turn. */
const slice = 8;

/** Lets others work whenever a slice of time is used up. */
const breather = () => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await nextTurn();
    since = performance.now();
  };
};

/** Looks through the company's contacts for names that are alike in one place, and keeps the pairs. */
export const looking = jobInSteps(lookForLookalikes, async (_, { companyId, step }) => {
  const { contacts, places } = await step(async (db) => {
    const found = await sql<{ id: number; name: string; address: string }>`
      select id, name, address from contact where company_id = ${companyId} and not is_deleted and name <> ''`.execute(
      db,
    );
    return { contacts: found.rows, places: await placesOfContacts({ db, companyId }, found.rows) };
  });
  const pairs = await lookalikesOf(contacts, places, duplicateLimits.lookalikes, breather());
  await step(async (db) => {
    await db.deleteFrom('contact_lookalike').where('company_id', '=', companyId).execute();
    await sql`insert into contact_lookalike (company_id, one, other, place)
      select ${companyId}, one, other, place
        from unnest(${pairs.map(({ one }) => one)}::bigint[], ${pairs.map(({ other }) => other)}::bigint[],
          ${pairs.map(({ place }) => place)}::text[]) p (one, other, place)`.execute(db);
    await sql`update contact_lookalike_search set started_at = null, looked_at = now() where company_id = ${companyId}`.execute(
      db,
    );
  });
});
