import type pg from 'pg';

/**
 * Removes the rows of companies from every table that has a company_id, in the transaction of `client`, whatever table is
 * added later. Triggers rest meanwhile: what they would note, count and tell goes as well. Tables that refer to each other
 * are emptied in as many rounds as that takes. `keepFirst`: but for what every company starts with, which nobody has added.
 * Answers how many rows went.
 */
export const emptyCompanies = async (
  client: pg.PoolClient,
  companies: readonly number[],
  { keepFirst = false } = {},
): Promise<number> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const tables = rows.map(({ name }) => name);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  let gone = 0;
  let left = tables;
  while (left.length > 0) {
    const held: string[] = [];
    for (const table of left) {
      const which = keepFirst && firstLists.includes(table) ? 'and created_by is not null' : '';
      const removed = await tryToEmpty(client, table, which, companies);
      if (removed === undefined) held.push(table);
      else gone += removed;
    }
    if (held.length === left.length && !(await letGo(client, held, companies)))
      throw new Error(`These tables hold on to each other: ${held.join(', ')}`);
    left = held;
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  return gone;
};

/** The lists of company/new-company.ts, and what migrations and starts brought to the platform's own. */
const firstLists = [
  ...['contactgroup', 'country', 'source', 'feature', 'law_row', 'motivation', 'plan', 'plan_price', 'plan_feature'],
];

/** undefined where rows of another table still refer to some of them. */
const tryToEmpty = async (client: pg.PoolClient, table: string, which: string, companies: readonly number[]) => {
  await client.query('savepoint emptying');
  try {
    const { rowCount } = await client.query(`delete from ${table} where company_id = any ($1) ${which}`, [companies]);
    await client.query('release savepoint emptying');
    return rowCount ?? 0;
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error;
    await client.query('rollback to savepoint emptying');
    await client.query('release savepoint emptying');
    return undefined;
  }
};

/** Takes the optional references out of rows that hold on to each other. Answers whether there were any. */
const letGo = async (client: pg.PoolClient, tables: readonly string[], companies: readonly number[]) => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select distinct k.conrelid::regclass::text as table, quote_ident(a.attname) as column
       from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and not a.attnotnull and k.conrelid::regclass::text = any ($1)`,
    [tables],
  );
  let changed = 0;
  for (const { table, column } of rows) {
    const { rowCount } = await client.query(
      `update ${table} set ${column} = null where company_id = any ($1) and ${column} is not null`,
      [companies],
    );
    changed += rowCount ?? 0;
  }
  return changed > 0;
};
