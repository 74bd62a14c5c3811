import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Services } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { keepFile } from '../core/files/index.ts';
import type { TrailMonth } from './trail-months.ts';

const rowsAtOnce = 1000;

/** The rows of each company in a month that are not in a file yet, or not all of them. */
const companiesToExport = async (owner: pg.ClientBase, { part, name, month }: TrailMonth): Promise<number[]> => {
  const { rows } = await owner.query<{ company_id: number }>(
    `select m.company_id from (select company_id, count(*) as rows from ${part} group by 1) m
       left join trail_export e on e.company_id = m.company_id and e.trail = $1 and e.month = $2
      where e.rows is distinct from m.rows order by 1`,
    [name, month],
  );
  return rows.map(({ company_id }) => company_id);
};

/**
 * Puts a month of a trail into files, one for each company: a line of JSON a row, compressed. What is in memory of it is
 * a thousand rows and the compressed file. Asked for again, it does only what is missing.
 */
export const exportMonth = async (owner: pg.ClientBase, services: Services, month: TrailMonth): Promise<void> => {
  for (const companyId of await companiesToExport(owner, month)) {
    let rows = 0;
    const lines = async function* () {
      await owner.query('begin read only');
      await owner.query(
        `declare old_rows no scroll cursor for select row_to_json(t)::text as line from ${month.part} t
          where company_id = ${Number(companyId)} order by ${month.kept_by}`,
      );
      for (;;) {
        const fetched = await owner.query<{ line: string }>(`fetch ${rowsAtOnce} from old_rows`);
        if (fetched.rows.length === 0) break;
        rows += fetched.rows.length;
        yield `${fetched.rows.map(({ line }) => line).join('\n')}\n`;
      }
      await owner.query('commit');
    };
    const content = await pipeline(lines, createGzip(), (packed) => buffer(packed));
    await inTransaction(services.pool, openingForCompany(companyId, null), async (client) => {
      const db = onConnection(client);
      const at = month.month.slice(0, 7);
      const file = await keepFile(
        { services, db, companyId, userId: null, requestId: '' },
        { kind: 'trail', recordId: Number(at.replace('-', '')), name: `${month.name}-${at}.jsonl.gz` },
        { name: 'full', content, content_type: 'application/gzip' },
      );
      await sql`insert into trail_export (company_id, trail, month, rows, file)
        values (${companyId}, ${month.name}, ${month.month}, ${rows}, ${file})
        on conflict (company_id, trail, month) do update set rows = excluded.rows, file = excluded.file`.execute(db);
    });
  }
};

/** Whether every row of a month is in a file; nobody may write it while this is asked. */
export const isExported = async (owner: pg.ClientBase, month: TrailMonth): Promise<boolean> =>
  (await companiesToExport(owner, month)).length === 0;
