import { type Loan, loanCalls, loans, openLoanStages } from '@angan/contract/loans/loans.ts';
import { lazyPart } from '../core/screen.ts';
import { namesOf, type RecordList, useRecordList } from '../records/index.ts';

/** The open one, whose code comes when somebody reaches for one. */
export const loanRecord = lazyPart(() => import('./record/loan-record.tsx'), 'LoanRecord');

const described = {
  list: loanCalls.list,
  record: loanRecord,
  get: loanCalls.get,
  usualOrder: '-created_date',
  filters: namesOf(loans.filters),
  // Those under way.
  usual: { stage: openLoanStages },
} as const;

/** The list of loans as the address describes it. */
export const useLoanList = () => useRecordList(described);
export type LoanList = RecordList<Loan>;
