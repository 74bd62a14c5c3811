import { formatNumber } from '../core/language/index.ts';
import styles from './progress-square.module.css';

interface Props {
  /** What goes on, for who hears it: 'Importing contacts.csv'. */
  label: string;
  done: number;
  /** 0 while it is not known how much there is. */
  total: number;
}

/** From the door at the bottom round the court and back, as the mark is drawn. */
const wall = 'M44 84H16A12 12 0 0 1 4 72V16A12 12 0 0 1 16 4H72A12 12 0 0 1 84 16V72A12 12 0 0 1 72 84Z';

/** How far something has come that one waits for: the square wall closes, with the share inside. */
export const ProgressSquare = ({ label, done, total }: Props) => {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <span
      className={styles.square}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      {...(total > 0 && {
        'aria-valuemax': total,
        'aria-valuenow': Math.min(done, total),
        'aria-valuetext': `${formatNumber(done)} of ${formatNumber(total)}`,
      })}
    >
      <svg viewBox="0 0 88 88" fill="none" aria-hidden="true">
        <path className={styles.ground} d={wall} />
        <path className={styles.wall} d={wall} pathLength="100" strokeDasharray={`${share * 100} 100`} />
        {total === 0 && <rect className={styles.court} x="36" y="36" width="16" height="16" />}
      </svg>
      {total > 0 && (
        <b className={styles.share} aria-hidden="true">
          {formatNumber(Math.floor(share * 100))}%
        </b>
      )}
    </span>
  );
};
