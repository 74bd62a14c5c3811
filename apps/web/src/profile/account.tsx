import { dayInIndia } from '@angan/domain/dates.ts';
import type { GuardStatus } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, perLanguage } from '../core/language/index.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import styles from './profile.module.css';

/** A screen of one's account that is there and open to the person. */
export interface AccountLink {
  path: string;
  label: string;
}

/** Ways to the other screens of one's account, one under the other. */
export const AccountLinks = ({ children }: { children: ReactNode }) => (
  <ul className={`list-unstyled ${styles.links}`}>{children}</ul>
);

/** One of them; `children` tell in short what stands there. */
export const AccountRow = ({ link, children }: { link: AccountLink; children?: ReactNode }) => (
  <li>
    <Link to={link.path} className={styles.link}>
      <span className={styles.label}>{link.label}</span>
      {children}
      <IconChevronRight aria-hidden />
    </Link>
  </li>
);

interface SubscriptionProps {
  status: GuardStatus;
  /** Its last day; null where it has no end. */
  endsOn: string | null;
}

const statuses = perLanguage<Record<GuardStatus, string>>(() => ({
  Active: t`Active`,
  Expired: t`Expired`,
  Pending: t`Not started`,
  Suspended: t`Suspended`,
  Deleting: t`To be deleted`,
}));

/** How the company's subscription stands. */
export const SubscriptionState = ({ status, endsOn }: SubscriptionProps) => (
  <span className={styles.state}>
    {endsOn && (endsOn < dayInIndia() ? t`Ended on ${formatDate(endsOn)}` : t`Ends on ${formatDate(endsOn)}`)}
    <StatusBadge tone={status === 'Active' ? 'ok' : 'bad'}>{statuses()[status]}</StatusBadge>
  </span>
);
