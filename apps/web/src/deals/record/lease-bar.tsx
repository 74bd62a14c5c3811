import { addMonths } from '@angan/domain/dates.ts';
import { type LeaseTerms, leaseProgress, lockInEnd, monthOf, rentSteps } from '@angan/domain/leases/index.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatRupees } from '../../core/language/index.ts';
import styles from './lease.module.css';

/** Months of a lease as squares: gone, running, locked in, free to leave; with its rents over them and its days under them. */
export const LeaseBar = ({ terms, today }: { terms: LeaseTerms; today: string }) => {
  const { month: now, months } = leaseProgress(terms, today);
  const locked = lockInEnd(terms);
  const lastLocked = locked ? monthOf(terms.start, locked) : 0;
  const stateOf = (month: number) => {
    if (month < now) return 'gone';
    if (month === now) return 'now';
    return month <= lastLocked ? 'locked' : 'free';
  };
  const notice = addMonths(terms.end, -terms.notice_months);
  const days: [string, string][] = [
    ...(locked ? [[t`Lock-in ends`, locked] as [string, string]] : []),
    ...(terms.notice_months > 0 ? [[t`Last day for notice`, notice] as [string, string]] : []),
    [t`Lease ends`, terms.end],
  ];
  return (
    <div className={styles.clock}>
      <ol className={`list-unstyled ${styles.rises}`}>
        {rentSteps(terms).map(({ from, rent }) => (
          <li key={from}>
            <b>{formatRupees(toRupees(rent))}</b> {t`from ${formatDate(from)}`}
          </li>
        ))}
      </ol>
      <div className={styles.months} role="img" aria-label={t`Month ${now} of ${months}`}>
        {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
          <i key={month} data-state={stateOf(month)} />
        ))}
      </div>
      <ul className={`list-unstyled ${styles.key}`}>
        <li data-state="gone">{t`gone`}</li>
        {lastLocked > now && <li data-state="locked">{t`locked in`}</li>}
        <li data-state="free">{t`free to leave with notice`}</li>
      </ul>
      <dl className={styles.days}>
        {days.map(([label, day]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatDate(day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
