import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import { ageingBuckets, ageingOf } from '@angan/domain/brokerage/index.ts';
import { yearStart } from '@angan/domain/dashboard-period.ts';
import { addMonths } from '@angan/domain/dates.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { type SqlBool, sql } from 'kysely';
import { isDue } from '../commissions/index.ts';
import type { Context } from '../core/context.ts';
import { type Asked, type DashboardQuery, dealsAsked, ends, starts } from './asked.ts';

type Brokerage = DashboardMoney['brokerage'];

interface Read {
  readonly weighted: number;
  readonly earned: number;
  readonly invoiced: Brokerage['invoiced'];
  readonly received: Brokerage['received'];
  readonly due: { due_date: string | null; balance: number; share: number }[];
  readonly certificates_pending: number;
  readonly expected: { month: string; amount: number }[];
  readonly came: { month: string; amount: number }[];
}

/** When a deal `d` was closed lies in the days from one to another. */
export const isClosedIn = (from: string, to: string) => sql`exists (select from deal_stage_move v
  where v.company_id = d.company_id and v.deal = d.id and v.to_stage = 'Closed' and v.at >= ${starts(from)} and v.at < ${ends(to)})`;

const months = 12;

/** A lender's payout for a loan `l`, as the dashboard is narrowed: of no type of deal, in the area of its home. */
const payoutsAsked = ({ deal_type, property_type, area }: DashboardQuery) => sql<SqlBool>`(${!deal_type?.length}
  ${property_type?.length ? sql`and l.property_type = any (${property_type}::bigint[])` : sql``}
  ${area?.length ? sql`and exists (select from property p where p.company_id = l.company_id and p.id = l.property and p.area && ${area}::bigint[])` : sql``})`;

/** What payers of deals and lenders owe, owed and paid, read once; `share`: the part of a sum with GST that is brokerage. */
const readBrokerage = async (query: DashboardQuery, { span }: Asked, context: Context): Promise<Read> => {
  const { actor, db } = context;
  const since = yearStart(span.to);
  const until = addMonths(since, months);
  const oldest = [since, span.before.from].sort()[0]!;
  const staff = query.user?.length
    ? sql`and exists (select from commission_split s where s.company_id = m.company_id and s.commission = m.id and s.user_id = any (${query.user}::bigint[]))`
    : sql``;
  const inSpan = (column: string) => sql`${sql.ref(column)} between ${span.from}::date and ${span.to}::date`;
  const inBefore = (column: string) =>
    sql`${sql.ref(column)} between ${span.before.from}::date and ${span.before.to}::date`;
  const { rows } = await sql<Read>`
    with m as materialized (
      select m.id, m.taxable, m.balance, m.due_date, ${isDue} as is_due, d.stage,
          coalesce(d.expected_close, (m.created_date at time zone 'Asia/Kolkata')::date) as expected_close, d.probability,
          case when m.invoice_total > 0 then m.taxable / m.invoice_total else 1 end as share,
          d.stage = 'Closed' and ${isClosedIn(span.from, span.to)} as is_earned
        from commission m left join deal d on d.company_id = m.company_id and d.id = m.deal
        left join loan l on l.company_id = m.company_id and l.id = m.loan
       where m.company_id = ${actor.companyId} and not m.is_deleted and m.status not in ('Cancelled', 'Written Off')
         and case when m.loan is null then ${dealsAsked(query, context)} else ${payoutsAsked(query)} end ${staff}),
    r as materialized (
      select r.date, (r.amount + r.tds_amount) * m.share as amount, r.tds_amount > 0 and not r.certificate_received as is_pending
        from commission_receipt r join m on m.id = r.commission
       where r.company_id = ${actor.companyId} and not r.is_deleted),
    i as materialized (
      select i.date, case i.kind when 'Invoice' then i.taxable else -i.taxable end as amount
        from invoice i join m on m.id = i.commission
       where i.company_id = ${actor.companyId} and i.kind in ('Invoice', 'Credit note') and i.date >= ${oldest}::date)
    select
      (select coalesce(round(sum(taxable * probability / 100), 2), 0) from m where stage not in ('Closed', 'Cancelled')) as weighted,
      (select coalesce(sum(taxable), 0) from m where is_earned) as earned,
      (select json_build_object('count', coalesce(sum(amount) filter (where ${inSpan('date')}), 0),
          'before', coalesce(sum(amount) filter (where ${inBefore('date')}), 0)) from i) as invoiced,
      (select json_build_object('count', coalesce(round(sum(amount) filter (where ${inSpan('date')}), 2), 0),
          'before', coalesce(round(sum(amount) filter (where ${inBefore('date')}), 2), 0)) from r) as received,
      (select coalesce(json_agg(json_build_object('due_date', due_date, 'balance', balance, 'share', share)), '[]') from m where is_due) as due,
      (select count(*) from r where is_pending) as certificates_pending,
      (select coalesce(json_agg(x), '[]') from (
        select to_char(coalesce(p.due_date, m.expected_close), 'YYYY-MM') as month, sum(p.taxable) as amount
          from commission_milestone p join m on m.id = p.commission
         where p.company_id = ${actor.companyId} and coalesce(p.due_date, m.expected_close) >= ${since}::date
           and coalesce(p.due_date, m.expected_close) < ${until}::date group by 1) x) as expected,
      (select coalesce(json_agg(x), '[]') from (select to_char(date, 'YYYY-MM') as month, round(sum(amount), 2) as amount
          from r where date >= ${since}::date and date < ${until}::date group by 1) x) as came`.execute(db);
  return rows[0]!;
};

/** What is earned by deals and payouts: expected, invoiced, received and due. */
export const dashboardBrokerage = async (query: DashboardQuery, asked: Asked, context: Context): Promise<Brokerage> => {
  const read = await readBrokerage(query, asked, context);
  const { weighted, earned, invoiced, received, certificates_pending } = read;
  const since = yearStart(asked.span.to);
  const ages = ageingOf(
    read.due.map(({ due_date, balance, share }) => ({ due_date, balance: Math.round(toPaise(balance) * share) })),
    asked.today,
  );
  const sumOf = (rows: typeof ages) => toRupees(rows.reduce((sum, { balance }) => sum + balance, 0));
  const ofMonth = (rows: Read['came'], month: string) => rows.find((row) => row.month === month)?.amount ?? 0;
  return {
    weighted,
    earned,
    invoiced,
    received,
    certificates_pending,
    due: {
      count: read.due.length,
      amount: sumOf(ages),
      overdue: sumOf(ages.filter(({ bucket }) => bucket !== 'Not yet due')),
    },
    ages: ageingBuckets.map((age) => {
      const own = ages.find(({ bucket }) => bucket === age);
      return { age, count: own?.count ?? 0, balance: toRupees(own?.balance ?? 0) };
    }),
    months: Array.from({ length: months }, (_, at) => {
      const from = addMonths(since, at);
      const month = from.slice(0, 7);
      return { from, expected: ofMonth(read.expected, month), received: ofMonth(read.came, month) };
    }),
  };
};
