import { Link } from 'react-router';
import { formatNumber } from '../core/language/index.ts';
import styles from './dashboard.module.css';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value in words; a plain number where it is left out. */
  readonly shown?: string | undefined;
  /** What stands behind the number: '42 %'. */
  readonly beside?: string | undefined;
  readonly isBad?: boolean;
  /** A mark at what it was before. */
  readonly mark?: number | undefined;
  /** The list behind it. */
  readonly to?: string | undefined;
  readonly tone?: 'brand' | 'ok' | 'warn' | 'bad' | 'off' | 'none';
}

/** Lines with a bar each, from zero, their numbers at the end; a bar leads to its list. `long`: their names take more room. */
export const Bars = ({ label, bars, long }: { label: string; bars: readonly Bar[]; long?: boolean }) => {
  const most = Math.max(1, ...bars.flatMap(({ value, mark = 0 }) => [value, mark]));
  return (
    <ul className={`list-unstyled ${styles.bars}`} data-long={long} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <Line bar={bar} most={most} />
        </li>
      ))}
    </ul>
  );
};

const share = (value: number, most: number) => `${Math.round((value / most) * 1000) / 10}%`;

const Line = ({ bar, most }: { bar: Bar; most: number }) => {
  const { label, value, shown = formatNumber(value), beside, isBad, mark, to, tone = 'brand' } = bar;
  const inside = (
    <>
      <span className={`truncate ${styles.barLabel}`}>{label}</span>
      <span className={styles.track} aria-hidden>
        <i data-tone={tone} style={{ width: share(value, most) }} />
        {mark !== undefined && <u style={{ left: share(mark, most) }} />}
      </span>
      <b className={styles.barValue}>{shown}</b>
      {beside !== undefined && (
        <span className={styles.barBeside} data-bad={isBad || undefined}>
          {beside}
        </span>
      )}
    </>
  );
  return to ? (
    <Link className={styles.bar} to={to}>
      {inside}
    </Link>
  ) : (
    <span className={styles.bar}>{inside}</span>
  );
};
