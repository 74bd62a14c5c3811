/**
 * How much of a home's value a lender may lend, and how much of an income its instalments may come to (domain 4.10): the
 * tables of law are filled from here, and the Admin edits them.
 */
import type { EffectiveRow } from '../taxes/index.ts';

export interface LtvRow extends EffectiveRow {
  /** Rupees of the loan, up to and with; null: above all others. */
  readonly loan_up_to: number | null;
  /** Of the value, without stamp duty and registration. */
  readonly percent: number;
  readonly source: string;
}

const source =
  'RBI circular of 08/10/2015 on individual housing loans, DBR.BP.BC.No.44/08.12.015/2015-16; of other loans each lender has its own';
export const ltvRows: readonly LtvRow[] = [
  { valid_from: '2015-10-08', loan_up_to: 30_00_000, percent: 90, source },
  { valid_from: '2015-10-08', loan_up_to: 75_00_000, percent: 80, source },
  { valid_from: '2015-10-08', loan_up_to: null, percent: 75, source },
];

/** With what a calculation begins while no lender has named its own rate and tenure. */
export const usualLoanTerms = { annual_percent: 8.5, months: 240 } as const;

export interface FoirRow extends EffectiveRow {
  /** Of the monthly income, that all instalments may come to where a lender says nothing else. */
  readonly percent: number;
  readonly source: string;
}

export const foirRows: readonly FoirRow[] = [
  { valid_from: '2015-10-08', percent: 50, source: 'Usual among lenders; no law says it, and each lender has its own' },
];
