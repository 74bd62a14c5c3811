import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { fullExportProblems } from '@angan/contract/own-data/full-export-problems.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import { raiseAlerts } from '../../alerts/index.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { type KeptStream, keepStream, removeFilesOf, takeStream } from '../../core/files/index.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job, jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { openZip } from '../../core/sheets/index.ts';
import { allSheets, countSheets } from './all-sheets.ts';
import { type ExportRow, exportRows, markExport } from './export-row.ts';
import { fileSheet } from './files.ts';
import { newLeftOut } from './left-out.ts';
import { mailReady } from './mail-ready.ts';
import type { Sheet } from './sheet.ts';
import { askerOf, NotTheirs, newSource, type Source, type Steps, Stopped } from './source.ts';
import { expireFullExport, writeFullExport } from './tasks.ts';
import { writeArchive } from './write-archive.ts';

/**
 * Writes all that the office has into one file, a piece at a time, straight into the store. A worker that died has left
 * nothing that anybody could fetch, and the next one begins anew.
 */
export const fullExportWriter: RunningJob = jobInSteps(writeFullExport, async ({ export: id }, given) => {
  try {
    const begun = await given.step((db) => begin(given, db, id));
    if (!begun) return;
    const source = newSource(given, id, newLeftOut());
    const kept = await writeWhole(given, begun.sheets, source);
    await given.step((db) => finish(given, db, begun.row, { kept, done: source.done, left_out: source.leftOut.count }));
  } catch (error) {
    if (error instanceof Stopped) {
      await given.step((db) => enqueue(db, writeFullExport, { export: id }));
      return;
    }
    const isOver = error instanceof NotTheirs;
    if (isOver || given.isLastTry) await given.step((db) => fail(given, db, id, isOver));
    if (!isOver) throw error;
  }
});

/** What is to be written; undefined where that is over. Throws where the person may not have it any more. */
const begin = async (given: Steps, db: Kysely<DB>, id: number) => {
  const row = await exportRows(db, given.companyId).where('e.id', '=', id).executeTakeFirst();
  if (!row || row.file !== null || row.status === 'Expired') return undefined;
  const context = await askerOf(given, db);
  const sheets = await allSheets(context);
  // Each file is counted twice: as itself, and as a line of the list.
  const counts = await countSheets(context, [...sheets, fileSheet, fileSheet]);
  const total = counts.reduce((sum, count) => sum + count, 0);
  await markExport(db, given.companyId, id, { status: 'Writing', done: 0, left_out: 0, total, problem: null });
  return { row, sheets };
};

/** Packs and stores at the same time; what fails on either side ends the other. */
const writeWhole = async (given: Steps, sheets: readonly Sheet[], source: Source): Promise<KeptStream> => {
  const zip = openZip();
  const { services, companyId, userId } = given;
  const kept = keepStream({ services, companyId, userId, requestId: '' }, zip.output, 'application/zip');
  const packed = writeArchive(zip, sheets, source).catch((error: Error) => {
    zip.output.destroy(error);
    throw error;
  });
  // Where storing fails nobody reads the archive, and its writer would wait for ever.
  await Promise.race([packed, kept.then(() => packed)]).catch(async (error: unknown) => {
    await kept.catch(() => undefined);
    throw error;
  });
  return kept;
};

const finish = async (
  given: Steps,
  db: Kysely<DB>,
  row: ExportRow,
  { kept, done, left_out }: { kept: KeptStream; done: number; left_out: number },
) => {
  const { companyId, services } = given;
  const context = await askerOf(given, db);
  const { company_name } = await db
    .selectFrom('company')
    .select('company_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const name = `${company_name} ${dayInIndia(services.now())}.zip`;
  await takeStream(db, given, { kind: 'full_export', recordId: row.id, name }, kept);
  await markExport(db, companyId, row.id, { status: 'Ready', done, total: done, left_out });
  const noted = JSON.stringify({ count: done, left_out, bytes: kept.bytes });
  await sql`select note_access('exported', 'full_export', ${row.id}, ${noted}::jsonb)`.execute(db);
  const until = dayInIndia(row.expires_at);
  await raiseAlerts(db, [
    {
      ...{ to: [context.actor.userId], kind: 'Data export', key: `full export ${row.id}` },
      sentence: alertSentences.of.exportReady({ day: until }),
    },
  ]);
  await mailReady(context, row.id, { until, left_out });
};

const fail = async ({ companyId, userId }: Steps, db: Kysely<DB>, id: number, isOver: boolean) => {
  const problem = fullExportProblems.of[isOver ? 'notAllowed' : 'notWritten'];
  await markExport(db, companyId, id, { status: 'Failed', problem });
  if (isOver || userId === null) return;
  await raiseAlerts(db, [
    {
      ...{ to: [userId], kind: 'Data export', key: `full export ${id} failed` },
      sentence: alertSentences.of.exportNotWritten,
    },
  ]);
};

/** Removes the file once its days are over. That it was there stays on record. */
export const fullExportExpiry: RunningJob = job(expireFullExport, async ({ export: id }, { db, companyId }) => {
  await removeFilesOf(db, companyId, 'full_export', id);
  await markExport(db, companyId, id, { status: 'Expired' });
});
