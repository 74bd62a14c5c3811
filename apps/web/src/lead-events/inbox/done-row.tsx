import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { Link } from 'react-router';
import { formatDateTime, word } from '../../core/language/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { StatusBadge, Tag } from '../../ui/status-badge.tsx';
import { nameOfLead, outcomeText, problemText, resultTones, wantedText } from '../words/lead-words.ts';
import styles from './inbox.module.css';
import { AnsweredIn } from './lead-clock.tsx';

interface Props {
  lead: LeadEvent;
  href: string;
  isOpen: boolean;
  /** Leads of other days say theirs. */
  withDay: boolean;
}

/** A lead that is done: how soon it was answered, who, what for, and what became of it. */
export const DoneRow = ({ lead, href, isOpen, withDay }: Props) => {
  const phone = usePhone();
  const second = [withDay && formatDateTime(lead.received_at), problemText(lead) || wantedText(lead)];
  return (
    <li className={`${styles.row} ${styles.done}`} data-open={isOpen || undefined}>
      {!phone && <AnsweredIn lead={lead} />}
      <div className={styles.words}>
        <div className={styles.first}>
          <Link className={`stretched-link truncate ${styles.name}`} to={href} aria-current={isOpen || undefined}>
            {nameOfLead(lead)}
          </Link>
          <Tag>{lead.source_name}</Tag>
        </div>
        <div className={`truncate ${styles.quiet}`}>{second.filter(Boolean).join(', ')}</div>
      </div>
      <span className={styles.result}>
        <StatusBadge tone={resultTones[lead.result]}>{word(lead.result)}</StatusBadge>
        <span className={styles.outcome} data-bad={lead.result === 'Failed' || undefined}>
          {outcomeText(lead)}
        </span>
      </span>
    </li>
  );
};
