import { type RowReason, rowReasons } from '@angan/contract/imports/row-reasons.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { inEnglish } from '../../core/english.ts';
import { keepFile } from '../../core/files/index.ts';
import { csvRow, csvStart } from '../../core/sheets/index.ts';
import type { Migration } from '../engine/stored.ts';
import type { MigrationJob } from './in-background.ts';

/** Keeps the rows that were not brought in as a CSV file in the columns of the upload, with why; answers its id. */
export const writeErrorFile = async (db: Kysely<DB>, job: MigrationJob, migration: Migration): Promise<number> => {
  const { company_id, id, columns, file_name } = migration;
  const rows = await db
    .selectFrom('data_migration_row')
    .select(['cells', 'reasons'])
    .where('company_id', '=', company_id)
    .where('migration_id', '=', id)
    .where('result', '=', 'failed')
    .orderBy('row_no')
    .execute();
  const headers = [...columns.map(({ header }) => header), 'Reason'];
  const why = (reasons: readonly RowReason[]) => reasons.map((reason) => inEnglish(rowReasons, reason)).join(' ');
  const lines = rows.map(({ cells, reasons }) =>
    csvRow([...(cells ?? columns.map(() => '')), why(reasons as unknown as RowReason[])]),
  );
  const content = Buffer.from([csvStart, csvRow(headers), ...lines].join(''));
  const name = `${file_name.replace(/\.[a-z0-9]{1,5}$/i, '')} not imported.csv`;
  const keeper = { services: job.services, db, companyId: company_id, userId: job.userId, requestId: '' };
  return keepFile(
    keeper,
    { kind: 'data_migration', recordId: id, name },
    { name: 'full', content, content_type: 'text/csv' },
  );
};
