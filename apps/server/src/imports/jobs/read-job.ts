import { importProblems } from '@angan/contract/imports/import-problems.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { RunningJob } from '../../core/jobs/job.ts';
import { changeMigration, lockMigration, readUpload, uploadOf } from '../engine/stored.ts';
import { withSavedMapping } from '../map/saved-mapping.ts';
import { FileProblem } from '../read/file-problem.ts';
import { inThread } from '../thread/in-thread.ts';
import { inBackground } from './in-background.ts';
import { readMigration } from './tasks.ts';

/** Reads an uploaded file: what it is, its columns, and what each of them probably is. */
export const reading: RunningJob = inBackground(readMigration, async ({ id, companyId, services, step }) => {
  const begun = await step(async (db) => {
    const migration = await lockMigration(db, companyId, id);
    if (migration.working !== 'Reading') return undefined;
    return { sheet: migration.sheet, of: migration.kind, upload: await uploadOf(db, migration) };
  });
  if (!begun) return;
  const content = await readUpload(services, begun.upload);
  for await (const facts of inThread({ kind: 'read', of: begun.of, sheet: begun.sheet, content }))
    await step(async (db) => {
      const migration = await lockMigration(db, companyId, id);
      if (migration.working !== 'Reading') return;
      await refuseLongerThanPlan(db, companyId, facts.rows_total);
      const { columns, name } = await withSavedMapping(db, migration, facts);
      await changeMigration(db, companyId, id)
        .set({
          format: facts.format,
          sheets: [...facts.sheets],
          sheet: facts.sheet,
          rows_total: facts.rows_total,
          fingerprint: facts.fingerprint,
          columns: JSON.stringify(columns),
          mapping_name: name,
          working: null,
          progress_total: facts.rows_total,
        })
        .execute();
    });
});

/** A trial takes shorter files than the product does. Throws FileProblem with how many rows it takes. */
export const refuseLongerThanPlan = async (db: Kysely<DB>, companyId: number, rows: number): Promise<void> => {
  const plan = await db
    .selectFrom('current_subscription as s')
    .innerJoin('offered_plan as p', 'p.id', 's.plan')
    .where('s.company', '=', companyId)
    .select('p.import_rows_a_file as most')
    .executeTakeFirst();
  if (plan?.most && rows > plan.most) throw new FileProblem(importProblems.of.tooManyForPlan({ most: plan.most }));
};
