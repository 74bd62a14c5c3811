import { t } from '@lingui/core/macro';
import { ofLoan } from './of-record.ts';
import { Payers } from './payers.tsx';

/** What the lender of a loan owes, and what is done with it. */
export const LoanPayout = ({ loan }: { loan: number }) => (
  <Payers
    title={t`With the lender`}
    asked={ofLoan(loan)}
    failed={t`The payout did not load.`}
    loading={t`Loading the payout`}
    none={t`The lender owes nothing for this loan.`}
  />
);
