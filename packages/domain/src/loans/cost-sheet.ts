/** What a buyer pays in all, and where it comes from (domain 1.2, 4.9, 4.10). Estimates. */
import { type Paise, sumOf } from '../paise.ts';
import { type GstInput, type StampDuty, type TaxedAmounts, taxedDocument } from '../taxes/index.ts';
import { emiOf, type LoanTerms } from './emi.ts';

export interface CostSheetInput {
  readonly price: Paise;
  /** `stampDutyOf` of `taxes`; null where the state's shares are not known. */
  readonly stamp: StampDuty | null;
  /** What the buyer pays us, without GST, and its GST. */
  readonly brokerage: GstInput | null;
  readonly loan: (LoanTerms & { readonly amount: Paise }) | null;
}

export interface CostSheet {
  readonly price: Paise;
  /** null: not known. */
  readonly duty: Paise | null;
  readonly cess: Paise | null;
  readonly registration: Paise | null;
  readonly brokerage: TaxedAmounts | null;
  /** Of all that is known. */
  readonly total: Paise;
  readonly loan: Paise;
  /** What the buyer brings: the total less the loan. */
  readonly own: Paise;
  readonly emi: Paise | null;
}

export const costSheet = ({ price, stamp, brokerage, loan }: CostSheetInput): CostSheet => {
  const fee = brokerage && taxedDocument(brokerage);
  const total = sumOf([price, stamp?.duty ?? 0, stamp?.cess ?? 0, stamp?.registration ?? 0, fee?.total ?? 0]);
  // A lender gives no more than it is asked for, and never more than all.
  const borrowed = Math.min(loan?.amount ?? 0, total);
  return {
    price,
    duty: stamp?.duty ?? null,
    cess: stamp?.cess ?? null,
    registration: stamp?.registration ?? null,
    brokerage: fee,
    total,
    loan: borrowed,
    own: total - borrowed,
    emi: loan && borrowed > 0 ? emiOf(borrowed, loan) : null,
  };
};
