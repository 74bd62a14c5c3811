import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import { isRecordKind, type RowOutcome, rowOutcomes } from '@angan/contract/imports/data-migration.ts';
import { yearInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { RunningJob } from '../../core/jobs/job.ts';
import { inBackground, pacer } from '../migrations/in-background.ts';
import { actorOfJob, changeMigration, lockMigration, readUpload, uploadOf } from '../migrations/stored.ts';
import { checkMigration } from '../migrations/tasks.ts';
import { checkRecords } from '../records/check.ts';
import { inThread } from '../thread/in-thread.ts';
import { readNames } from '../write/names.ts';
import { type Judged, judge } from './judge.ts';

const perBatch = 1000;

/** Finds out what will happen to each row, and keeps it for the screen and for the import. */
export const checking: RunningJob = inBackground(checkMigration, async (job) => {
  const { id, companyId, userId, services, step } = job;
  const begun = await step(async (db) => {
    const migration = await lockMigration(db, companyId, id);
    if (migration.working !== 'Checking') return undefined;
    await db
      .deleteFrom('data_migration_row')
      .where('company_id', '=', companyId)
      .where('migration_id', '=', id)
      .execute();
    const actor = await actorOfJob(db, companyId, userId);
    return { actor, migration, names: await readNames(db, companyId), upload: await uploadOf(db, migration) };
  });
  if (!begun) return;
  const { actor, names, migration } = begun;
  if (isRecordKind(migration.kind)) {
    await checkRecords(job, migration);
    return;
  }
  const content = await readUpload(services, begun.upload);
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0])) as Record<RowOutcome, number>;
  const untouched = new Map<number, 'absent' | 'left'>();
  const isTime = pacer();
  let done = 0;
  const batches = inThread({
    kind: 'check',
    content,
    sheet: migration.sheet,
    columns: migration.columns.map(({ at, header, target }) => ({ at, header, target: target as ContactTarget })),
    sources: names.sources.map(({ name }) => name),
    groups: names.groups.map(({ name }) => name),
    thisYear: yearInIndia(services.now()),
    keepCells: migration.mode === 'Update only',
    perBatch,
  });
  for await (const batch of batches) {
    done += batch.length;
    const goesOn = await step(async (db) => {
      const now = await lockMigration(db, companyId, id);
      if (now.working !== 'Checking') return false;
      const judged = await judge(db, batch, { actor, migration, names, untouched });
      for (const { outcome } of judged) counts[outcome]++;
      await keepRows(db, companyId, id, judged);
      if (isTime()) await changeMigration(db, companyId, id).set({ progress_done: done }).execute();
      return true;
    });
    if (!goesOn) return;
  }
  await step((db) =>
    changeMigration(db, companyId, id)
      .where('working', '=', 'Checking')
      .set({ status: 'Validated', working: null, counts: JSON.stringify(counts) })
      .execute(),
  );
});

const keepRows = (db: Kysely<DB>, companyId: number, id: number, rows: readonly Judged[]) =>
  sql`insert into data_migration_row (company_id, migration_id, row_no, outcome, twice_of, reasons, person, cells, contact_id)
    select ${companyId}, ${id}, row_no, outcome, twice_of, reasons, person, cells, contact_id
      from jsonb_populate_recordset(null::data_migration_row, ${JSON.stringify(rows)}::jsonb)`.execute(db);
