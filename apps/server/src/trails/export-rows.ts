import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Services } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { keepFile } from '../core/files/index.ts';

const rowsAtOnce = 1000;

/** Rows of one company and month that become a file. */
export interface ExportedRows {
  readonly companyId: number;
  /** Of the trail or the table: 'audit_log'. */
  readonly name: string;
  /** The month's first day. */
  readonly month: string;
  /** A query of `line`, and of `id` where the rows of a month may go in several files. */
  readonly query: string;
}

/**
 * Puts rows into a file of their company: a line of JSON a row, compressed, and writes down that they are there. What is in
 * memory of it is a thousand rows and the compressed file. Answers how many there were; without any there is no file.
 */
export const exportRows = async (
  owner: pg.ClientBase,
  services: Services,
  { companyId, name, month, query }: ExportedRows,
): Promise<number> => {
  let rows = 0;
  let lastId = 0;
  const lines = async function* () {
    await owner.query('begin read only');
    await owner.query(`declare old_rows no scroll cursor for ${query}`);
    for (;;) {
      const fetched = await owner.query<{ line: string; id?: number }>(`fetch ${rowsAtOnce} from old_rows`);
      if (fetched.rows.length === 0) break;
      rows += fetched.rows.length;
      lastId = fetched.rows.at(-1)!.id ?? 0;
      yield `${fetched.rows.map(({ line }) => line).join('\n')}\n`;
    }
    await owner.query('commit');
  };
  const content = await pipeline(lines, createGzip(), (packed) => buffer(packed));
  if (rows === 0) return 0;
  await inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
    const db = onConnection(client);
    const at = month.slice(0, 7);
    const file = await keepFile(
      { services, db, companyId, userId: null, requestId: '' },
      { kind: 'trail', recordId: Number(at.replace('-', '')), name: `${name}-${at}.jsonl.gz` },
      { name: 'full', content, content_type: 'application/gzip' },
    );
    await sql`insert into trail_export (company_id, trail, month, rows, file, last_id)
      values (${companyId}, ${name}, ${month}, ${rows}, ${file}, ${lastId})
      on conflict (company_id, trail, month, last_id) do update set rows = excluded.rows, file = excluded.file`.execute(
      db,
    );
  });
  return rows;
};
