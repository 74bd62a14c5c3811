import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatNumber } from '../../core/language/index.ts';
import { useNames } from '../../core/names/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';
import styles from './home.module.css';
import { useContactList } from './use-contact-list.ts';

/** How many people the office knows, and how they are sorted. Each number leads to what it counts. */
export const ContactCounts = () => {
  const whole = useRunsTheOffice();
  const list = whole ? '/contact' : '/contactList';
  const today = dayInIndia();
  const all = useContactList({ page_size: 5 });
  const added = useContactList({ page_size: 1, created_date__gte: today });
  const groups = useNames(({ contactgroups, hasLoadedInitialData }) =>
    hasLoadedInitialData ? contactgroups.length : undefined,
  );
  const sources = useNames(({ source_names, hasLoadedInitialData }) =>
    hasLoadedInitialData ? source_names.length : undefined,
  );
  const counts = [
    { label: t`Contacts`, count: all.data?.count, to: list },
    { label: t`Added today`, count: added.data?.count, to: `${list}?created_date__gte=${today}` },
    { label: t`Contact groups`, count: groups, to: '/contactgroup' },
    { label: t`Sources`, count: sources, to: '/sources' },
  ];
  return (
    <ul className={`list-unstyled ${styles.counts}`} aria-label={t`Counts`}>
      {counts.map(({ label, count, to }) => (
        <li key={label}>
          <Link to={to}>
            <strong>{count === undefined ? '\u2013' : formatNumber(count)}</strong>
            <span className={styles.countLabel}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
