import { leftOutTexts, outcomeTexts } from '@angan/contract/whatsapp/broadcast-texts.ts';
import type { Recipient } from '@angan/contract/whatsapp/broadcasts.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { keepFile } from '../../core/files/index.ts';
import { jobInSteps, type RunningJob } from '../../core/jobs/job.ts';
import { csvRow, csvStart, newSheet } from '../../core/sheets/index.ts';
import { exportBroadcast } from '../broadcast-tasks.ts';
import { notify } from '../notify.ts';
import { changeBroadcast, findBroadcast } from './broadcast-row.ts';
import { everyone, recipientRows, showRecipient } from './recipients.ts';

const pieceSize = 2000;
const columns = ['Name', 'Number', 'Result', 'Reason', 'At', 'Replied at', 'Reply', 'Tapped'];
const widths = [28, 18, 16, 40, 20, 20, 40, 20];

const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });
const moment = (at: string | null) => (at === null ? '' : inIndia.format(new Date(at)));

const cellsOf = (one: Recipient): string[] => [
  one.name,
  one.number,
  one.outcome ? outcomeTexts[one.outcome] : 'Left out',
  one.left_out ? leftOutTexts[one.left_out] : one.why,
  moment(one.at),
  moment(one.replied_at),
  one.reply,
  one.clicked,
];

const writers = {
  CSV: async () => {
    const pieces = [csvStart + csvRow(columns)];
    return {
      contentType: 'text/csv; charset=utf-8',
      add: async (rows: string[][]) => void pieces.push(rows.map(csvRow).join('')),
      end: async () => Buffer.from(pieces.join('')),
    };
  },
  XLSX: async () => ({
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ...(await newSheet('Results', columns, widths)),
  }),
};

/** Writes the results of a broadcast into a file, which takes the place of the one before. */
export const exportingBroadcast: RunningJob = jobInSteps(exportBroadcast, async ({ broadcast }, given) => {
  const { companyId, step } = given;
  const row = await step((db) => findBroadcast(db, companyId, broadcast));
  if (row?.export_status !== 'Writing') return;
  const put = (db: Kysely<DB>, columnsOf: Record<string, unknown>) =>
    changeBroadcast(db, companyId, broadcast, columnsOf).then(() =>
      notify(db, companyId, 'whatsapp_broadcast', [broadcast]),
    );
  try {
    const writer = await writers[row.export_format as keyof typeof writers]();
    for (let after = 0; ; ) {
      const rows = await step((db) =>
        recipientRows(db, { companyId, broadcast, where: everyone, after, size: pieceSize }),
      );
      await writer.add(rows.map((one) => cellsOf(showRecipient(one))));
      if (rows.length < pieceSize) break;
      after = rows.at(-1)!.id;
    }
    const content = await writer.end();
    await step(async (db) => {
      const place = { kind: 'whatsapp_broadcast', recordId: broadcast, name: row.name } as const;
      const file = await keepFile({ ...given, db, requestId: '' }, place, {
        name: 'full',
        content,
        content_type: writer.contentType,
      });
      await put(db, { export_status: 'Ready', export_file: file });
      await sql`select note_access('exported', 'whatsapp_broadcast', ${broadcast}, ${JSON.stringify({ format: row.export_format })}::jsonb)`.execute(
        db,
      );
    });
  } catch (error) {
    await step((db) => put(db, { export_status: 'Failed' }));
    throw error;
  }
});
