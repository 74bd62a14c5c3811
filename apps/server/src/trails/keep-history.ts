import type pg from 'pg';
import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { purgeLater } from '../core/files/index.ts';
import { exportRows } from './export-rows.ts';
import type { History } from './histories.ts';

/** Rows that one transaction lets go: some tenths of a second. */
const rowsAtOnce = 2000;

/** The rows of a company in one month that may go, between two ids. */
interface OldRows {
  readonly company_id: number;
  /** Its first day. */
  readonly month: string;
  readonly first: number;
  readonly last: number;
}

const monthOf = (column: string) => `date_trunc('month', ${column} at time zone 'Asia/Kolkata')`;
const inMonth = (at: string, month: string) =>
  `t.${at} >= '${month}'::timestamp at time zone 'Asia/Kolkata' and t.${at} < ('${month}'::timestamp + interval '1 month') at time zone 'Asia/Kolkata'`;

/** Months that began `years` and more before that of now, the oldest first. */
const oldRows = async (owner: pg.ClientBase, { table, at, mayGo }: History, years: number, now: Date) => {
  const { rows } = await owner.query<OldRows>(
    `select t.company_id, to_char(${monthOf(`t.${at}`)}, 'YYYY-MM-DD') as month, min(t.id) as first, max(t.id) as last
       from ${table} t
      where t.${at} < (${monthOf('$1::timestamptz')} - $2 * interval '1 year') at time zone 'Asia/Kolkata' and ${mayGo}
      group by 1, 2 order by 2, 1`,
    [now.toISOString(), years],
  );
  return rows;
};

/** The id up to which the rows of a month are in files. */
const exportedUpTo = async (owner: pg.ClientBase, { table }: History, { company_id, month }: OldRows) => {
  const { rows } = await owner.query<{ last: number }>(
    `select coalesce(max(last_id), 0) as last from trail_export where company_id = $1 and trail = $2 and month = $3`,
    [company_id, table, month],
  );
  return rows[0]!.last;
};

/** Puts into a file what is not in one yet of a month: all of it, also what something open still needs. */
const exportNew = async (owner: pg.ClientBase, services: Services, history: History, old: OldRows): Promise<number> => {
  const { table, at } = history;
  const { company_id, month } = old;
  const query = `select t.id, row_to_json(t)::text as line from ${table} t
    where t.company_id = ${Number(company_id)} and t.id > ${await exportedUpTo(owner, history, old)}
      and ${inMonth(at, month)} order by t.id`;
  await exportRows(owner, services, { companyId: company_id, name: table, month, query });
  return exportedUpTo(owner, history, old);
};

/** Lets go of the next rows that may go behind the id `after`, with what belongs to them; answers the last of them. */
const letGoSome = async (
  owner: pg.PoolClient,
  { table, at, mayGo, letGo }: History,
  { company_id, month }: OldRows,
  now: Date,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ last: number | null; rows: number }> => {
  await owner.query('begin');
  await owner.query(`select set_config('app.company_id', $1, true)`, [String(company_id)]);
  const { rows: ids } = await owner.query<{ id: number }>(
    `select t.id from ${table} t where $1::timestamptz is not null and t.company_id = $2 and t.id > $3 and t.id <= $4 and ${inMonth(at, month)} and ${mayGo}
      order by t.id limit ${rowsAtOnce} for update of t skip locked`,
    [now.toISOString(), company_id, after, upTo],
  );
  const { rows: gone } = await owner.query<{ store_key: string | null }>(
    `with old as (select $1::bigint as company_id, unnest($2::bigint[]) as id) ${letGo}`,
    [company_id, ids.map(({ id }) => id)],
  );
  for (const { store_key } of gone) if (store_key) await purgeLater(onConnection(owner), store_key, 'now');
  await owner.query('commit');
  return { last: ids.at(-1)?.id ?? null, rows: ids.length };
};

/**
 * Lets go of what is older than its years, a month and a company after the other, some rows at a time, so that nobody waits
 * for it: as files of each company where that is set, and never what something open still needs.
 */
export const keepHistory = async (
  owner: pg.PoolClient,
  services: Services,
  history: History,
  years: number,
  log: Logger,
): Promise<void> => {
  const now = services.now();
  for (const old of await oldRows(owner, history, years, now)) {
    const exported = services.settings.keep.old === 'export';
    const upTo = exported ? await exportNew(owner, services, history, old) : old.last;
    let rows = 0;
    for (let after: number | null = old.first - 1; after !== null; ) {
      const gone: Awaited<ReturnType<typeof letGoSome>> = await letGoSome(owner, history, old, now, { after, upTo });
      rows += gone.rows;
      after = gone.last;
    }
    log.info(
      { table: history.table, month: old.month.slice(0, 7), rows, exported },
      'rows have grown old and are gone',
    );
  }
};
