import type { MatchLabel } from '@angan/domain/matching/types.ts';
import { word } from '../core/language/index.ts';
import styles from './score-square.module.css';

const wall = 'M18 2H30A4 4 0 0 1 34 6V30A4 4 0 0 1 30 34H6A4 4 0 0 1 2 30V6A4 4 0 0 1 6 2Z';

/**
 * A square wall that closes round the score of 0 to 100. The label, 'Excellent', decides the colour and is read out.
 */
export const ScoreSquare = ({ score, label }: { score: number; label: MatchLabel }) => {
  const shown = Math.round(Math.min(100, Math.max(0, score)));
  return (
    <span className={styles.score} data-label={label} role="img" aria-label={`${shown}% ${word(label)}`}>
      <svg viewBox="0 0 36 36" fill="none" aria-hidden="true">
        <rect className={styles.ground} x="2" y="2" width="32" height="32" rx="4" />
        <path className={styles.wall} d={wall} pathLength="100" strokeDasharray={`${shown} 100`} />
      </svg>
      <b className={styles.number} aria-hidden="true">
        {shown}
      </b>
    </span>
  );
};
