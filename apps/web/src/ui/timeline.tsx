import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime, formatTime } from '../core/language/index.ts';
import styles from './timeline.module.css';

export interface TimelineItem {
  id: string;
  icon: ReactNode;
  /** What happened, the part to scan first. */
  title: ReactNode;
  /** The rest of the sentence, or what was written. */
  text?: ReactNode;
  /** ISO time. */
  at: string;
}

/** 'Today, 10:42 AM', or '20/11/2026, 6:15 PM'. */
const when = (at: string) => {
  const day = formatDate(at);
  return `${day === formatDate(new Date()) ? t`Today` : day}, ${formatTime(at)}`;
};

/** What happened with a record, newest first. */
export const Timeline = ({ items }: { items: readonly TimelineItem[] }) => (
  <ol className={styles.timeline} aria-label={t`Timeline`}>
    {items.map(({ id, icon, title, text, at }) => (
      <li key={id} className={styles.item}>
        <span className={styles.glyph} aria-hidden="true">
          {icon}
        </span>
        <div className={styles.words}>
          <p>
            <span className={styles.title}>{title}</span> {text}
          </p>
          <time className={styles.time} dateTime={at} title={formatDateTime(at)}>
            {when(at)}
          </time>
        </div>
      </li>
    ))}
  </ol>
);
