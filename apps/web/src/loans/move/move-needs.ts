import { only } from '@angan/contract/kit/presented.ts';
import { loanFields } from '@angan/contract/loans/loan-fields.ts';
import type { Loan } from '@angan/contract/loans/loans.ts';
import { missingForLoan } from '@angan/domain/loans/index.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';

/** The loan's own fields that a move may ask for. */
export const moveFields = only(loanFields, [
  'sanctioned_amount',
  'sanction_date',
  'sanction_valid_to',
  'roi',
  'rate_kind',
  'tenure_months',
  'processing_fee',
  'reject_reason',
]);
export type MoveField = keyof typeof moveFields;

export interface Needs {
  /** Of the leading application. */
  readonly application: boolean;
  /** Another lender than the one that refused. */
  readonly otherBank: boolean;
  readonly fields: readonly MoveField[];
  /** Money has to come first. */
  readonly disbursement: boolean;
}

/** What a stage asks for that the loan does not say yet, and what is usually said there. */
export const needsOf = (loan: Loan, to: LoanStage): Needs => {
  const lead = loan.applications?.find(({ is_lead }) => is_lead);
  const missing = missingForLoan(to, {
    ...(loan as object),
    bank: loan.bank,
    app_no: lead?.app_no ?? '',
    login_date: lead?.login_date ?? null,
    disbursements: loan.disbursements ?? [],
  });
  const isSanction = to === 'Sanctioned' && loan.left_stage === null;
  const asked = Object.keys(moveFields).filter(
    (name) =>
      missing.includes(name as never) ||
      // What was asked for may be said in another way by the bank.
      (isSanction && moveFields[name as MoveField].section === 'Sanction') ||
      (isSanction && (name === 'roi' || name === 'tenure_months')),
  ) as MoveField[];
  return {
    application: missing.some((name) => name === 'bank' || name === 'app_no' || name === 'login_date'),
    otherBank: loan.stage === 'Rejected' && to === 'Documents Ready',
    fields: asked,
    disbursement: missing.includes('disbursements'),
  };
};
