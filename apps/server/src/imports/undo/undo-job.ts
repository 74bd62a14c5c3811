import { isRecordKind } from '@angan/contract/imports/kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { RunningJob } from '../../core/jobs/job.ts';
import { inBackground, pacer } from '../migrations/in-background.ts';
import { changeMigration, lockMigration, type Migration } from '../migrations/stored.ts';
import { undoMigration } from '../migrations/tasks.ts';
import { undoRecords } from '../records/undo.ts';
import { removeMadeNames } from './made-names.ts';
import { type RestoredEffect, restore } from './restore.ts';

const perChunk = 500;

/**
 * Takes an import back, a chunk a transaction: removes whom it added, where nobody has worked with them since, and gives
 * the others back what they had. Done people are marked, so after a crash the next try goes on.
 */
export const undoing: RunningJob = inBackground(undoMigration, async ({ id, companyId, services, step, signal }) => {
  const isTime = pacer();
  let done = 0;
  // Records first: they are what keeps the people they name.
  for (let some = 1; some > 0; ) {
    signal.throwIfAborted();
    some = await step(async (db) => {
      const migration = await lockMigration(db, companyId, id);
      if (migration.working !== 'Undoing' || !isRecordKind(migration.kind)) return 0;
      const taken = await undoRecords(db, migration, services.now());
      done += taken;
      if (isTime()) await changeMigration(db, companyId, id).set({ progress_done: done }).execute();
      return taken;
    });
  }
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const last = await step(async (db) => {
      const migration = await lockMigration(db, companyId, id);
      if (migration.working !== 'Undoing') return undefined;
      const effects = await effectsAfter(db, migration, after);
      if (effects.length === 0) return 0;
      await undoChunk(db, migration, effects);
      done += effects.length;
      if (isTime()) await changeMigration(db, companyId, id).set({ progress_done: done }).execute();
      return effects.at(-1)!.contact_id;
    });
    if (last === undefined) return;
    if (last === 0) break;
    after = last;
  }
  await step((db) => finish(db, companyId, id));
});

const effectsAfter = async (db: Kysely<DB>, { company_id, id }: Migration, after: number) => {
  const rows = await db
    .selectFrom('data_migration_contact')
    .select(['contact_id', 'is_created', 'changes', 'groups', 'left_at'])
    .where('company_id', '=', company_id)
    .where('migration_id', '=', id)
    .where('contact_id', '>', after)
    .where('undone', 'is', null)
    .orderBy('contact_id')
    .limit(perChunk)
    .execute();
  return rows as unknown as RestoredEffect[];
};

const undoChunk = async (db: Kysely<DB>, migration: Migration, effects: readonly RestoredEffect[]) => {
  const created = effects.filter((effect) => effect.is_created).map((effect) => effect.contact_id);
  const removed = await sql<{
    id: number;
  }>`select take_back_contacts(${migration.id}, ${created}::bigint[]) as id`.execute(db);
  const restored = await restore(
    db,
    migration.company_id,
    migration.id,
    effects.filter((effect) => !effect.is_created),
  );
  const undone = [...removed.rows.map((row) => row.id), ...restored];
  await sql`update data_migration_contact set undone = contact_id = any (${undone}::bigint[])
    where company_id = ${migration.company_id} and migration_id = ${migration.id}
      and contact_id = any (${effects.map((effect) => effect.contact_id)}::bigint[])`.execute(db);
};

const finish = async (db: Kysely<DB>, companyId: number, id: number) => {
  const migration = await lockMigration(db, companyId, id);
  if (migration.working !== 'Undoing') return;
  const { rows } = await sql<{ undone: number; kept: number }>`
    select count(*) filter (where undone) as undone, count(*) filter (where not undone) as kept
      from ${sql.table(isRecordKind(migration.kind) ? 'data_migration_record' : 'data_migration_contact')}
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
