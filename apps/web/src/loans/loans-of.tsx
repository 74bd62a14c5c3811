import { type Loan, loanCalls } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { formatPrice, word } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import { addLoanPath, comingFrom, LoanStageBadge, loanPath, type Origin } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { bankName } from './loan-words.ts';
import styles from './loans.module.css';

interface Props {
  of: 'contact' | 'inquiry' | 'property' | 'deal';
  id: number;
  /** The record that one comes back to. */
  origin?: Origin;
}

/** The loans of a record, and the way to another one for it. */
export const LoansOf = ({ of, id, origin }: Props) => {
  const mayAdd = useMay('loan:create');
  const name = of === 'contact' ? 'applicant' : of;
  const loans = useQuery(query(loanCalls.list, { query: { [name]: [id] } }, { quiet: true }));
  return (
    <section className={styles.of} aria-label={t`Loans`}>
      <div className={styles.ofHead}>
        <h3>{t`Loans`}</h3>
        {mayAdd && (
          <Button size="xs" component={Link} to={addLoanPath(of, id)} leftSection={<IconPlus size={14} aria-hidden />}>
            {t`Add loan`}
          </Button>
        )}
      </div>
      <QueryView query={loans} failed={t`The loans did not load.`} loading={t`Loading the loans`} rows={2}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t`No loans yet.`}</p>
          ) : (
            <ul className="list-unstyled">
              {results.map((loan) => (
                <LoanLine key={loan.id} loan={loan} origin={origin} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
};

const LoanLine = ({ loan, origin }: { loan: Loan; origin: Origin | undefined }) => (
  <li className={styles.ofRow}>
    <Link to={loanPath(loan.id)} state={origin && comingFrom(origin)} className={styles.ofLink}>
      <span className={styles.two}>
        <span className={`truncate ${styles.firstLine}`}>
          {`${personName(loan.applicant.name)}, ${formatPrice(loan.sanctioned_amount ?? loan.required_amount)}`}
        </span>
        <span className={`truncate ${styles.secondLine}`}>
          {[loan.loan_code, word(loan.loan_type), bankName(loan.bank)].filter(Boolean).join(', ')}
        </span>
      </span>
      <LoanStageBadge stage={loan.stage} />
    </Link>
  </li>
);
