import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock, IconHelp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './bubble.module.css';

type Status = NonNullable<ChatMessage['status']>;

const marks: Record<Status, { words: string; icon: ReactNode }> = {
  queued: { words: 'Waiting', icon: <IconClock aria-hidden /> },
  sending: { words: 'Sending', icon: <IconClock aria-hidden /> },
  accepted: { words: 'Sent', icon: <IconCheck aria-hidden /> },
  sent: { words: 'Sent', icon: <IconCheck aria-hidden /> },
  delivered: { words: 'Delivered', icon: <IconChecks aria-hidden /> },
  read: { words: 'Read', icon: <IconChecks aria-hidden /> },
  played: { words: 'Played', icon: <IconChecks aria-hidden /> },
  failed: { words: 'Not sent', icon: <IconAlertTriangle aria-hidden /> },
  unknown: { words: 'Unknown, check', icon: <IconHelp aria-hidden /> },
  cancelled: { words: 'Cancelled', icon: <IconAlertTriangle aria-hidden /> },
};

/** How far a message of ours has come, as WhatsApp marks it. */
export const Ticks = ({ status }: { status: Status }) => (
  <span className={styles.ticks} data-status={status} role="img" aria-label={marks[status].words}>
    {marks[status].icon}
  </span>
);
