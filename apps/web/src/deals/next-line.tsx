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

/** What a deal waits for; nothing where it is over. */
export const NextLine = ({ deal }: { deal: Deal }) => {
  const next = nextOf(deal);
  if (!next) return null;
  const Icon = icons[next.kind];
  return (
    <span className={styles.next} data-tone={next.tone}>
      <Icon size={16} aria-hidden /> <span className="truncate">{next.text}</span>
    </span>
  );
};
