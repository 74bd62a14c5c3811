import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import {
  type FunnelStep,
  funnelSteps,
  type ResponseBucket,
  responseBuckets,
} from '@angan/contract/inquiries/inquiry-steps.ts';
import { yearStart } from '@angan/domain/dashboard-period.ts';
import { addDays, addMonths } from '@angan/domain/dates.ts';
import { lostReasons } from '@angan/domain/lookups/inquiries.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { type Asked, ends, starts } from './asked.ts';

/** Minutes after which an inquiry that nobody has answered counts as untouched. */
export const untouchedMinutes = 60;
const weeks = 13;

/** The first days of the weeks that are drawn, seven days each, the last of them ending today. */
const weeksTo = (today: string): string[] =>
  Array.from({ length: weeks }, (_, at) => addDays(today, -7 * (weeks - at) + 1));

interface Sums {
  readonly now: number;
  readonly before: number;
  readonly won: number;
  readonly won_before: number;
  readonly visited: number;
  readonly visited_before: number;
  readonly token: number;
  readonly token_before: number;
  readonly median: number | null;
  readonly median_before: number | null;
  readonly under_15: number;
  readonly under_60: number;
  readonly buckets: number[];
}
interface Found {
  readonly sums: Sums;
  readonly reached: { reached: number; count: number; before: number }[];
  readonly lost: { reason: string; count: number }[];
  readonly weeks: { week: number; count: number }[];
  readonly sources: { id: number | null; count: number; won: number }[];
  readonly users: { id: number; inquiries: number; tokens: number; won: number; response: number | null }[];
}

/** At or past a step, by the ranks of the database. */
const rankOf: Record<FunnelStep, number> = {
  New: 1,
  Contacted: 2,
  Qualified: 3,
  'Options Shared': 4,
  'Visit Done': 6,
  Negotiation: 7,
  'Token Paid': 8,
  'Closed Won': 9,
};

/** Everything that is told of the inquiries of the two years, read once. `reached`: see stage_rank() of the database. */
export const readInquiries = async ({ span, today, inquiries }: Asked, { db }: Context) => {
  const since = yearStart(span.to);
  const [first] = weeksTo(today);
  const sinceBefore = addMonths(since, -12);
  const oldest = [span.before.from, sinceBefore, first!].sort()[0]!;
  const inSpan = sql`i.at >= ${starts(span.from)} and i.at < ${ends(span.to)}`;
  const inBefore = sql`i.at >= ${starts(span.before.from)} and i.at < ${ends(span.before.to)}`;
  const inYear = sql`i.at >= ${starts(since)} and i.at < ${ends(span.to)}`;
  const inYearBefore = sql`i.at >= ${starts(sinceBefore)} and i.at < ${ends(addMonths(span.to, -12))}`;
  const median = (where: ReturnType<typeof sql>) =>
    sql`percentile_cont(0.5) within group (order by i.response) filter (where ${where} and i.response is not null)`;
  const cameTo = (when: ReturnType<typeof sql>, step: FunnelStep) =>
    sql`count(*) filter (where ${when} and i.reached >= ${sql.lit(rankOf[step])})`;
  const bucket = (where: ReturnType<typeof sql>) => sql`count(*) filter (where ${inSpan} and ${where})`;
  const { rows } = await sql<Found>`
    with i as materialized (
      select i.date_time as at, i.stage, i.stage_reason, i.source, i.reached, i.response_minutes as response, i.assigned_to
        from inquiry i where ${inquiries()} and i.date_time >= ${starts(oldest)})
    select
      (select json_build_object(
          'now', count(*) filter (where ${inSpan}), 'before', count(*) filter (where ${inBefore}),
          'won', count(*) filter (where ${inSpan} and i.stage = 'Closed Won'),
          'won_before', count(*) filter (where ${inBefore} and i.stage = 'Closed Won'),
          'visited', ${cameTo(inSpan, 'Visit Done')}, 'visited_before', ${cameTo(inBefore, 'Visit Done')},
          'token', ${cameTo(inSpan, 'Token Paid')}, 'token_before', ${cameTo(inBefore, 'Token Paid')},
          'median', ${median(inSpan)}, 'median_before', ${median(inBefore)},
          'under_15', ${bucket(sql`i.response < 15`)}, 'under_60', ${bucket(sql`i.response < 60`)},
          'buckets', json_build_array(${bucket(sql`i.response < 5`)}, ${bucket(sql`i.response between 5 and 14`)},
            ${bucket(sql`i.response between 15 and 59`)}, ${bucket(sql`i.response >= 60`)}, ${bucket(sql`i.response is null`)}))
        from i where i.at >= ${starts(span.before.from)}) as sums,
      (select coalesce(json_agg(x), '[]') from (select i.reached, count(*) filter (where ${inYear}) as count,
          count(*) filter (where ${inYearBefore}) as before from i group by 1) x) as reached,
      (select coalesce(json_agg(x), '[]') from (select i.stage_reason as reason, count(*) as count from i
        where i.stage = 'Closed Lost' and ${inYear} group by 1) x) as lost,
      (select coalesce(json_agg(x), '[]') from (select floor(extract(epoch from i.at - ${starts(first!)}) / 604800)::int as week,
          count(*) as count from i where i.at >= ${starts(first!)} and i.at < ${ends(today)} group by 1) x) as weeks,
      (select coalesce(json_agg(x), '[]') from (select i.source as id, count(*) as count,
          count(*) filter (where i.stage = 'Closed Won') as won from i where ${inSpan} group by 1) x) as sources,
      (select coalesce(json_agg(x), '[]') from (select p.id, count(*) as inquiries, count(*) filter (where i.reached >= ${sql.lit(rankOf['Token Paid'])}) as tokens,
          count(*) filter (where i.stage = 'Closed Won') as won,
          percentile_cont(0.5) within group (order by i.response) filter (where i.response is not null) as response
        from i cross join unnest(i.assigned_to) as p (id) where ${inSpan} group by 1) x) as users`.execute(db);
  return { ...rows[0]!, since };
};
type Read = Awaited<ReturnType<typeof readInquiries>>;

export const funnelOf = ({ reached, since }: Read): DashboardInquiries['funnel'] => ({
  since,
  steps: funnelSteps.map((step) => {
    const at = reached.filter((row) => row.reached >= rankOf[step]);
    const sum = (of: 'count' | 'before') => at.reduce((all, row) => all + row[of], 0);
    return { step, count: sum('count'), before: sum('before') };
  }),
});

export const lostOf = ({ lost, since }: Read): DashboardInquiries['lost'] => ({
  since,
  reasons: lostReasons
    .map((reason) => ({ reason, count: lost.find((row) => row.reason === reason)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count),
});

const rounded = (minutes: number | null) => (minutes === null ? null : Math.round(minutes));

export const responseOf = ({ sums }: Read): DashboardInquiries['first_response'] => ({
  median: rounded(sums.median),
  before: rounded(sums.median_before),
  under_15: sums.under_15,
  under_60: sums.under_60,
  buckets: responseBuckets.map((bucket: ResponseBucket, at) => ({ bucket, count: sums.buckets[at]! })),
});

/** The weeks with both counts. */
export const weeksOf = (
  { weeks: ofInquiries }: Read,
  visits: readonly { week: number; count: number }[],
  today: string,
): DashboardInquiries['weeks'] => {
  const countAt = (rows: readonly { week: number; count: number }[], at: number) =>
    rows.find(({ week }) => week === at)?.count ?? 0;
  return weeksTo(today).map((from, at) => ({ from, inquiries: countAt(ofInquiries, at), visits: countAt(visits, at) }));
};

/** What has nothing to do with when it came: New for too long, and open without a next step. */
export const standingNow = async ({ inquiries }: Asked, { db, services }: Context) => {
  const since = new Date(services.now().getTime() - untouchedMinutes * 60_000).toISOString();
  const { rows } = await sql<{ untouched: number; without_next_step: number }>`
    select (select count(*) from inquiry i where ${inquiries({ stage: ['New'] })} and i.date_time <= ${since}::timestamptz) as untouched,
      (select count(*) from inquiry i where ${inquiries({ follow_up: ['Without next step'] })}) as without_next_step`.execute(
    db,
  );
  return rows[0]!;
};

/** Median days from an inquiry to its being won, of those won in the span. */
export const daysToClose = async ({ span, inquiries }: Asked, { db }: Context): Promise<number | null> => {
  const { rows } = await sql<{ days: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from i.closed_at - i.date_time) / 86400) as days
      from inquiry i where ${inquiries()} and i.stage = 'Closed Won'
       and i.closed_at >= ${starts(span.from)} and i.closed_at < ${ends(span.to)}`.execute(db);
  return rounded(rows[0]!.days);
};
