import { loanPartCalls } from '@angan/contract/loans/loan-parts.ts';
import type { Loan } from '@angan/contract/loans/loans.ts';
import { client, useCall } from '../../core/api/index.ts';
import { showLoan } from '../loan-cache.ts';

export const loanPartApi = client(loanPartCalls);

/** A change of something that a loan consists of: the loan is shown as it is then. */
export const useLoanPart = <Given = void>(
  call: (given: Given) => Promise<Loan>,
  options: {
    success?: string | ((loan: Loan) => string);
    onDone?: () => void;
    onFieldErrors?: (errors: Record<string, string>) => void;
  } = {},
) => {
  const { onDone, ...rest } = options;
  return useCall(call, {
    ...rest,
    onSuccess: (loan) => {
      void showLoan(loan);
      onDone?.();
    },
  });
};
