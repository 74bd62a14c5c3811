import { statusesOf } from '@angan/domain/whatsapp/broadcasts.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { job, type RunningJob } from '../../core/jobs/job.ts';
import { countSoon, followBroadcast } from '../broadcast-tasks.ts';
import { notify } from '../notify.ts';
import { type BroadcastRow, changeBroadcast, findHeldBroadcast, hoursOf } from './broadcast-row.ts';
import { keepToHours } from './due.ts';
import { hindranceOf, holdWithReason } from './hold.ts';

/**
 * Counts what became of a broadcast and keeps the counts on its row, so that screens read one row however large it is;
 * holds what waits to the hours, and ends it once nothing waits. Asks for itself again while it is under way.
 */
export const followingBroadcast: RunningJob = job(
  followBroadcast,
  async ({ broadcast }, { db, companyId, services }) => {
    const row = await findHeldBroadcast(db, companyId, broadcast);
    if (!row || row.status === 'Draft') return;
    const news = await countedNow(db, row);
    const waiting = waitingIn(news.counts);
    const isOver = row.status === 'Sending' && row.written_at !== null && waiting === 0;
    await changeBroadcast(db, companyId, broadcast, {
      counts: JSON.stringify(news.counts),
      replied: news.replied,
      clicks: JSON.stringify(news.clicks),
      ...(isOver && { status: 'Done', finished_at: sql`now()` }),
    });
    await notify(db, companyId, 'whatsapp_broadcast', [broadcast]);
    if (row.status !== 'Sending' || isOver) return;
    const hindrance = hindranceOf(row);
    if (hindrance !== undefined) return holdWithReason(db, row, hindrance);
    await keepToHours(db, { companyId, broadcast, hours: hoursOf(row), now: services.now() });
    await countSoon(db, [broadcast], new Date());
  },
);

const waitingIn = (counts: Record<string, number>) =>
  statusesOf.Waiting.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** From the index alone: a hundred thousand take some milliseconds. */
const countedNow = async (db: Kysely<DB>, row: Pick<BroadcastRow, 'company_id' | 'id'>) => {
  const { rows } = await sql<{ counts: Record<string, number>; replied: number; clicks: Record<string, number> }>`
    select coalesce((select jsonb_object_agg(status, n) from (
        select status, count(*) as n from whatsapp_message where company_id = ${row.company_id} and broadcast = ${row.id} group by 1) m), '{}') as counts,
      (select count(*) from whatsapp_recipient where company_id = ${row.company_id} and broadcast = ${row.id} and replied_at is not null) as replied,
      coalesce((select jsonb_object_agg(clicked, n) from (
        select clicked, count(*) as n from whatsapp_recipient
         where company_id = ${row.company_id} and broadcast = ${row.id} and replied_at is not null and clicked <> '' group by 1) c), '{}') as clicks`.execute(
    db,
  );
  return rows[0]!;
};

/** Written at once where a person steers: their screen shall not wait for the next step. */
export const countNow = async (db: Kysely<DB>, row: Pick<BroadcastRow, 'company_id' | 'id'>): Promise<void> => {
  const { counts } = await countedNow(db, row);
  await changeBroadcast(db, row.company_id, row.id, { counts: JSON.stringify(counts) });
};
