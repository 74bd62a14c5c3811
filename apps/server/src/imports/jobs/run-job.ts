import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { rowOutcomes } from '@angan/contract/imports/row.ts';
import { type Kysely, sql } from 'kysely';
import { raiseAlerts } from '../../alerts/index.ts';
import { inHalves } from '../../core/database/in-halves.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import type { RunningJob } from '../../core/jobs/job.ts';
import type { Importer, RowResult, RowToWrite } from '../engine/importer.ts';
import { ledgerOf } from '../engine/ledger.ts';
import { setRowAside } from '../engine/set-aside.ts';
import { actorOfJob, changeMigration, lockMigration, type Migration } from '../engine/stored.ts';
import { writeRows } from '../engine/write-rows.ts';
import { importerOf } from '../registry/importers.ts';
import { writeErrorFile } from './error-file.ts';
import { inBackground, type MigrationJob, pacer } from './in-background.ts';
import { runMigration } from './tasks.ts';

/**
 * Writes the rows, a chunk a transaction. A row is done exactly when what it did is there, so after a crash the next try
 * goes on behind the last chunk that was written.
 */
export const running: RunningJob = inBackground(runMigration, async (job) => {
  const { id, companyId, userId, services, step, signal, log } = job;
  const actor = await step((db) => actorOfJob(db, companyId, userId));
  const importer = importerOf((await step((db) => lockMigration(db, companyId, id))).kind);
  let done = await step((db) => countDone(db, companyId, id));
  const isTime = pacer();
  for (let after = 0; ; ) {
    // A server that stops leaves the rest to the next one.
    signal.throwIfAborted();
    const write = async (db: Kysely<DB>, count: number): Promise<Written | undefined> => {
      const migration = await lockMigration(db, companyId, id);
      if (migration.working !== 'Importing') return undefined;
      const rows = await rowsAfter(db, migration, after, count);
      if (rows.length === 0) return { last: 0, rows: 0 };
      const context = { settings: migration, actor, now: services.now(), ledger: ledgerOf(migration, importer) };
      await writeRows(db, importer, context, rows);
      if (isTime())
        await changeMigration(db, companyId, id)
          .set({ progress_done: done + rows.length })
          .execute();
      return { last: rows.at(-1)!.row_no, rows: rows.length };
    };
    const setAside = async (db: Kysely<DB>, error: unknown): Promise<Written | undefined> => {
      const migration = await lockMigration(db, companyId, id);
      if (migration.working !== 'Importing') return undefined;
      const [row] = await rowsAfter(db, migration, after, 1);
      if (!row) throw error;
      log.error({ import: id, row: row.row_no, why: withoutSecrets(error) }, 'a row of an import could not be stored');
      await setRowAside(db, migration, row.row_no);
      return { last: row.row_no, rows: 1 };
    };
    const written = await inHalves(
      importer.rowsPerWrite,
      (count) => step((db) => write(db, count)),
      (error) => step((db) => setAside(db, error)),
    );
    if (!written) return;
    if (written.last === 0) break;
    after = written.last;
    done += written.rows;
  }
  await step((db) => finish(db, job, importer));
});

/** How far a chunk came: its last row, 0 where none was left, and how many it were. */
interface Written {
  readonly last: number;
  readonly rows: number;
}

const countDone = async (db: Kysely<DB>, companyId: number, id: number): Promise<number> => {
  const { count } = await db
    .selectFrom('data_migration_row')
    .select(sql<number>`count(*)`.as('count'))
    .where('company_id', '=', companyId)
    .where('migration_id', '=', id)
    .where('result', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
};

const rowsAfter = async (db: Kysely<DB>, { company_id, id }: Migration, after: number, count: number) => {
  const rows = await db
    .selectFrom('data_migration_row')
    .select(['row_no', 'outcome', 'twice_of', 'person', 'record'])
    .where('company_id', '=', company_id)
    .where('migration_id', '=', id)
    .where('row_no', '>', after)
    .where('result', 'is', null)
    .orderBy('row_no')
    .limit(count)
    .execute();
  return rows as RowToWrite[];
};

/** Tells who began it, who may have left its screen long ago. */
const tellFinished = (
  db: Kysely<DB>,
  { id, file_name: file }: Migration,
  person: number,
  { created, updated, failed }: { created: number; updated: number; failed: number },
) =>
  raiseAlerts(db, [
    {
      to: [person],
      kind: 'Import finished',
      sentence: alertSentences.of.importFinished({ file, created, updated, failed }),
      key: `import ${id} finished`,
    },
  ]);

const finish = async (db: Kysely<DB>, job: MigrationJob, importer: Importer) => {
  const { id, companyId } = job;
  const migration = await lockMigration(db, companyId, id);
  if (migration.working !== 'Importing') return;
  const counted = await db
    .selectFrom('data_migration_row')
    .select(['result', 'outcome', sql<number>`count(*)`.as('count')])
    .where('company_id', '=', companyId)
    .where('migration_id', '=', id)
    .groupBy(['result', 'outcome'])
    .execute();
  const sum = (some: typeof counted) => some.reduce((all, { count }) => all + count, 0);
  const of = (result: RowResult) => sum(counted.filter((row) => row.result === result));
  const outcomes = rowOutcomes.map((outcome) => [outcome, sum(counted.filter((row) => row.outcome === outcome))]);
  const results = { created: of('created'), updated: of('updated'), skipped: of('skipped'), failed: of('failed') };
  const error_file = results.failed ? await writeErrorFile(db, job, migration) : null;
  await changeMigration(db, companyId, id)
    .set({
      status: results.failed ? 'Completed with Errors' : 'Completed',
      working: null,
      // Some of them the check could not know.
      counts: JSON.stringify(Object.fromEntries(outcomes)),
      results: JSON.stringify(results),
      error_file,
      progress_done: sql`progress_total`,
      finished_at: sql`now()`,
    })
    .execute();
  await importer.finish?.(db, migration);
  if (migration.created_by !== null) await tellFinished(db, migration, migration.created_by, results);
  await sql`select note_access('imported', 'data_migration', ${id}, ${JSON.stringify({ file: migration.file_name, mode: migration.mode, ...results })}::jsonb)`.execute(
    db,
  );
};
