import type { CommissionRow } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import type { CardProps } from '../../records/index.ts';
import { CardLink } from '../../ui/data-list/index.ts';
import styles from '../commissions.module.css';
import { aboutWords, codeOf, lateWords, payerName } from '../words.ts';

/** A due on a phone: who, how much, and since when. */
export const DueRow = ({ row, href, onApproach }: CardProps<CommissionRow>) => (
  <article className={styles.dueRow}>
    <span className={styles.dueLine}>
      <CardLink className={styles.dueName} href={href} onApproach={onApproach}>
        {payerName(row)}
      </CardLink>
      <span className={styles.figure}>{formatRupees(row.to_receive)}</span>
    </span>
    <span className={styles.dueLine}>
      <span className={`truncate ${styles.quiet}`}>
        {[word(row.payer_side), row.loan?.applicant, aboutWords(row)].filter(Boolean).join(', ')}
      </span>
      {row.days_late > 0 ? (
        <span className={styles.late} data-old={row.days_late > 30 || undefined}>
          {t`${lateWords(row)} late`}
        </span>
      ) : (
        <span className={styles.quiet}>{row.due_date ? t`due ${formatDate(row.due_date)}` : ''}</span>
      )}
    </span>
    <span className={styles.quiet}>
      {row.invoice_no ?? codeOf(row)}
      {row.status === 'Disputed' && <span className={styles.late}> {word(row.status)}</span>}
    </span>
  </article>
);
