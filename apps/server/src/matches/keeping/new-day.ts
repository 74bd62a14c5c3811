import { dayInIndia } from '@angan/domain/dates.ts';
import { freshnessDays } from '@angan/domain/freshness.ts';
import { dealTypes, dealUnit } from '@angan/domain/lookups/index.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job, type RunningJob } from '../../core/jobs/job.ts';
import { matchNewDay, matchRecords } from '../tasks.ts';

const dayMs = 86_400_000;
/** Half past two at night in India, 21:00 of the day before in UTC. */
const nightHourUtc = 21;

/** Asks for the job of the night to come, once however often this is called. */
export const askForNextDay = async (db: Kysely<DB>, now: Date): Promise<void> => {
  const tonight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), nightHourUtc);
  const runAt = new Date(tonight > now.getTime() ? tonight : tonight + dayMs);
  await enqueue(db, matchNewDay, {}, { key: `match new day ${runAt.toISOString().slice(0, 10)}`, runAt });
};

/** Marks what the days since the last time have changed, quietly, and asks for the next night. */
export const newDayMarker: RunningJob = job(matchNewDay, async (_, { db, companyId, services }) => {
  const today = dayInIndia(services.now());
  const since = (await lastDay(db, companyId)) ?? dayInIndia(new Date(services.now().getTime() - dayMs));
  if (since < today) {
    await markAged(db, companyId, since, today);
    await markDated(db, companyId, since);
    await markInTurn(db, companyId, today);
    await sql`insert into match_day (company_id, day) values (${companyId}, ${today})
      on conflict (company_id) do update set day = excluded.day`.execute(db);
    await enqueue(db, matchRecords, {}, { key: 'match records' });
  }
  await askForNextDay(db, services.now());
});

const lastDay = async (db: Kysely<DB>, companyId: number): Promise<string | undefined> =>
  (await db.selectFrom('match_day').select('day').where('company_id', '=', companyId).executeTakeFirst())?.day;

const mark = sql`insert into match_stale (company_id, record, record_id, is_quiet)`;
/** A mark that is there already stays what it is, loud or quiet. */
const once = sql`on conflict (company_id, record, record_id) do nothing`;
const onOffer = sql`not p.is_deleted and p.status = 'Available'`;
const letIds = dealTypes.filter((row) => dealUnit(row.deal_type) !== 'total').map((row) => row.id);

/** Properties that became Ageing or Stale: the day of their last check lies so many days before a day since then. */
const markAged = async (db: Kysely<DB>, companyId: number, since: string, today: string) => {
  const aged = ({ ageing, stale }: { ageing: number; stale: number }) =>
    sql.join(
      [ageing, stale].map(
        (days) => sql`(p.last_verified_at at time zone 'Asia/Kolkata')::date
          between ${since}::date - ${days}::int and ${today}::date - ${days + 1}::int`,
      ),
      sql` or `,
    );
  await sql`${mark} select p.company_id, 'property', p.id, true from property p where p.company_id = ${companyId} and ${onOffer}
    and case when p.deal_type && ${letIds}::bigint[] then ${aged(freshnessDays.rent)} else ${aged(freshnessDays.sale)} end ${once}`.execute(
    db,
  );
};

/**
 * A day on the one side, and so many months from today on the other, move against each other: properties that will be
 * vacant on a day to come, and inquiries that want one by a day. The months left of a lock-in run down as well.
 */
const markDated = async (db: Kysely<DB>, companyId: number, since: string) => {
  const preleased = dealTypes.find((row) => row.deal_type === 'Pre-leased')!.id;
  await sql`${mark} select p.company_id, 'property', p.id, true from property p where p.company_id = ${companyId} and ${onOffer}
    and (greatest(p.possession_date, p.available_from) >= ${since}::date or p.deal_type @> array[${preleased}]::bigint[]) ${once}`.execute(
    db,
  );
  await sql`${mark} select i.company_id, 'inquiry', i.id, true from inquiry i where i.company_id = ${companyId} and not i.is_deleted
    and i.stage <> all (${closedInquiryStages}::text[]) and i.needed_by >= ${since}::date ${once}`.execute(db);
};

/** Days in which every inquiry is looked at once, so that nothing that went wrong stays wrong. */
const turnDays = 30;
const markInTurn = async (db: Kysely<DB>, companyId: number, today: string) => {
  const turn = Math.floor(Date.parse(today) / dayMs) % turnDays;
  await sql`${mark} select i.company_id, 'inquiry', i.id, true from inquiry i where i.company_id = ${companyId} and not i.is_deleted
    and i.stage <> all (${closedInquiryStages}::text[]) and i.id % ${turnDays} = ${turn} ${once}`.execute(db);
};
