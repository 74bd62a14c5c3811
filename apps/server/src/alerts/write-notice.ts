import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertSettings } from '@angan/contract/alerts/alert-settings.ts';
import { wordAlert } from '@angan/contract/alerts/word-alert.ts';
import type { Words } from '@angan/contract/kit/sentence.ts';
import { type AlertKind, alertKindTable, mostWhatsappADay, quietUntil, usualQuietHours } from '@angan/domain/alerts.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { shortened } from '@angan/domain/shortened.ts';
import { noticeNumber, reminderKind } from '@angan/domain/task-reminders.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { contextOfAsker } from '../core/jobs/asker.ts';
import type { NoticeContent, NoticeWriter } from '../core/outbox/index.ts';
import { wordsFor } from '../core/words.ts';
import { listedAlerts } from './alerts.ts';
import { languageOf } from './reader-language.ts';
import { storedSettings } from './settings.ts';
import type { AlertReaders } from './subjects.ts';
import { countSent } from './whatsapp-consent.ts';

/** Characters of a message; a push may hold about 3,000 bytes, and a lock screen shows a few lines. */
const mostWords = 400;

/**
 * Alerts as a lock screen or a mail shows them: what their person may see of them at this moment, and no number of
 * anybody, since others look at that screen too; in the language of
 * their profile. Nothing where they have read them meanwhile, may not see them any more,
 * do not want them there any more, or have left. A push, and what makes
 * a sound on WhatsApp, waits while its person's quiet hours last, unless it is told for its minute.
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
    const { words } = wordsFor(await languageOf(db, context.actor));
    const { choices, quiet_hours } = await storedSettings(db, context.actor);
    if (!{ ...alertKindTable[title], ...choices[title] }[channel]) return undefined;
    const waitsUntil = quiet_hours.is_on ? quietUntil(context.services.now(), quiet_hours) : undefined;
    if (waitsUntil && channel !== 'mail' && !alertKindTable[title].isTimed) return { waitsUntil };
    if (channel === 'whatsapp' && (await isEnough(db, context)))
      return { waitsUntil: nextMorning(context, quiet_hours) };
    if (unread.length > 1) return together(title, unread.length, words);
    const said = wordAlert(newest.alert, words) || message;
    return {
      title: words.word(title),
      body: shortened(maskNumbersIn(said), mostWords),
      tag: title === reminderKind ? await reminderTag(db, newest.id) : `alert ${newest.id}`,
      url: `/?alert=${newest.id}`,
    };
  };

/** The phone may have told of the task by itself meanwhile: what it knows that by. */
const reminderTag = async (db: Kysely<DB>, id: number): Promise<string> => {
  const { key } = await db
    .selectFrom('user_alert')
    .where('company_id', '=', sql<number>`current_company_id()`)
    .where('id', '=', id)
    .select('key')
    .executeTakeFirstOrThrow();
  return String(noticeNumber(key));
};

/** Whether a person was sent as many on WhatsApp today as a day has. */
const isEnough = async (db: Kysely<DB>, { actor, services }: Context): Promise<boolean> =>
  (await countSent(db, actor, services.now())).today >= mostWhatsappADay;

const nextMorning = ({ services }: Context, { is_on, to }: AlertSettings['quiet_hours']): Date =>
  new Date(`${addDays(dayInIndia(services.now()), 1)}T${is_on ? to : usualQuietHours.to}:00+05:30`);

/** Several of one kind, which lead to the bell's list. */
const together = (title: AlertKind, count: number, words: Words): NoticeContent => ({
  title: words.word(title),
  body: words.sentence(alertSentences, alertSentences.of.several({ count })),
  tag: `alerts ${title}`,
  url: '/?alert=all',
});
