import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { FactPart } from '../../records/index.ts';
import { RatingMark } from '../rating-mark.tsx';
import styles from './inquiry-record.module.css';

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);

/** How likely it is to become a deal, with each reason and its points. */
export const ScorePart = ({ inquiry }: { inquiry: Inquiry }) => (
  <FactPart title="Score">
    <p className={styles.rating}>
      <RatingMark rating={inquiry.rating} score={inquiry.score} />
      {inquiry.priority !== null && <span>rated by hand</span>}
    </p>
    {inquiry.score_reasons.length > 0 ? (
      <ul className={styles.reasons}>
        {inquiry.score_reasons.map(({ reason, points }) => (
          <li key={reason}>
            {reason} <span className={styles.points}>{signed(points)}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.quiet}>Nothing is known yet that counts.</p>
    )}
  </FactPart>
);
