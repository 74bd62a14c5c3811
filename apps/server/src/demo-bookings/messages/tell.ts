import { demoPath } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import type { Words } from '@angan/contract/kit/sentence.ts';
import { formatDateTime, formatWeekday } from '@angan/domain/dates.ts';
import type { Kysely, Selectable } from 'kysely';
import { linkFor, plainName } from '../../auth/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB, DemoBooking, DemoSlot } from '../../core/database/schema.gen.ts';
import { mailTo, send, smsTo } from '../../core/outbox/index.ts';
import { calendarFileOf } from './calendar-file.ts';
import { endsAt } from './ends-at.ts';
import { linkOfBooking } from './link-of-booking.ts';

export interface ToldBooking {
  readonly booking: Selectable<DemoBooking>;
  readonly slot: Selectable<DemoSlot>;
}
/** `again`: they asked for another with the same number, and are reminded of this one. */
export type DemoNews = 'booked' | 'moved' | 'again' | 'cancelled' | 'reminder 24' | 'reminder 1';

const subjects: Readonly<Record<DemoNews, (words: Words, at: string) => string>> = {
  booked: ({ say }, at) => say('You are booked: demo of Angan, {at}', { at }),
  moved: ({ say }, at) => say('Your demo was moved to {at}', { at }),
  again: ({ say }, at) => say('Your demo of Angan, {at}', { at }),
  cancelled: ({ say }, at) => say('Your demo of {at} was cancelled', { at }),
  'reminder 24': ({ say }, at) => say('Tomorrow: demo of Angan, {at}', { at }),
  'reminder 1': ({ say }, at) => say('In an hour: demo of Angan, {at}', { at }),
};
const timeOf = (starts_at: string, { word }: Pick<Words, 'word'>): string =>
  `${word(formatWeekday(starts_at))}, ${word(formatDateTime(starts_at))}`;

/**
 * Mails who booked, with the time, a file for the calendar and the link to move or cancel it, and sends an SMS with the
 * time. `key` tells news of one kind apart that is told more than once.
 */
export const tellOfDemo = async (
  db: Kysely<DB>,
  services: Services,
  { booking, slot }: ToldBooking,
  news: DemoNews,
  key: string = news,
): Promise<void> => {
  const { publicUrl } = services.settings;
  const idempotencyKey = `demo ${booking.id} ${key}`;
  // Of what has begun there is nothing left to say.
  const notAfter = new Date(slot.starts_at);
  const isOff = news === 'cancelled';
  if (booking.email) {
    const { uid, token } = linkFor(services, linkOfBooking(booking));
    const { meeting_link } = booking;
    const file = { id: booking.id, starts_at: slot.starts_at, ends_at: endsAt(slot), meeting_link, publicUrl };
    const calendar = isOff ? undefined : await calendarFileOf(db, { ...file, changed: booking.last_updated });
    // They write in the language in which they asked to be shown it.
    const reader = { to: booking.email, name: plainName(booking.name), language: booking.language };
    const mail = mailTo(reader, (words) => {
      const { say } = words;
      const at = timeOf(slot.starts_at, words);
      return {
        subject: subjects[news](words, at),
        paragraphs: isOff
          ? [say('Your demo of {at} was cancelled. You can book another at any time.', { at })]
          : [
              say(
                'Your demo of Angan is on {at}, India time. It takes 30 minutes, on your own phone and with your own listing.',
                { at },
              ),
              meeting_link
                ? say('Join it here: {link}', { link: meeting_link })
                : say('We call you on the number that you gave.'),
            ],
        link: isOff
          ? { label: say('Book a demo'), url: `${publicUrl}/demo` }
          : { label: say('Move or cancel it'), url: publicUrl + demoPath(uid, token) },
      };
    });
    await send(db, {
      ...mail,
      body: {
        ...mail.body,
        ...(calendar && {
          attachments: [{ file_name: calendar.file_name, content: Buffer.from(calendar.content).toString('base64') }],
        }),
      },
      idempotencyKey,
      ...(!isOff && { notAfter }),
    });
  }
  if (news === 'again' || isOff) return;
  const reader = { to: booking.mobile, language: booking.language };
  await send(db, {
    ...smsTo(services.settings, reader, 'demo', (words) => ({ time: timeOf(slot.starts_at, words) })),
    idempotencyKey: `${idempotencyKey} sms`,
    notAfter,
  });
};
