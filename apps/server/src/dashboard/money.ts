import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import type { LeaseAhead } from '@angan/domain/lease-ahead.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { askedLoans, payoutDue } from '../loans/index.ts';
import { isAhead, leaseDay, leaseRows } from '../properties/index.ts';
import { type Asked, type DashboardQuery, dealsAsked } from './asked.ts';
import { dashboardBrokerage } from './brokerage.ts';

/** Deals under way, and what they are about: the price of a sale, a year of rent of a lease. */
const dealsOf = async (query: DashboardQuery, context: Context): Promise<DashboardMoney['deals']> => {
  const { rows } = await sql<DashboardMoney['deals']>`
    select count(*) as open, coalesce(sum(coalesce(d.agreed_price, d.agreed_rent * 12)), 0) as value from deal d
     where ${dealsAsked(query, context, { is_open: true })}`.execute(context.db);
  return rows[0]!;
};

/** Loans that are sanctioned and not paid out whole, what was paid out in the span, and what lenders owe. */
const loansOf = async (
  { user }: DashboardQuery,
  { span }: Asked,
  context: Context,
): Promise<DashboardMoney['loans']> => {
  const whose = user?.length ? { assigned_to: user } : {};
  const stage = ['Sanctioned', 'Legal and Technical', 'Agreement Signed', 'Part Disbursed'] as const;
  const sums = sql<{ count: number; amount: number }>`
    select count(*), coalesce(sum(l.sanctioned_amount), 0) as amount
      from loan l where ${askedLoans({ ...whose, stage: [...stage] }, context)}`;
  const paid = sql<{ count: number; amount: number }>`
    select count(distinct l.id) as count, coalesce(sum(x.amount), 0) as amount
      from loan_disbursement x join loan l on l.company_id = x.company_id and l.id = x.loan
     where x.date between ${span.from}::date and ${span.to}::date and ${askedLoans(whose, context)}`;
  const [sanctioned, disbursed, payout_due] = await Promise.all([
    sums.execute(context.db),
    paid.execute(context.db),
    payoutDue(whose, context),
  ]);
  return {
    sanctioned: sanctioned.rows[0]!,
    disbursed: disbursed.rows[0]!,
    payout_due: payout_due ?? { count: 0, amount: 0 },
  };
};

const aheadOf = (what: LeaseAhead, today: string) => sql`json_build_object(
  'count', count(*) filter (where ${isAhead(what, today)}), 'first', min(${leaseDay(what)}) filter (where ${isAhead(what, today)}))`;

/** What of leases lies ahead: their ends, their rises of rent and their lock-ins, and the first day of each. */
const leasesOf = async ({ today, properties }: Asked, { actor, db }: Context) => {
  const { rows } = await sql<Pick<DashboardMoney, 'leases_ending' | 'escalations' | 'lock_ins'>>`
    select ${aheadOf('Lease ends', today)} as leases_ending, ${aheadOf('Rent rises', today)} as escalations,
        ${aheadOf('Lock-in ends', today)} as lock_ins
      from ${leaseRows(actor.companyId, today)} x join property p on p.company_id = ${actor.companyId} and p.id = x.id
     where ${properties()}`.execute(db);
  return rows[0]!;
};

/** Deals with what is earned by them, loans and leases. */
export const dashboardMoney = async (
  query: DashboardQuery,
  asked: Asked,
  context: Context,
): Promise<DashboardMoney> => {
  const [deals, brokerage, loans, leases] = await Promise.all([
    dealsOf(query, context),
    dashboardBrokerage(query, asked, context),
    loansOf(query, asked, context),
    leasesOf(asked, context),
  ]);
  return { deals, brokerage, loans, ...leases };
};
