import type { Loan } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { LoanPayout } from '../../commissions/light.tsx';
import { formatDate, formatPrice } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { editLoanPath, FactGrid, GridFact } from '../../records/index.ts';
import styles from '../loan-record.module.css';
import { exact, percent } from '../loan-words.ts';

const agreedWords = ({ payout_percent, payout_slab }: Loan): string => {
  if (payout_slab.length > 0)
    return payout_slab
      .map(({ up_to, rate }) =>
        up_to === null ? t`${percent(rate)} above` : t`${percent(rate)} up to ${formatPrice(up_to)}`,
      )
      .join(', ');
  return payout_percent === null ? t`not agreed` : percent(payout_percent);
};

/**
 * What the lender pays the office: the terms, what is expected, came and is due, for who may know it; and for the owners
 * what is done with it, as the desk has it.
 */
export const Payout = ({ loan }: { loan: Loan }) => {
  const { payout_expected, payout_received, payout_received_on, payout_due } = loan;
  const mayAsk = useMay('commission:edit');
  return (
    <section aria-label={t`Payout`}>
      <div className={styles.payoutFacts}>
        <FactGrid>
          <GridFact label={t`Agreed`}>{agreedWords(loan)}</GridFact>
          <GridFact label={t`Expected`}>{payout_expected === null ? '' : exact(payout_expected)}</GridFact>
          <GridFact label={t`Received`}>
            {payout_received
              ? [exact(payout_received), payout_received_on && formatDate(payout_received_on)]
                  .filter(Boolean)
                  .join(', ')
              : t`not yet`}
          </GridFact>
          {payout_due !== null && <GridFact label={t`Due`}>{payout_due > 0 ? exact(payout_due) : t`nothing`}</GridFact>}
        </FactGrid>
        <p className={styles.estimate}>{t`Without GST, before TDS. Estimate; to be confirmed by your accountant.`}</p>
        {payout_due === null && (
          <p className={styles.estimate}>{t`With the first disbursement it stands among your dues.`}</p>
        )}
        {loan.may_edit && (
          <div className={styles.file}>
            <Button component={Link} to={`${editLoanPath(loan.id)}&field=payout_percent`}>
              {t`Change the terms`}
            </Button>
          </div>
        )}
      </div>
      {mayAsk && payout_due !== null && <LoanPayout loan={loan.id} />}
    </section>
  );
};
