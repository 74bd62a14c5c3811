import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { t } from '@lingui/core/macro';
import { useNow } from '../../core/use-now.ts';
import { WaitClock } from '../../ui/wait-clock.tsx';
import { urgencyOfLead, waitedSeconds } from '../words/clock.ts';
import styles from './inbox.module.css';

const second = 1000;

interface Props {
  lead: LeadEvent;
  /** When the server counted its minutes. */
  readAt: number;
}

/** How long a lead waits for its answer, or after how many minutes it had it. */
export const LeadClock = ({ lead, readAt }: Props) => {
  const now = useNow(second);
  if (lead.to_answer) {
    const seconds = waitedSeconds(lead, readAt, now.getTime());
    return <WaitClock seconds={seconds} urgency={urgencyOfLead(seconds / 60)} />;
  }
  return <AnsweredIn lead={lead} />;
};

/** '4 min' where somebody answered, a dash where there was nothing to answer. */
export const AnsweredIn = ({ lead: { answered_at, waited_minutes } }: { lead: LeadEvent }) =>
  answered_at === null ? (
    <span className={styles.answered}>-</span>
  ) : (
    <span className={styles.answered} data-state={urgencyOfLead(waited_minutes).state}>
      {waited_minutes < 120 ? t`${waited_minutes} min` : t`${Math.floor(waited_minutes / 60)} h`}
    </span>
  );
