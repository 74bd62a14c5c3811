import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { t } from '@lingui/core/macro';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock, IconHelp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { perLanguage } from '../../core/language/index.ts';
import styles from './bubble.module.css';

type Status = NonNullable<ChatMessage['status']>;

const marks = perLanguage<Record<Status, { words: string; icon: ReactNode }>>(() => ({
  queued: { words: t`Waiting`, icon: <IconClock aria-hidden /> },
  sending: { words: t`Sending`, icon: <IconClock aria-hidden /> },
  accepted: { words: t`Sent`, icon: <IconCheck aria-hidden /> },
  sent: { words: t`Sent`, icon: <IconCheck aria-hidden /> },
  delivered: { words: t`Delivered`, icon: <IconChecks aria-hidden /> },
  read: { words: t`Read`, icon: <IconChecks aria-hidden /> },
  played: { words: t`Played`, icon: <IconChecks aria-hidden /> },
  failed: { words: t`Not sent`, icon: <IconAlertTriangle aria-hidden /> },
  unknown: { words: t`Unknown, check`, icon: <IconHelp aria-hidden /> },
  cancelled: { words: t`Cancelled`, icon: <IconAlertTriangle aria-hidden /> },
}));

/** How far a message of ours has come, as WhatsApp marks it. */
export const Ticks = ({ status }: { status: Status }) => (
  <span className={styles.ticks} data-status={status} role="img" aria-label={marks()[status].words}>
    {marks()[status].icon}
  </span>
);
