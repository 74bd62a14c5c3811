import type pg from 'pg';

/** Days that webhooks are kept after they were taken: long enough to look into what somebody misses. */
export const eventDays = 30;
const most = 10_000;

/** Forgets webhooks that were taken long ago, some at a time. Answers how many. */
export const forgetEvents = async (pool: pg.Pool): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from whatsapp_event where id in (
       select id from whatsapp_event where taken_at < now() - $1 * interval '1 day' order by id limit $2)`,
    [eventDays, most],
  );
  return rowCount ?? 0;
};
