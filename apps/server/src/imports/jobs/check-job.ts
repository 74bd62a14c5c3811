import { type RowLook, type RowOutcome, rowLooks, rowOutcomes } from '@angan/contract/imports/row.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { RunningJob } from '../../core/jobs/job.ts';
import type { CheckedRow } from '../engine/importer.ts';
import type { Usual } from '../engine/reader.ts';
import { actorOfJob, changeMigration, lockMigration, readUpload, uploadOf } from '../engine/stored.ts';
import { importerOf } from '../registry/importers.ts';
import { inThread } from '../thread/in-thread.ts';
import { inBackground, pacer } from './in-background.ts';
import { checkMigration } from './tasks.ts';

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
    const importer = importerOf(migration.kind);
    const check = await importer.beginCheck(db, { settings: migration, actor, now: services.now() });
    return { migration, importer, check, upload: await uploadOf(db, migration) };
  });
  if (!begun) return;
  const { migration, importer, check } = begun;
  const counts = zeros(rowOutcomes);
  const looks = zeros(rowLooks);
  const isTime = pacer();
  let done = 0;
  let usual: Usual = {};
  const batches = inThread({
    kind: 'rows',
    of: migration.kind,
    content: await readUpload(services, begun.upload),
    sheet: migration.sheet,
    reading: check.reading,
    edits: Object.entries(migration.edits).map(([line, cells]) => [Number(line), cells] as const),
    perBatch: importer.rowsPerCheck,
  });
  for await (const batch of batches) {
    usual = batch.usual;
    done += batch.rows.length;
    const goesOn = await step(async (db) => {
      const now = await lockMigration(db, companyId, id);
      if (now.working !== 'Checking') return false;
      const checked = await check.check(db, batch.rows);
      for (const { outcome, look } of checked) {
        counts[outcome]++;
        if (look) looks[look]++;
      }
      await keepRows(db, companyId, id, checked);
      if (isTime()) await changeMigration(db, companyId, id).set({ progress_done: done }).execute();
      return true;
    });
    if (!goesOn) return;
  }
  await step((db) =>
    changeMigration(db, companyId, id)
      .where('working', '=', 'Checking')
      .set({
        status: 'Validated',
        working: null,
        counts: JSON.stringify(counts),
        looks: JSON.stringify(looks),
        usual_rates: JSON.stringify(usual),
        unknown_values: JSON.stringify(check.unknownValues()),
      })
      .execute(),
  );
});

const zeros = <W extends RowOutcome | RowLook>(words: readonly W[]) =>
  Object.fromEntries(words.map((word) => [word, 0])) as Record<W, number>;

const keepRows = (db: Kysely<DB>, companyId: number, id: number, rows: readonly CheckedRow[]) =>
  sql`insert into data_migration_row (company_id, migration_id, row_no, outcome, look, twice_of, reasons, person, record, cells, contact_id, record_id)
    select ${companyId}, ${id}, row_no, outcome, look, twice_of, reasons, person, record, cells, contact_id, record_id
      from jsonb_populate_recordset(null::data_migration_row, ${JSON.stringify(rows)}::jsonb)`.execute(db);
