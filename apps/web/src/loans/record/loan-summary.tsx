import type { Loan } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatPrice, word } from '../../core/language/index.ts';
import { LoanStageBadge } from '../../records/index.ts';
import { CallLinks, PersonSquare } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { usePhone } from '../../ui/screen.ts';
import styles from '../loan-record.module.css';
import { bankName, exact, sinceText, termsOf } from '../loan-words.ts';

/** How much from whom for whom, and at what terms. */
export const LoanSummary = ({ loan }: { loan: Loan }) => {
  const phone = usePhone();
  const { sanctioned_amount, sanction_date, sanction_valid_to, emi } = loan;
  const beside =
    sanctioned_amount === null
      ? t`required`
      : [
          sanction_date ? t`sanctioned ${formatDate(sanction_date)}` : t`sanctioned`,
          sanction_valid_to && t`valid to ${formatDate(sanction_valid_to)}`,
        ]
          .filter(Boolean)
          .join(', ');
  const others = loan.co_applicants.map(({ name }) => personName(name)).join(', ');
  return (
    <div className={styles.summary}>
      <div className={styles.what}>
        {phone && (
          <span className={styles.badges}>
            <LoanStageBadge stage={loan.stage} />
            <span className={styles.since}>{sinceText(loan.stage_since)}</span>
          </span>
        )}
        <div className={styles.amountLine}>
          <span className={styles.amount}>{formatPrice(sanctioned_amount ?? loan.required_amount)}</span>
          <span className={styles.since}>{beside}</span>
        </div>
        <p className={styles.terms}>
          {[word(loan.loan_type), termsOf(loan)].filter(Boolean).join(', ')}
          {emi !== null && (
            <>
              {', '}
              {t`EMI`} <b>{exact(emi)}</b>
            </>
          )}
        </p>
      </div>
      <Who
        name={personName(loan.applicant.name)}
        second={[word(loan.employment), others && t`with ${others}`].filter(Boolean).join(', ')}
        person={loan.applicant}
      />
      <Who
        name={bankName(loan.bank) || t`No bank chosen`}
        second={loan.bank_executive ? personName(loan.bank_executive.name) : t`No executive named`}
        person={loan.bank_executive}
      />
    </div>
  );
};

interface WhoProps {
  name: string;
  second: string;
  person: Loan['bank_executive'];
}

/** A party of the loan, called or written to in one tap. */
const Who = ({ name, second, person }: WhoProps) => (
  <div className={styles.who}>
    <PersonSquare name={name} size={40} />
    <span className={styles.whoWords}>
      <span className={`truncate ${styles.whoName}`}>{name}</span>
      <span className={`truncate ${styles.since}`}>{second}</span>
    </span>
    {person && <CallLinks name={person.name} number={person.mobile_number_1} contact={person.id} />}
  </div>
);
