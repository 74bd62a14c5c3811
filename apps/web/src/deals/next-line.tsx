import type { Deal } from '@angan/contract/deals/deals.ts';
import { IconCalendarEvent, IconClock, IconKey, IconMessage, IconReceipt } from '@tabler/icons-react';
import { nextOf } from './deal-words.ts';
import styles from './deals.module.css';

const icons = {
  due: IconReceipt,
  task: IconCalendarEvent,
  offer: IconMessage,
  close: IconClock,
  lease: IconKey,
} as const;

/** What a deal waits for, on one line or on two; nothing where it is over. */
export const NextLine = ({ deal, lines = 1 }: { deal: Deal; lines?: 1 | 2 }) => {
  const next = nextOf(deal);
  if (!next) return null;
  const Icon = icons[next.kind];
  return (
    <span className={styles.next} data-tone={next.tone}>
      <Icon size={16} aria-hidden /> <span className={lines === 1 ? 'truncate' : 'line-clamp-2'}>{next.text}</span>
    </span>
  );
};
