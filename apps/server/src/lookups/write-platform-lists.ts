import type pg from 'pg';
import { type PlatformList, platformLists } from './platform-lists.ts';

/** Lists that begin with what the domain package says and are edited by the Admin, whose rows are left as they are. */
const editedByAdmin: ReadonlySet<string> = new Set<PlatformList>(['country']);

/** Brings the platform's lists in the database to what the domain package says; as the owner, at each start. */
export const writePlatformLists = async (owner: Pick<pg.Client, 'query'>): Promise<void> => {
  for (const [table, rows] of Object.entries(platformLists)) {
    const columns = Object.keys(rows[0]!).map((column) => `"${column}"`);
    const changed = columns.slice(1);
    const same = (of: string) => `(${changed.map((column) => `${of}.${column}`).join(', ')})`;
    const onConflict = editedByAdmin.has(table)
      ? 'do nothing'
      : `(id) do update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}
          where ${same(table)} is distinct from ${same('excluded')}`;
    await owner.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1) on conflict ${onConflict}`,
      [JSON.stringify(rows)],
    );
  }
};
