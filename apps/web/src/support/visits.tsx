import type { SupportVisit } from '@angan/contract/support/support.ts';
import { t } from '@lingui/core/macro';
import { formatDateTime, formatTime } from '../core/language/index.ts';
import { familyNames } from './families.ts';
import styles from './support.module.css';

/** Who of support was in the office, when, and what they looked at: the same for the Owner and the Admin. */
export const Visits = ({ visits }: { visits: readonly SupportVisit[] }) => {
  if (visits.length === 0) return <p className={styles.note}>{t`Support has not looked yet.`}</p>;
  return (
    <ul className={`list-unstyled ${styles.visits}`} aria-label={t`What support looked at`}>
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} />
      ))}
    </ul>
  );
};

const Visit = ({ visit: { admin_name, entered_at, left_at, looks } }: { visit: SupportVisit }) => (
  <li className={styles.visit}>
    <p className={styles.head}>
      {left_at
        ? t`${admin_name}, ${formatDateTime(entered_at)} to ${formatTime(left_at)}`
        : t`${admin_name}, since ${formatDateTime(entered_at)}`}
    </p>
    <ul className="list-unstyled">
      {looks.map(({ family, at }) => (
        <li key={family} className={styles.note}>
          {t`Support looked at: ${familyNames()[family]}, ${formatTime(at)}`}
        </li>
      ))}
    </ul>
  </li>
);
