import { homeLimits, responseMinutes } from '@angan/contract/home/home-call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { askedInquiries, visibleInquiries } from '../inquiries/index.ts';

/** Minutes of a day's working hours, 9 to 20, and when they begin (domain 6.1). */
const working = { day: 11 * 60, from: 9 * 60 };
/** Days over which the first answers are looked at. */
const days = 30;

/** Minutes of working hours up to a moment, from some day long ago. */
const workedUntil = (moment: RawBuilder<unknown>) =>
  sql`(extract(epoch from (${moment} at time zone 'Asia/Kolkata')::date) / 86400 * ${working.day}::int
    + least(greatest(extract(epoch from (${moment} at time zone 'Asia/Kolkata')::time) / 60 - ${working.from}::int, 0), ${working.day}::int))`;

interface Found {
  count: number;
  late: number;
  ids: number[];
}

/** Inquiries that nobody has answered: how many, how many of them for too long, and the newest. */
export const newInquiries = async (context: Context): Promise<Found> => {
  const late = new Date(context.services.now().getTime() - responseMinutes.late * 60_000).toISOString();
  const { rows } = await sql<Found>`
    with fresh as materialized (
      select i.id, i.date_time, i.first_response_at from inquiry i where ${askedInquiries({ stage: ['New'] }, context)}
    )
    select count(*) as count, count(*) filter (where first_response_at is null and date_time < ${late}::timestamptz) as late,
        array(select id from fresh order by first_response_at is not null, date_time desc, id desc limit ${homeLimits.inquiries}) as ids
      from fresh`.execute(context.db);
  return rows[0]!;
};

/** How long it took to answer, the median in minutes of working hours; null where nobody was answered. */
export const firstReplyMinutes = async ({ actor, db, services }: Context): Promise<number | null> => {
  const took = sql`greatest(${workedUntil(sql`i.first_response_at`)} - ${workedUntil(sql`i.date_time`)}, 0)`;
  const { rows } = await sql<{ minutes: number | null }>`
    select percentile_cont(0.5) within group (order by ${took}) as minutes from inquiry i
     where ${visibleInquiries(actor)} and i.first_response_at is not null
       and i.date_time >= since_days(${dayInIndia(services.now())}::date, ${days})`.execute(db);
  const { minutes } = rows[0]!;
  return minutes === null ? null : Math.round(minutes);
};

/** Hot inquiries for which nothing is planned: how many, and those that were heard of last. */
export const hotInquiries = async (context: Context): Promise<{ count: number; ids: number[] }> => {
  const asked = askedInquiries({ rating: ['Hot'], follow_up: ['Without next step'] }, context);
  const { rows } = await sql<{ count: number; ids: number[] }>`
    with hot as materialized (select i.id, i.date_time from inquiry i where ${asked})
    select count(*) as count, array(select id from hot order by date_time desc, id desc limit ${homeLimits.hot}) as ids
      from hot`.execute(context.db);
  return rows[0]!;
};
