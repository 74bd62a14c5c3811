import pg from 'pg';
import type { Inbox } from './inbox.ts';

const most = 10_000;

/** Deletes events that were consumed long ago, some at a time. Answers how many. */
export const pruneEvents = async (pool: pg.Pool, { table, keptDays }: Inbox): Promise<number> => {
  const name = pg.escapeIdentifier(table);
  const { rowCount } = await pool.query(
    `delete from ${name} where id in (
       select id from ${name} where taken_at < now() - $1 * interval '1 day' order by id limit $2)`,
    [keptDays, most],
  );
  return rowCount ?? 0;
};
