import { commissionAmounts, grossBrokerage, type SlabTerms } from '@angan/domain/brokerage/index.ts';
import { addDays, dayInIndia, monthsBetween } from '@angan/domain/dates.ts';
import type { LawTables } from '@angan/domain/law.ts';
import type { CommissionBasis } from '@angan/domain/lookups/deals.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import {
  expectedTds,
  financialYearOf,
  type GstTreatment,
  inForce,
  sacOf,
  supplyOf,
  tdsPercent,
  tdsRowOn,
} from '@angan/domain/taxes/index.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { readLawTables } from '../law/index.ts';
import { type DealFacts, type OfficeFacts, readDealFacts, readOffice } from './facts.ts';
import { type HeldCommission, type MilestoneRow, milestonesOf, papersOf } from './held.ts';
import { type LoanFacts, leftOfLoan, readLoanFacts } from './loan-facts.ts';
import { reckonSplits } from './reckon-splits.ts';

interface Around {
  readonly deal: DealFacts | null;
  readonly loan: LoanFacts | null;
  readonly office: OfficeFacts;
  readonly law: LawTables;
  readonly today: string;
}

/** What the rate is of, by the deal: rupees, or square feet. null as long as the deal does not say it. */
export const baseOf = (
  basis: CommissionBasis,
  side: string,
  slab: SlabTerms | null,
  deal: DealFacts,
): number | null => {
  switch (basis) {
    case 'Percent of price':
      return side === 'Builder' ? (deal.agreement_value ?? deal.agreed_price) : deal.agreed_price;
    case 'Months of rent':
      return deal.agreed_rent;
    case 'Percent of deposit':
      return deal.deposit;
    case 'Per sqft':
      return deal.size_sqft;
    case 'Fixed amount':
      return null;
    case 'Slab':
      return slab ? baseOf(slab.rate_of, side, null, deal) : null;
  }
};

/** Months of a lease, both its first and its last day counted. */
const leaseMonths = ({ lease_start, lease_end }: DealFacts): number =>
  lease_start && lease_end ? Math.max(1, monthsBetween(lease_start, addDays(lease_end, 1))) : 0;

const grossOf = (row: HeldCommission, base: number | null, deal: DealFacts | null): number => {
  const basis = row.basis as CommissionBasis;
  const slab = row.slab as unknown as SlabTerms | null;
  if (basis !== 'Fixed amount' && base === null) return 0;
  const measure = slab?.measure === 'Lease months' ? (deal ? leaseMonths(deal) : 0) : (base ?? 0);
  const exact = grossBrokerage({
    basis,
    rate: row.rate,
    base: basis === 'Per sqft' ? (base ?? 0) : toPaise(base ?? 0),
    ...(slab && { slab, measure }),
  });
  // Brokerage is agreed in whole rupees (domain 2.9).
  return Math.floor((exact + 50) / 100) * 100;
};

/** Brokerage without GST that the same payer owes otherwise in the financial year, in paise: the threshold is of all of it. */
const othersOf = async ({ actor, db }: Context, row: HeldCommission, day: string): Promise<number[]> => {
  const { from, to } = financialYearOf(day);
  const rows = await db
    .selectFrom('commission')
    .select('taxable')
    .where('company_id', '=', actor.companyId)
    .where('payer', '=', row.payer)
    .where('id', '<>', row.id)
    .where('is_deleted', '=', false)
    .where('status', 'not in', ['Written Off', 'Cancelled'])
    .where(sql<string>`coalesce(due_date, (created_date at time zone 'Asia/Kolkata')::date)`, '>=', from)
    .where(sql<string>`coalesce(due_date, (created_date at time zone 'Asia/Kolkata')::date)`, '<=', to)
    .execute();
  return rows.map(({ taxable }) => toPaise(taxable));
};

/** What the rate is of in rupees, or square feet, and the brokerage of it in paise. */
const baseAndGross = async (
  context: Context,
  row: HeldCommission,
  { deal, loan }: Around,
): Promise<{ base: number | null; gross: number }> => {
  if (loan) {
    const { base, gross } = await leftOfLoan(context, loan, row.id);
    return { base: toRupees(base), gross };
  }
  const base =
    row.base_is_own || !deal
      ? row.base_amount
      : baseOf(row.basis as CommissionBasis, row.payer_side, row.slab as never, deal);
  return { base, gross: grossOf(row, base, deal) };
};

const amountsOf = async (
  context: Context,
  row: HeldCommission,
  milestones: readonly MilestoneRow[],
  around: Around,
) => {
  const { deal, loan, office, law, today } = around;
  const { base, gross } = await baseAndGross(context, row, around);
  const discount = Math.min(toPaise(row.discount), gross);
  const percent = inForce(law['GST rate'], today)?.percent ?? 0;
  const tds = tdsRowOn(law.TDS, 'Brokerage', today);
  const treatment = row.gst_treatment as GstTreatment;
  const supply = loan ? 'Loan payout' : deal && supplyOf(deal.type, deal.isLand);
  const amounts = commissionAmounts({
    gross,
    discount,
    gst: { treatment, percent, supplier_state: office.state_code, place_of_supply: row.place_of_supply },
    tds: expectedTds(gross - discount, await othersOf(context, row, row.due_date ?? today), {
      deducts_tds: row.deducts_tds,
      row: tds,
      office_has_pan: office.pan !== '',
    }),
    milestones: milestones.map(({ label, percent: part, due_date }) => ({ label, percent: part, due_date })),
  });
  return {
    amounts,
    base,
    gst_rate: treatment === 'Charge GST' ? percent : 0,
    sac: row.sac || (supply ? (sacOf(supply, law.SAC, today) ?? '') : ''),
    tds_section: tds && row.deducts_tds ? [tds.section, tds.code && `code ${tds.code}`].filter(Boolean).join(', ') : '',
    tds_percent: tds && row.deducts_tds ? tdsPercent(tds, office.pan !== '') : null,
  };
};

export const readAround = async (
  context: Context,
  { deal, loan }: Pick<HeldCommission, 'deal' | 'loan'>,
): Promise<Around> => ({
  deal: deal === null ? null : await readDealFacts(context, deal),
  loan: loan === null ? null : await readLoanFacts(context, loan),
  office: await readOffice(context),
  law: await readLawTables(context.db),
  today: dayInIndia(context.services.now()),
});

/** Counts one commission anew from its terms, the deal, the office and the law of today. Nothing of it is invoiced yet. */
const reckonOne = async (context: Context, row: HeldCommission, around: Around): Promise<void> => {
  const { actor, db } = context;
  const milestones = await milestonesOf(context, row.id);
  const { amounts, base, ...rest } = await amountsOf(context, row, milestones, around);
  for (const [index, milestone] of milestones.entries()) {
    const { label: _, due_date: __, net: ___, ...part } = amounts.milestones[index]!;
    const inRupees = Object.fromEntries(Object.entries(part).map(([name, paise]) => [name, toRupees(paise)]));
    await db
      .updateTable('commission_milestone')
      .set(inRupees)
      .where('company_id', '=', actor.companyId)
      .where('id', '=', milestone.id)
      .execute();
  }
  const settled = sumOf(milestones.map((one) => toPaise(one.settled)));
  await db
    .updateTable('commission')
    .set({
      ...rest,
      base_amount: base,
      gross_amount: toRupees(amounts.gross),
      taxable: toRupees(amounts.taxable),
      cgst: toRupees(amounts.cgst),
      sgst: toRupees(amounts.sgst),
      igst: toRupees(amounts.igst),
      rounding: toRupees(amounts.rounding),
      invoice_total: toRupees(amounts.total),
      tds_expected: toRupees(amounts.tds_expected),
      net_expected: toRupees(amounts.net_expected),
      balance: toRupees(amounts.total - settled),
    })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', row.id)
    .execute();
  await reckonSplits(context, row.id);
};

const openRows = ({ actor, db }: Context) =>
  db
    .selectFrom('commission')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('is_deleted', '=', false)
    .where('status', 'in', ['Expected', 'Confirmed', 'Disputed'])
    .orderBy('id')
    .forNoKeyUpdate();

/** Whether papers stand on a commission, which then keeps its amounts. */
const hasPapers = async (context: Context, id: number): Promise<boolean> => (await papersOf(context, id)).length > 0;

/**
 * Counts anew what a change may have moved: the commissions themselves, and the TDS of the others of their payers, since
 * the threshold is of all that somebody pays in a year. What is invoiced stays as it went out.
 */
export const reckon = async (context: Context, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const payers = await context.db
    .selectFrom('commission')
    .select('payer')
    .where('company_id', '=', context.actor.companyId)
    .where('id', 'in', [...ids])
    .execute();
  const rows = await openRows(context)
    .where('payer', 'in', [...new Set(payers.map(({ payer }) => payer))])
    .execute();
  const around = new Map<string, Around>();
  const free: HeldCommission[] = [];
  for (const row of rows) if (!(await hasPapers(context, row.id))) free.push(row);
  // Again where there are several: each is held against what the others come to by now.
  for (const row of rows.length > 1 ? [...free, ...free] : free) {
    const of = `${row.deal} ${row.loan}`;
    if (!around.has(of)) around.set(of, await readAround(context, row));
    await reckonOne(context, row, around.get(of)!);
  }
};
