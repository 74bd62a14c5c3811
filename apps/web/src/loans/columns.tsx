import type { Loan } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatPrice, perLanguage, word } from '../core/language/index.ts';
import { LoanStageBadge } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personLabel, personName } from '../ui/person-name.ts';
import { bankName, followUpOf, homeOfLoan } from './loan-words.ts';
import styles from './loans.module.css';

/** What nobody has said yet. */
const none = '-';
const Quiet = ({ text, instead }: { text: string; instead: string }) =>
  text ? <span className="truncate">{text}</span> : <span className={styles.none}>{instead}</span>;

/** The columns of the table of loans. */
export const loanColumns = perLanguage<readonly Column<Loan>[]>(() => [
  {
    key: 'applicant',
    label: t`Applicant`,
    width: 15,
    kind: 'name',
    cell: (loan) => (
      <span className={styles.two}>
        <span className={`truncate ${styles.firstLine}`}>{personName(loan.applicant.name)}</span>
        <span className={`truncate ${styles.secondLine}`}>{`${loan.loan_code}, ${word(loan.loan_type)}`}</span>
      </span>
    ),
  },
  {
    key: 'property',
    label: t`Property`,
    width: 14,
    kind: 'quiet',
    cell: (loan) => <Quiet text={homeOfLoan(loan)} instead={t`not linked`} />,
  },
  {
    key: 'bank',
    label: t`Bank`,
    width: 11,
    cell: ({ bank }) => <Quiet text={bankName(bank)} instead={t`not chosen`} />,
  },
  {
    key: 'required',
    label: t`Required`,
    width: 7.5,
    kind: 'number',
    sort: 'required_amount',
    sortFirst: 'down',
    cell: ({ required_amount }) => <span className={styles.amount}>{formatPrice(required_amount)}</span>,
  },
  {
    key: 'sanctioned',
    label: t`Sanctioned`,
    width: 7.5,
    kind: 'number',
    cell: ({ sanctioned_amount }) => (sanctioned_amount === null ? none : formatPrice(sanctioned_amount)),
  },
  { key: 'stage', label: t`Stage`, width: 10, cell: ({ stage }) => <LoanStageBadge stage={stage} /> },
  {
    key: 'documents',
    label: t`Documents`,
    width: 6,
    cell: ({ documents_in_hand, documents_total }) => (
      <span data-all={documents_in_hand === documents_total || undefined} className={styles.documents}>
        {t`${documents_in_hand} of ${documents_total}`}
      </span>
    ),
  },
  {
    key: 'next',
    label: t`Next follow-up`,
    width: 12,
    kind: 'quiet',
    sort: 'next_follow_up',
    cell: (loan) => <FollowUp loan={loan} />,
  },
  {
    key: 'assigned',
    label: t`Assigned to`,
    width: 5,
    cell: ({ assigned_to }) => (
      <span className={styles.people}>
        {assigned_to.map(({ id, user }) => (
          <span key={id} title={personLabel(user)}>
            <PersonSquare name={personLabel(user)} size={20} />
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'created',
    label: t`Added`,
    width: 6,
    kind: 'quiet',
    optional: true,
    sort: 'created_date',
    sortFirst: 'down',
    cell: ({ created_date }) => formatDate(created_date),
  },
]);

/** When it goes on, in words. */
export const FollowUp = ({ loan }: { loan: Loan }) => {
  const { text, isLate } = followUpOf(loan, new Date());
  return (
    <span className={`truncate ${styles.followUp}`} data-late={isLate || undefined}>
      {text}
    </span>
  );
};
