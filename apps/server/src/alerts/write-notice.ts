import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { type AlertKind, alertKindTable, quietUntil } from '@angan/domain/alerts.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { inEnglish } from '../core/english.ts';
import { contextOfAsker } from '../core/jobs/asker.ts';
import type { NoticeContent, NoticeWriter } from '../core/outbox/index.ts';
import { listedAlerts } from './alerts.ts';
import { storedSettings } from './settings.ts';
import type { AlertReaders } from './subjects.ts';

/** Characters of a message; a push may hold about 3,000 bytes, and a lock screen shows a few lines. */
const mostWords = 400;

/**
 * Alerts as a lock screen or a mail shows them: what their person may see of them at this moment, and no number of
 * anybody, since others look at that screen too. Nothing where they have read them meanwhile, may not see them any more,
 * do not want them there any more, or have left. A push waits while its person's quiet hours last, unless it is told for
 * its minute.
 */
export const alertNotice =
  (readers: AlertReaders): NoticeWriter =>
  async (db, job, { userId, alerts, channel }) => {
    const context = await contextOfAsker({ ...job, userId }, db);
    if (!context) return undefined;
    const unread = (await listedAlerts(readers, alerts, context)).filter(({ read }) => !read);
    const [newest] = unread;
    if (!newest) return undefined;
    const { title, message } = newest.alert;
    const { choices, quiet_hours } = await storedSettings(db, context.actor);
    if (!{ ...alertKindTable[title], ...choices[title] }[channel]) return undefined;
    const waitsUntil = quiet_hours.is_on ? quietUntil(context.services.now(), quiet_hours) : undefined;
    if (waitsUntil && channel === 'push' && !alertKindTable[title].isTimed) return { waitsUntil };
    if (unread.length > 1) return together(title, unread.length);
    return { title, body: shortened(maskNumbersIn(message)), tag: `alert ${newest.id}`, url: `/?alert=${newest.id}` };
  };

/** Several of one kind, which lead to the bell's list. */
const together = (title: AlertKind, count: number): NoticeContent => ({
  title,
  body: inEnglish(alertSentences, alertSentences.of.several({ count })),
  tag: `alerts ${title}`,
  url: '/?alert=all',
});

const shortened = (text: string) => (text.length > mostWords ? `${text.slice(0, mostWords).trimEnd()}…` : text);
