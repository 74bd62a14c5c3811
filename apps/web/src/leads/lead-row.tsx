import type { ProjectInquiry } from '@angan/contract/projects/project-inquiries.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../core/language/index.ts';
import { comingFrom, type Origin } from '../records/index.ts';
import styles from './leads.module.css';
import { LeadBadge, LockClock } from './lock-clock.tsx';

interface Props {
  lead: ProjectInquiry;
  /** Who, or with which project: the row's link. */
  title: string;
  to: string;
  origin: Origin;
  /** What is wanted. */
  second?: string;
  actions?: ReactNode;
  onAnswer: () => void;
}

/** One registration: who with whom, how it stands, and how long it is locked. */
export const LeadRow = ({ lead, title, to, origin, second, actions, onAnswer }: Props) => (
  <li className={styles.row}>
    <div className={styles.first}>
      <Link className={`truncate ${styles.title}`} to={to} state={comingFrom(origin)}>
        {title}
      </Link>
      <LeadBadge status={lead.status} />
      <span className={styles.actions}>{actions}</span>
    </div>
    {second && <p className={styles.second}>{second}</p>}
    <p className={styles.second}>
      {t`Registered on ${formatDate(lead.registered_on)}`}
      {lead.registered_with && t` with ${lead.registered_with}`}
      {lead.ref_no && t`, ref. ${lead.ref_no}`}
    </p>
    <div className={styles.last}>
      <LockClock lead={lead} />
      {lead.inquiry.may_edit && lead.status !== 'Expired' && (
        <Button
          className={styles.answer ?? ''}
          size="xs"
          variant="subtle"
          aria-label={t`Builder's answer for ${title}`}
          onClick={onAnswer}
        >
          {t`Builder's answer`}
        </Button>
      )}
    </div>
  </li>
);
