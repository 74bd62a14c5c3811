import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import { IconClock, IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { word } from '../../core/language/index.ts';
import styles from './conversation.module.css';
import { millisecondsLeft, type useWindowState } from './reply-window.ts';

/** How long the person may still be answered, second by second. Nothing where they never wrote. */
export const WindowBadge = (given: Parameters<typeof useWindowState>[0]) => {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (given.last_incoming_at === null) return null;
  const left = millisecondsLeft(given);
  return (
    <span className={styles.window} data-open={left > 0 || undefined} role="timer" aria-live="off">
      {left > 0 ? <IconClock size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
      {left > 0 ? word(chatTexts.windowOpen(left)) : word(chatTexts.windowClosed)}
    </span>
  );
};
