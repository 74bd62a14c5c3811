import type { ProjectInquiry } from '@angan/contract/projects/project-inquiries.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { lockDaysLeft, lockEndsSoonDays, openLeadStatuses } from '@angan/domain/lead-lock.ts';
import type { LeadStatus } from '@angan/domain/lookups/projects.ts';
import { t } from '@lingui/core/macro';
import { formatDate } from '../core/language/index.ts';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';
import styles from './leads.module.css';

const tones: Record<LeadStatus, Tone> = { Sent: 'info', Accepted: 'ok', 'Duplicate at builder': 'bad', Expired: 'off' };

export const LeadBadge = ({ status }: { status: LeadStatus }) => (
  <StatusBadge tone={tones[status]}>{status}</StatusBadge>
);

const quarters = [1, 2, 3, 4];

/** How long a lead is still locked: the day, the days left, and four bars that empty as the lock runs. */
export const LockClock = ({ lead }: { lead: ProjectInquiry }) => {
  const { lead_lock_until: until, registered_on, status } = lead;
  if (!openLeadStatuses.includes(status)) {
    return (
      <span className={styles.clock} data-state="over">
        {status === 'Expired' && until !== null ? t`Lock ended on ${formatDate(until)}` : t`Not locked`}
      </span>
    );
  }
  if (until === null) return <span className={styles.clock}>{t`No end of the lock`}</span>;
  const left = lockDaysLeft(until, dayInIndia());
  const whole = Math.max(1, daysBetween(registered_on, until));
  const filled = Math.min(4, Math.ceil((left / whole) * 4));
  return (
    <span className={styles.clock} data-state={left <= lockEndsSoonDays ? 'soon' : 'runs'}>
      <span className={styles.bars} aria-hidden>
        {quarters.map((quarter) => (
          <i key={quarter} data-on={quarter <= filled || undefined} />
        ))}
      </span>
      <span>
        {leftText(left)}
        <span className={styles.until}>{t`, until ${formatDate(until)}`}</span>
      </span>
    </span>
  );
};

const leftText = (left: number) => {
  if (left === 0) return t`Lock ends today`;
  return left === 1 ? t`Locked 1 day more` : t`Locked ${left} days more`;
};
