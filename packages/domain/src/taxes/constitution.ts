/** What an office is by law, which decides whether it deducts tax and who pays the GST on a payout (domain 4.13). */
import type { PayerSide } from '../lookups/deals.ts';

export const constitutions = ['Individual', 'HUF', 'Partnership', 'LLP', 'Company'] as const;
export type Constitution = (typeof constitutions)[number];

/**
 * Whether somebody of this constitution deducts TDS on brokerage where nobody said otherwise. An individual or HUF below
 * the audit limits need not, so there it is off until switched on.
 */
export const deductsTdsByDefault = (constitution: Constitution): boolean =>
  constitution !== 'Individual' && constitution !== 'HUF';

/** The same of a payer of brokerage, of whom no constitution is kept. `isFirm`: a company, firm or other body. */
export const payerDeductsTdsByDefault = (side: PayerSide, isFirm: boolean): boolean =>
  side === 'Builder' || side === 'Lender' || isFirm;
