import type { ExportFormat } from '@angan/contract/contacts/contact-exports.ts';
import { exportProblems } from '@angan/contract/contacts/export-problems.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { keepFile, removeFilesOf } from '../../core/files/index.ts';
import { contextOfAsker } from '../../core/jobs/asker.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { type JobContext, job, jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import type { Paging } from '../../core/list.ts';
import { mayDo } from '../../core/may-do.ts';
import { showContact } from '../contact-row.ts';
import { pieceOf, Selection } from '../selection.ts';
import { exportRows, markExport, seesWhole } from './export-row.ts';
import { readNames } from './names.ts';
import { expireExport, writeExport } from './tasks.ts';
import { exportWriters } from './writers.ts';

/** Contacts that are read and written at a time: few enough that other requests hardly wait. */
const pieceSize = 500;

type Steps = JobContext & { readonly step: <T>(work: (db: Kysely<DB>) => Promise<T>) => Promise<T> };

/**
 * Writes an export as its person would see the list now. Each piece is read for itself, and only the file's bytes are
 * kept; a worker that died has left nothing behind, so the next one begins anew.
 */
export const contactExportWriter: RunningJob = jobInSteps(writeExport, async ({ export: id }, given) => {
  const begun = await given.step((db) => begin(given, db, id));
  if (!begun) return;
  try {
    const done = await writePieces(given, id, begun);
    if (!done) await given.step((db) => enqueue(db, writeExport, { export: id }));
  } catch (error) {
    const problem = exportProblems.of.notWritten;
    await given.step((db) => markExport(db, given.companyId, id, { status: 'Failed', problem }));
    throw error;
  }
});

/** What is to be written; undefined where that is over, or the person may not have it any more. */
const begin = async (given: Steps, db: Kysely<DB>, id: number) => {
  const row = await exportRows(db, given.companyId).where('e.id', '=', id).executeTakeFirst();
  if (!row || row.file !== null || row.status === 'Expired') return undefined;
  const context = await askerOf(given, db, row.whole);
  if (!context) {
    await markExport(db, given.companyId, id, { status: 'Failed', problem: exportProblems.of.notAllowed });
    return undefined;
  }
  await markExport(db, given.companyId, id, { status: 'Writing', done: 0, problem: null });
  const format = exportWriters[row.format as ExportFormat];
  const name = `${contactTexts.title} ${dayInIndia(row.created_date)}.${format.extension}`;
  return {
    whole: row.whole,
    file: { format: row.format, name, contentType: format.contentType },
    selection: Selection.parse(row.selection),
    writer: await format.open(await readNames(context, row.whole)),
  };
};

/** The person who asked, as they are now; undefined where they may not have such a list any more. */
const askerOf = async (given: Steps, db: Kysely<DB>, whole: boolean): Promise<Context | undefined> => {
  const context = await contextOfAsker(given, db);
  if (!context || !(await mayDo(context, 'contact:export'))) return undefined;
  return whole && !seesWhole(context.actor) ? undefined : context;
};

/** False where the process stops meanwhile. */
const writePieces = async (given: Steps, id: number, begun: NonNullable<Awaited<ReturnType<typeof begin>>>) => {
  const { writer, selection, whole, file } = begun;
  let after: Paging['after'];
  let done = 0;
  do {
    if (given.signal.aborted) return false;
    const piece = await given.step(async (db) => {
      const context = await stillAsking(given, db, whole);
      const { rows, last } = await pieceOf(selection, after, pieceSize, context);
      await markExport(db, given.companyId, id, { done: done + rows.length });
      return { contacts: rows.map((row) => showContact(row, whole)), last };
    });
    await writer.add(piece.contacts);
    done += piece.contacts.length;
    after = piece.last;
  } while (after);
  const content = await writer.end();
  await given.step(async (db) => {
    const context = await stillAsking(given, db, whole);
    const keeper = { ...given, db, requestId: context.request.id };
    const place = { kind: 'contact_export', recordId: id, name: file.name } as const;
    await keepFile(keeper, place, { name: 'full', content, content_type: file.contentType });
    await markExport(db, given.companyId, id, { status: 'Ready', done, total: done });
    await noteExport(db, id, { ...selection, format: file.format, whole, count: done });
  });
  return true;
};

/** Throws where the right was taken away while the file was being written: the next attempt will say so. */
const stillAsking = async (given: Steps, db: Kysely<DB>, whole: boolean): Promise<Context> => {
  const context = await askerOf(given, db, whole);
  if (!context) throw new Error('The right to export was taken away');
  return context;
};

/** On record, in the same moment in which the file can be fetched: who took what, of how many. */
const noteExport = (db: Kysely<DB>, id: number, noted: Selection & { format: string; whole: boolean; count: number }) =>
  sql`select note_access('exported', 'contact_export', ${id}, ${JSON.stringify(noted)}::jsonb)`.execute(db);

/** Removes the file once its days are over. That it was there stays on record. */
export const contactExportExpiry: RunningJob = job(expireExport, async ({ export: id }, { db, companyId }) => {
  await removeFilesOf(db, companyId, 'contact_export', id);
  await markExport(db, companyId, id, { status: 'Expired' });
});
