import type { Loan } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { formatPrice, word } from '../core/language/index.ts';
import { type CardProps, LoanStageBadge } from '../records/index.ts';
import card from '../ui/card.module.css';
import { CardLink } from '../ui/data-list/index.ts';
import { CallLinks } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { FollowUp } from './columns.tsx';
import { bankName } from './loan-words.ts';
import styles from './loans.module.css';

/** A loan on a phone: who, how far, how much from whom, what is next; call and WhatsApp under the thumb. */
export const LoanRow = ({ row, href, onApproach }: CardProps<Loan>) => (
  <article className={card.row}>
    <div className={card.words}>
      <div className={card.line}>
        <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
          {personName(row.applicant.name)}
        </CardLink>
        <span className={card.right}>
          <LoanStageBadge stage={row.stage} />
        </span>
      </div>
      <span className={styles.line}>
        <span className={styles.amount}>{formatPrice(row.sanctioned_amount ?? row.required_amount)}</span>
        <span className="truncate">{bankName(row.bank) || word(row.loan_type)}</span>
      </span>
      <span className={styles.small}>
        <FollowUp loan={row} />
        <span>{t`${row.documents_in_hand} of ${row.documents_total} documents`}</span>
      </span>
    </div>
    <div className={`above-link ${styles.call}`}>
      <CallLinks name={row.applicant.name} number={row.applicant.mobile_number_1} contact={row.applicant.id} />
    </div>
  </article>
);
