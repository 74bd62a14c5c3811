export { type CostSheet, type CostSheetInput, costSheet } from './cost-sheet.ts';
export { isHousingLoan, isOnProperty, type LoanPaper, loanPapers } from './documents.ts';
export {
  affordableEmi,
  type Eligibility,
  eligibilityOf,
  type Income,
  type LoanRatios,
  loanByIncome,
  loanByValue,
  loanRatios,
  ltvCap,
} from './eligibility.ts';
export { amortisation, emiOf, type InstalmentRow, type LoanTerms, loanForEmi } from './emi.ts';
export { type FoirRow, foirRows, type LtvRow, ltvRows, usualLoanTerms } from './ltv-rows.ts';
export {
  disbursedAmount,
  type PayoutAsked,
  type PayoutTerms,
  payoutLeft,
  payoutOf,
  type UsualPayout,
  usualPayouts,
} from './payout.ts';
export {
  type LoanField,
  type LoanFields,
  type LoanMoveFacts,
  type LoanRefusal,
  type LoanStanding,
  loanLadder,
  loanMoveRefusal,
  missingForLoan,
  moveLoan,
  sanctionValidTo,
} from './stage-moves.ts';
