import type { InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { IconAlarm, IconCalendarEvent, IconClockExclamation, IconPlayerPause } from '@tabler/icons-react';
import { nextStepOf } from './next-step-words.ts';
import styles from './stages.module.css';

const icons = { late: IconClockExclamation, none: IconClockExclamation, soon: IconAlarm, later: IconCalendarEvent };

/** What is to be done next: a glyph and its words. */
export const NextStepLine = ({ inquiry }: { inquiry: Parameters<typeof nextStepOf>[0] & Pick<InquiryCard, 'id'> }) => {
  const { text, when } = nextStepOf(inquiry, Date.now());
  if (when === 'closed') return null;
  const Icon = inquiry.stage === 'On Hold' ? IconPlayerPause : icons[when];
  return (
    <span className={styles.step} data-when={when}>
      <Icon aria-hidden />
      {text}
    </span>
  );
};
