import type pg from 'pg';

/**
 * Inserts rows that all have the same columns in one statement; answers `returned` of each, in their order. The other
 * columns get their defaults.
 */
export const insertRows = async (
  client: pg.PoolClient,
  table: string,
  rows: readonly object[],
  returned = 'id',
): Promise<number[]> => {
  if (!rows.length) return [];
  const columns = Object.keys(rows[0]!)
    .map((column) => `"${column}"`)
    .join(', ');
  const made = await client.query<Record<string, number>>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) returning ${returned} as id`,
    [JSON.stringify(rows)],
  );
  return made.rows.map((row) => row.id!);
};

/** Records whose trail the seed moves back to the day on which they would have been made. */
type Backdated =
  | 'contact'
  | 'note'
  | 'area'
  | 'area_neighbour'
  | 'society'
  | 'property'
  | 'preleased'
  | 'inquiry'
  | 'task'
  | 'stored_file'
  | 'project'
  | 'project_contact'
  | 'projectunit'
  | 'project_inquiry'
  | 'deal'
  | 'deal_offer'
  | 'deal_paper'
  | 'loan'
  | 'commission';

/** Lets the trail say that records were made when, and by whom, their rows say. */
export const backdateTrail = async (client: pg.PoolClient, company: number, table: Backdated): Promise<void> => {
  await client.query(
    `update audit_log a set at = r.created_date, user_id = r.created_by from ${table} r
      where a.company_id = $1 and a.entity = $2 and a.action = 'created' and r.company_id = a.company_id and r.id = a.entity_id`,
    [company, table],
  );
};

/** Lets the trail say of what `run` changes that it was done at a moment, ISO 8601. */
export const datedAt = async (
  client: pg.PoolClient,
  company: number,
  at: string,
  run: () => Promise<unknown>,
): Promise<void> => {
  const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0) as last from audit_log');
  await run();
  await client.query('update audit_log set at = $3 where company_id = $1 and id > $2', [company, rows[0]!.last, at]);
};

/** Rows with every column that any of them has, null where one says nothing. */
export const sameColumns = (rows: readonly object[]): object[] => {
  const empty = Object.fromEntries(rows.flatMap((row) => Object.keys(row)).map((column) => [column, null]));
  return rows.map((row) => ({ ...empty, ...row }));
};
