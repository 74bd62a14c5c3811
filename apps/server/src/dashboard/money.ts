import type { DashboardMoney } from '@angan/contract/dashboard/dashboard.ts';
import { addDays } from '@angan/domain/dates.ts';
import { nextEscalation } from '@angan/domain/preleased.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { askedLoans, payoutDue } from '../loans/index.ts';
import { leaseColumns, leaseOf, visibleProperties } from '../properties/index.ts';
import { type Asked, type DashboardQuery, dealsAsked } from './asked.ts';
import { dashboardBrokerage } from './brokerage.ts';

/** Days ahead in which what ends is told (domain 6.1). */
const ahead = { leases: 90, escalations: 60, lockIns: 60 } as const;

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

interface Lease {
  readonly ends: string | null;
  readonly lock_in_end: string | null;
}

/** What of leases lies ahead: their ends, their rises of rent and their lock-ins, and the first day of each. */
const leasesOf = async ({ today, properties }: Asked, { actor, db }: Context) => {
  const rows = await db
    .selectFrom('property as p')
    .leftJoin('preleased as l', (join) =>
      join.onRef('l.company_id', '=', 'p.company_id').onRef('l.property_id', '=', 'p.id'),
    )
    .select(leaseColumns)
    .select(['l.lock_in_end', sql<string | null>`coalesce(l.lease_end, p.lease_end)`.as('ends')])
    .where(visibleProperties(actor))
    .where(properties())
    .where('p.status', 'not in', ['Sold', 'Withdrawn', 'Draft'])
    .where(
      'p.id',
      'in',
      // Each by its own index: few of many properties are let.
      sql<number>`(select property_id from preleased where company_id = ${actor.companyId}
        union select id from property where company_id = ${actor.companyId} and lease_end is not null and not is_deleted)`,
    )
    .execute();
  const within = (days: number, dayOf: (row: Lease) => string | null) => {
    const found = rows
      .flatMap((row) => dayOf(row as unknown as Lease) ?? [])
      .filter((day) => day >= today && day <= addDays(today, days))
      .sort();
    return { count: found.length, first: found[0] ?? null };
  };
  return {
    leases_ending: within(ahead.leases, ({ ends }) => ends),
    escalations: within(ahead.escalations, (row) => nextEscalation(leaseOf(row as never), today)),
    lock_ins: within(ahead.lockIns, ({ lock_in_end }) => lock_in_end),
  };
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
