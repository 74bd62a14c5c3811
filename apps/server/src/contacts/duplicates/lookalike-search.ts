import { sql } from 'kysely';
import { z } from 'zod';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { task } from '../../core/jobs/task.ts';
import type { Work } from '../work.ts';

export const lookForLookalikes = task('look_for_lookalikes', z.object({}));

/** Minutes after which a search that says nothing is taken for dead. */
const patience = 10;

/** Asks for alike names to be looked for; asked twice before it begins, it is done once. */
export const lookAgain = async ({ db, companyId }: Work): Promise<{ is_looking: boolean }> => {
  await sql`insert into contact_lookalike_search (company_id) values (${companyId})
    on conflict (company_id) do update set started_at = now()`.execute(db);
  await enqueue(db, lookForLookalikes, {}, { key: 'look for lookalikes' });
  return { is_looking: true };
};

/** When it was last looked, and whether somebody looks at this moment. */
export const readSearch = async ({ db, companyId }: Pick<Work, 'db' | 'companyId'>) => {
  const { rows } = await sql<{ looked_at: string | null; is_looking: boolean }>`
    select looked_at, coalesce(started_at > now() - make_interval(mins => ${patience}), false) as is_looking
      from contact_lookalike_search where company_id = ${companyId}`.execute(db);
  return rows[0] ?? { looked_at: null, is_looking: false };
};
