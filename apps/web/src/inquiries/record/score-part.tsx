import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { FactPart } from '../../records/index.ts';
import { RatingMark } from '../rating-mark.tsx';
import styles from './inquiry-record.module.css';

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);

/** How likely it is to become a deal, with each reason and its points. */
export const ScorePart = ({ inquiry }: { inquiry: Inquiry }) => (
  <FactPart title={t`Score`}>
    <p className={styles.rating}>
      <RatingMark rating={inquiry.rating} score={inquiry.score} />
      {inquiry.priority !== null && <span>{t`rated by hand`}</span>}
    </p>
    {inquiry.score_reasons.length > 0 ? (
      <ul className={styles.reasons}>
        {inquiry.score_reasons.map(({ reason, points }) => (
          <li key={reason}>
            {word(reason)} <span className={styles.points}>{signed(points)}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.quiet}>{t`Nothing is known yet that counts.`}</p>
    )}
  </FactPart>
);
