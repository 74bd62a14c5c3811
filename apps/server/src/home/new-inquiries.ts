import { homeLimits } from '@angan/contract/home/home-call.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { answerMinutes, beforeWorkingMinutes, type WorkingHours } from '@angan/domain/working-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { askedInquiries, visibleInquiries } from '../inquiries/index.ts';

/** Minutes of a day's working hours, 9 to 20, and when they begin (domain 6.1). */
const working = { day: 11 * 60, from: 9 * 60 };
/** Days over which the first answers are looked at. */
const days = 30;

/** Minutes of a day, and those by which India is ahead of UTC, the whole year round. */
const [dayMinutes, ahead] = [24 * 60, 330];

/** Minutes of working hours up to a moment, from some day long ago: by plain sums, since it is asked of every answer. */
const workedUntil = (moment: RawBuilder<unknown>) => {
  const minute = sql`(date_part('epoch', ${moment}) / 60 + ${sql.lit(ahead)})`;
  const day = sql`floor(${minute} / ${sql.lit(dayMinutes)})`;
  return sql`(${day} * ${sql.lit(working.day)}
    + least(greatest(${minute} - ${day} * ${sql.lit(dayMinutes)} - ${sql.lit(working.from)}, 0), ${sql.lit(working.day)}))`;
};

interface Found {
  count: number;
  late: number;
  ids: number[];
}

/** Inquiries that nobody has answered: how many, how many of them for too long, and the newest. */
export const newInquiries = async (context: Context, hours: WorkingHours): Promise<Found> => {
  const late = beforeWorkingMinutes(context.services.now(), answerMinutes.due, hours).toISOString();
  const { rows } = await sql<Found>`
    with fresh as materialized (
      select i.id, i.date_time, i.first_response_at from inquiry i where ${askedInquiries({ stage: ['New'] }, context)}
    )
    select count(*) as count, count(*) filter (where first_response_at is null and date_time < ${late}::timestamptz) as late,
        array(select id from fresh order by first_response_at is not null, date_time desc, id desc limit ${homeLimits.inquiries}) as ids
      from fresh`.execute(context.steady);
  return rows[0]!;
};

/** How long it took to answer, the median in minutes of working hours; null where nobody was answered. */
export const firstReplyMinutes = async ({ actor, db, services }: Context): Promise<number | null> => {
  const since = `${addDays(dayInIndia(services.now()), 1 - days)}T00:00:00+05:30`;
  const took = sql`greatest(${workedUntil(sql`i.first_response_at`)} - ${workedUntil(sql`i.date_time`)}, 0)`;
  const { rows } = await sql<{ minutes: number | null }>`
    select percentile_cont(0.5) within group (order by ${took}) as minutes from inquiry i
     where ${visibleInquiries(actor)} and i.first_response_at is not null
       and i.date_time >= ${since}::timestamptz`.execute(db);
  const { minutes } = rows[0]!;
  return minutes === null ? null : Math.round(minutes);
};

/**
 * Hot inquiries for which nothing is planned: how many, and those that were heard of last. The few that are hot are taken
 * first, and each is looked at by its key: the planner would walk all that are open.
 */
export const hotInquiries = async (context: Context): Promise<{ count: number; ids: number[] }> => {
  const asked = askedInquiries({ follow_up: ['Without next step'] }, context);
  const { rows } = await sql<{ count: number; ids: number[] }>`
    with rated as materialized (
      select s.id from inquiry_score s where s.company_id = ${context.actor.companyId} and s.rating = 'Hot'
    ), hot as materialized (
      select i.* from rated cross join lateral (
        select i.id, i.date_time from inquiry i where i.id = rated.id and ${asked} limit 1) i
    )
    select count(*) as count, array(select id from hot order by date_time desc, id desc limit ${homeLimits.hot}) as ids
      from hot`.execute(context.steady);
  return rows[0]!;
};
