import { t } from '@lingui/core/macro';
import { formatNumber } from '../core/language/index.ts';
import styles from './progress-bar.module.css';

interface Props {
  /** What goes on, for who hears it: 'Importing contacts.csv'. */
  label: string;
  done: number;
  /** 0 while it is not known how much there is. */
  total: number;
  /** A line in a list, rather than the thing that one waits for. */
  small?: boolean;
  /** What fills it is good news rather than work: money that came. */
  tone?: 'ok';
}

/** How far something has come: a bar that fills. What it counts stands beside it in words. */
export const ProgressBar = ({ label, done, total, small = false, tone }: Props) => {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <div
      className={styles.bar}
      data-small={small || undefined}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      {...(total > 0 && {
        'aria-valuemax': total,
        'aria-valuenow': Math.min(done, total),
        'aria-valuetext': t`${formatNumber(done)} of ${formatNumber(total)}`,
      })}
    >
      <span className={styles.done} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
};
