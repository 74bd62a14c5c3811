import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { RunningJob } from '../../core/jobs/job.ts';
import { undoSome } from '../engine/ledger.ts';
import { changeMigration, lockMigration } from '../engine/stored.ts';
import { importerOf } from '../registry/importers.ts';
import { inBackground, pacer } from './in-background.ts';
import { removeMadeNames } from './remove-made-names.ts';
import { undoMigration } from './tasks.ts';

/**
 * Undoes an import, a chunk a transaction: removes what it added, where nobody has worked with it since, and gives the
 * rest back what it had. What is done is marked, so after a crash the next try goes on.
 */
export const undoing: RunningJob = inBackground(undoMigration, async ({ id, companyId, services, step, signal }) => {
  const { kind } = await step((db) => lockMigration(db, companyId, id));
  const isTime = pacer();
  let done = 0;
  for (const undo of importerOf(kind).undo)
    for (let after: number | undefined = 0; after !== undefined; ) {
      signal.throwIfAborted();
      const from = after;
      after = await step(async (db) => {
        const migration = await lockMigration(db, companyId, id);
        if (migration.working !== 'Undoing') return undefined;
        const ids = await undoSome(db, migration, undo, { after: from, now: services.now() });
        done += ids.length;
        if (isTime()) await changeMigration(db, companyId, id).set({ progress_done: done }).execute();
        return ids.at(-1);
      });
    }
  await step((db) => finish(db, companyId, id));
});

const finish = async (db: Kysely<DB>, companyId: number, id: number) => {
  const migration = await lockMigration(db, companyId, id);
  if (migration.working !== 'Undoing') return;
  const { rows } = await sql<{ undone: number; kept: number }>`
    select count(*) filter (where undone) as undone, count(*) filter (where not undone) as kept
      from ${sql.table(importerOf(migration.kind).undo[0].table)}
     where company_id = ${companyId} and migration_id = ${id}`.execute(db);
  await removeMadeNames(db, migration);
  await changeMigration(db, companyId, id)
    .set({
      status: 'Rolled Back',
      working: null,
      results: sql`results || ${JSON.stringify(rows[0])}::jsonb`,
      progress_done: sql`progress_total`,
      rolled_back_at: sql`now()`,
    })
    .execute();
  await sql`select note_access('taken back', 'data_migration', ${id}, ${JSON.stringify({ file: migration.file_name, ...rows[0] })}::jsonb)`.execute(
    db,
  );
};
