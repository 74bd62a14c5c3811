import type { InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { IconAlarm, IconCalendarEvent, IconClockExclamation, IconPlayerPause } from '@tabler/icons-react';
import { AddFollowUp } from './add-follow-up.tsx';
import { nextStepOf } from './next-step-words.ts';
import styles from './stages.module.css';

const icons = {
  late: IconClockExclamation,
  none: IconClockExclamation,
  soon: IconAlarm,
  later: IconCalendarEvent,
};

/** What is to be done next: a glyph and its words; where nothing is, also the way to change that. */
export const NextStepLine = ({ inquiry }: { inquiry: InquiryCard }) => {
  const { text, when } = nextStepOf(inquiry, Date.now());
  if (when === 'closed') return null;
  const Icon = inquiry.stage === 'On Hold' ? IconPlayerPause : icons[when];
  const line = (
    <span className={styles.step} data-when={when}>
      <Icon aria-hidden />
      <span className="truncate">{text}</span>
    </span>
  );
  if (!inquiry.lacks_next_step || !inquiry.may_edit) return line;
  return (
    <span className={styles.lacking}>
      {line}
      <AddFollowUp inquiry={inquiry} />
    </span>
  );
};
