import { type Loan, loanCalls } from '@angan/contract/loans/loans.ts';
import { invalidate, keyOf, queryClient } from '../core/api/index.ts';

/** Shows a changed loan at once, and asks again for what shows it. */
export const showLoan = (changed: Loan): Promise<unknown> => {
  queryClient.setQueryData(keyOf(loanCalls.get, { params: { id: changed.id } }), changed);
  return invalidate('loan', 'loan_document', 'loan_application', 'loan_disbursement', 'commission');
};
