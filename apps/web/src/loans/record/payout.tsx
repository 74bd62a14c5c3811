import type { Loan } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, formatPrice } from '../../core/language/index.ts';
import { editLoanPath, FactGrid, GridFact } from '../../records/index.ts';
import styles from '../loan-record.module.css';
import { exact, percent } from '../loan-words.ts';

interface Props {
  loan: Loan;
  onMove: (move: { to: 'Payout Received' }) => void;
}

/** What the lender pays the office: the terms, what is expected and what came. Shown to who may know it. */
export const Payout = ({ loan, onMove }: Props) => {
  const { payout_percent, payout_slab, payout_expected, payout_received, payout_received_on } = loan;
  return (
    <section className={styles.tab} aria-label={t`Payout`}>
      <FactGrid>
        <GridFact label={t`Agreed`}>
          {payout_slab.length > 0
            ? payout_slab
                .map(({ up_to, rate }) =>
                  up_to === null ? t`${percent(rate)} above` : t`${percent(rate)} up to ${formatPrice(up_to)}`,
                )
                .join(', ')
            : payout_percent === null
              ? t`not agreed`
              : percent(payout_percent)}
        </GridFact>
        <GridFact label={t`Expected`}>{payout_expected === null ? '' : exact(payout_expected)}</GridFact>
        <GridFact label={t`Received`}>
          {payout_received === null
            ? t`not yet`
            : [exact(payout_received), payout_received_on && formatDate(payout_received_on)].filter(Boolean).join(', ')}
        </GridFact>
      </FactGrid>
      <p className={styles.estimate}>{t`Without GST, before TDS. Estimate; to be confirmed by your accountant.`}</p>
      <div className={styles.file}>
        {loan.may_edit && (
          <Button component={Link} to={`${editLoanPath(loan.id)}&field=payout_percent`}>
            {t`Change the terms`}
          </Button>
        )}
        {loan.may_move_to.includes('Payout Received') && (
          <Button variant="filled" onClick={() => onMove({ to: 'Payout Received' })}>
            {t`Payout received`}
          </Button>
        )}
      </div>
    </section>
  );
};
