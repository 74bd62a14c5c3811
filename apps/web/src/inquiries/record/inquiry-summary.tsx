import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { formatDate } from '../../core/language/index.ts';
import { requirementText, StageBadge } from '../../records/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { RecordPerson } from '../../viewed/index.ts';
import { budgetText } from '../inquiry-words.ts';
import { RatingMark } from '../rating-mark.tsx';
import styles from './inquiry-record.module.css';

/** How much, what is wanted, and by whom. */
export const InquirySummary = ({ inquiry }: { inquiry: Inquiry }) => {
  const phone = usePhone();
  return (
    <div className={styles.summary}>
      <div className={styles.what}>
        <div className={styles.line}>
          <span className={styles.budget}>{budgetText(inquiry) || t`Budget not said`}</span>
          {phone && <StageBadge stage={inquiry.stage} />}
          <RatingMark rating={inquiry.rating} score={inquiry.score} />
        </div>
        <h2 className={styles.wish}>{requirementText(inquiry)}</h2>
        <p className={styles.when}>{t`Inquiry of ${formatDate(inquiry.date_time)}`}</p>
      </div>
      <RecordPerson record={{ ...inquiry, kind: 'inquiry' }} role={inquiry.contact_role} />
    </div>
  );
};
