import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { t } from '@lingui/core/macro';
import { AnswerClock, urgencyOf } from '../../ui/answer-clock.tsx';
import styles from './inbox.module.css';

interface Props {
  lead: LeadEvent;
  /** When the server counted its minutes. */
  readAt: number;
}

/** How long a lead waits for its answer, or after how many minutes it had it; nothing of what nobody was waited for. */
export const LeadClock = ({ lead, readAt }: Props) =>
  lead.to_answer && lead.due_at !== null ? (
    <AnswerClock since={lead.received_at} minutes={lead.waited_minutes} readAt={readAt} />
  ) : (
    <AnsweredIn lead={lead} />
  );

/** '4 min' where somebody answered, a dash where there was nothing to answer. */
export const AnsweredIn = ({ lead: { answered_at, due_at, waited_minutes } }: { lead: LeadEvent }) =>
  answered_at === null || due_at === null ? (
    <span className={styles.answered}>-</span>
  ) : (
    <span className={styles.answered} data-state={urgencyOf(waited_minutes).state}>
      {waited_minutes < 120 ? t`${waited_minutes} min` : t`${Math.floor(waited_minutes / 60)} h`}
    </span>
  );
