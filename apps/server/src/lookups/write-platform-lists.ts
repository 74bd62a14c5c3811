import type pg from 'pg';
import { platformLists } from './platform-lists.ts';

/** Brings the platform's lists in the database to what the domain package says; as the owner, at each start. */
export const writePlatformLists = async (owner: Pick<pg.Client, 'query'>): Promise<void> => {
  for (const [table, rows] of Object.entries(platformLists)) {
    const columns = Object.keys(rows[0]!).map((column) => `"${column}"`);
    const changes = columns.slice(1).map((column) => `${column} = excluded.${column}`);
    await owner.query(
      `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
       on conflict (id) do update set ${changes.join(', ')}
       where (${columns
         .slice(1)
         .map((c) => `${table}.${c}`)
         .join(', ')}) is distinct from (${columns
         .slice(1)
         .map((c) => `excluded.${c}`)
         .join(', ')})`,
      [JSON.stringify(rows)],
    );
  }
};
