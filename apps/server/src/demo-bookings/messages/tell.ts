import { demoPath } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { formatDateTime, formatWeekday } from '@angan/domain/dates.ts';
import type { Kysely, Selectable } from 'kysely';
import { linkFor, plainName } from '../../auth/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB, DemoBooking, DemoSlot } from '../../core/database/schema.gen.ts';
import { letter, send } from '../../core/outbox/index.ts';
import { calendarFileOf } from './calendar-file.ts';
import { endsAt } from './ends-at.ts';
import { linkOfBooking } from './link-of-booking.ts';

export interface ToldBooking {
  readonly booking: Selectable<DemoBooking>;
  readonly slot: Selectable<DemoSlot>;
}
/** `again`: they asked for another with the same number, and are reminded of this one. */
export type DemoNews = 'booked' | 'moved' | 'again' | 'cancelled' | 'reminder 24' | 'reminder 1';

const subjects: Readonly<Record<DemoNews, (at: string) => string>> = {
  booked: (at) => `You are booked: demo of Angan, ${at}`,
  moved: (at) => `Your demo was moved to ${at}`,
  again: (at) => `Your demo of Angan, ${at}`,
  cancelled: (at) => `Your demo of ${at} was cancelled`,
  'reminder 24': (at) => `Tomorrow: demo of Angan, ${at}`,
  'reminder 1': (at) => `In an hour: demo of Angan, ${at}`,
};

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
  const { publicUrl, smsDemoTemplate } = services.settings;
  const at = `${formatWeekday(slot.starts_at)}, ${formatDateTime(slot.starts_at)}`;
  const idempotencyKey = `demo ${booking.id} ${key}`;
  // Of what has begun there is nothing left to say.
  const notAfter = new Date(slot.starts_at);
  const isOff = news === 'cancelled';
  if (booking.email) {
    const { uid, token } = linkFor(services, linkOfBooking(booking));
    const { meeting_link } = booking;
    const file = { id: booking.id, starts_at: slot.starts_at, ends_at: endsAt(slot), meeting_link, publicUrl };
    const calendar = isOff ? undefined : await calendarFileOf(db, { ...file, changed: booking.last_updated });
    await send(db, {
      channel: 'mail',
      to: booking.email,
      subject: subjects[news](at),
      body: {
        ...letter({
          greeting: `Hello ${plainName(booking.name)},`,
          paragraphs: isOff
            ? [`Your demo of ${at} was cancelled. You can book another at any time.`]
            : [
                `Your demo of Angan is on ${at}, India time. It takes 30 minutes, on your own phone and with your own listing.`,
                meeting_link ? `Join it here: ${meeting_link}` : 'We call you on the number that you gave.',
              ],
          link: isOff
            ? { label: 'Book a demo', url: `${publicUrl}/demo` }
            : { label: 'Move or cancel it', url: publicUrl + demoPath(uid, token) },
        }),
        ...(calendar && {
          attachments: [{ file_name: calendar.file_name, content: Buffer.from(calendar.content).toString('base64') }],
        }),
      },
      idempotencyKey,
      ...(!isOff && { notAfter }),
    });
  }
  if (news === 'again' || isOff) return;
  await send(db, {
    channel: 'sms',
    to: booking.mobile,
    body: { template_id: smsDemoTemplate, variables: { time: at } },
    idempotencyKey: `${idempotencyKey} sms`,
    notAfter,
  });
};
