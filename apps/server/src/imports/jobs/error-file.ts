import { type RowReason, rowReasons } from '@angan/contract/imports/row-reasons.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { inEnglish } from '../../core/english.ts';
import { keepFile } from '../../core/files/index.ts';
import { csvRow, csvStart } from '../../core/sheets/index.ts';
import type { Migration } from '../engine/stored.ts';
import type { MigrationJob } from './in-background.ts';

/** The column of why a row was not brought in; the last of the file in which such rows leave. */
export const reasonHeader = 'Reason';

/** Rows that were not brought in, as CSV in the columns of their file, with why. */
export const notBroughtIn = (
  headers: readonly string[],
  rows: readonly { readonly cells: readonly string[]; readonly why: string }[],
): Buffer =>
  Buffer.from(
    [csvStart, csvRow([...headers, reasonHeader]), ...rows.map(({ cells, why }) => csvRow([...cells, why]))].join(''),
  );

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
  const why = (reasons: readonly RowReason[]) => reasons.map((reason) => inEnglish(rowReasons, reason)).join(' ');
  const content = notBroughtIn(
    columns.map(({ header }) => header),
    rows.map(({ cells, reasons }) => ({
      cells: cells ?? columns.map(() => ''),
      why: why(reasons as unknown as RowReason[]),
    })),
  );
  const name = `${file_name.replace(/\.[a-z0-9]{1,5}$/i, '')} not imported.csv`;
  const keeper = { services: job.services, db, companyId: company_id, userId: job.userId, requestId: '' };
  return keepFile(
    keeper,
    { kind: 'data_migration', recordId: id, name },
    { name: 'full', content, content_type: 'text/csv' },
  );
};
