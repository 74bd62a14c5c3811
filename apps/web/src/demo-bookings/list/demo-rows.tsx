import type { DemoBooking } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatDate, formatNumber, formatTime, formatWeekdayShort, word } from '../../core/language/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './demo-list.module.css';
import { cameOf, statusTones, statusWords } from './words.ts';

interface Props {
  demos: readonly DemoBooking[];
  open: DemoBooking | undefined;
  hrefOf: (demo: DemoBooking) => string;
}

/** The bookings under the days of their slots, in the order in which they come. */
export const DemoRows = ({ demos, open, hrefOf }: Props) => {
  if (demos.length === 0) return null;
  const days = [...Map.groupBy(demos, ({ slot }) => slot.date)];
  return (
    <div className={styles.list}>
      <div className={styles.heads} aria-hidden>
        <span>{t`Time`}</span>
        <span>{t`Name`}</span>
        <span>{t`Mobile`}</span>
        <span>{t`Company`}</span>
        <span>{t`Team`}</span>
        <span>{t`Language`}</span>
        <span>{t`Host`}</span>
        <span>{t`Status`}</span>
        <span>{t`Outcome`}</span>
      </div>
      {days.map(([date, ofDay]) => (
        <section key={date} aria-label={formatDate(date)}>
          <h2 className={styles.day}>
            {formatWeekdayShort(date)} {formatDate(date)} <span>{formatNumber(ofDay.length)}</span>
          </h2>
          <ul className="list-unstyled" aria-label={t`Demos of ${formatDate(date)}`}>
            {ofDay.map((demo) => (
              <li key={demo.id}>
                <DemoRow demo={demo} isOpen={demo === open} to={hrefOf(demo)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const DemoRow = ({ demo, isOpen, to }: { demo: DemoBooking; isOpen: boolean; to: string }) => (
  <Link to={to} className={styles.row} data-open={isOpen || undefined}>
    <span className={styles.time}>{formatTime(demo.slot.starts_at)}</span>
    <strong className={`truncate ${styles.name}`}>{demo.name}</strong>
    <span>{formatMobile(demo.mobile)}</span>
    <span className="truncate">{[demo.company_name, demo.city].filter(Boolean).join(', ') || '-'}</span>
    <span>{demo.team_size ?? '-'}</span>
    <span>{word(demo.language)}</span>
    <span className="truncate">{demo.host?.name.split(' ')[0] ?? '-'}</span>
    <StatusBadge tone={statusTones[demo.status]}>{statusWords()[demo.status]}</StatusBadge>
    <span className={`truncate ${styles.outcome}`}>{cameOf(demo)}</span>
  </Link>
);
