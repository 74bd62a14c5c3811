import type { DemoBooking, demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import type { Answer, Received } from '@angan/contract/kit/call.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { wordsOf } from '../../core/search-words.ts';
import { readBookings } from './show-booking.ts';

type Query = Received<typeof demoBookingCalls.list>['query'];

const searched = ['name', 'mobile', 'email', 'company_name', 'city'] as const;

/** From today on by day, then the days before, the last first; a day is read from its morning on. */
export const listBookings = async (query: Query, context: Context): Promise<Answer<typeof demoBookingCalls.list>> => {
  const { db, actor, services } = context;
  const today = dayInIndia(services.now());
  const { status, language, host, date__gte, date__lte } = query;
  const words = wordsOf(query.search).map(
    (word) =>
      sql`and (${sql.join(
        searched.map((column) => sql`b.${sql.ref(column)} ilike ${word}`),
        sql` or `,
      )})`,
  );
  const found = sql`
    select b.id, s.date, s.start_time
      from demo_booking b join demo_slot s on s.company_id = b.company_id and s.id = b.slot
     where b.company_id = ${actor.companyId}
       ${status ? sql`and b.status = any (${status}::text[])` : sql``}
       ${language ? sql`and b.language = any (${language}::text[])` : sql``}
       ${host ? sql`and b.host = any (${host}::bigint[])` : sql``}
       ${date__gte ? sql`and s.date >= ${date__gte}` : sql``}
       ${date__lte ? sql`and s.date <= ${date__lte}` : sql``}
       ${sql.join(words, sql` `)}`;
  const counted = await sql<{ count: number }>`select count(*) as count from (${found}) f`.execute(db);
  const { count } = counted.rows[0]!;
  const paging = await readPaging(query, ['-date'], async () => count);
  const page = sql`
    select id from (${found}) f
     order by date < ${today}, abs(date - ${today}::date), start_time, id limit ${paging.size + 1} offset ${paging.offset}`;
  const rows = await readBookings(context, page);
  return envelope(
    context,
    paging,
    count,
    rows,
    () => undefined,
    (row: DemoBooking) => row,
  );
};

/** What came of the demos of the month in which now lies, and how many there are today. */
export const countMonth = async ({ db, actor, services }: Context): Promise<Answer<typeof demoBookingCalls.month>> => {
  const today = dayInIndia(services.now());
  const { rows } = await sql<Answer<typeof demoBookingCalls.month>>`
    select count(*) filter (where s.date = ${today} and b.status not in ('Rescheduled', 'Cancelled')) as today,
           count(*) filter (where b.status = 'Completed') as completed,
           count(*) filter (where b.outcome = 'Trial started') as trials,
           count(*) filter (where b.outcome = 'Bought') as bought
      from demo_slot s join demo_booking b on b.company_id = s.company_id and b.slot = s.id
     where s.company_id = ${actor.companyId} and s.date >= date_trunc('month', ${today}::date)
       and s.date < date_trunc('month', ${today}::date) + interval '1 month'`.execute(db);
  return rows[0]!;
};
