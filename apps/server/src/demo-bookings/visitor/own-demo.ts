import type { OwnDemo } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { type DemoLanguage, type DemoStatus, demoMovesOf } from '@angan/domain/demo-bookings.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import type { Kysely } from 'kysely';
import { linkFor } from '../../auth/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { calendarFileOf, endsAt, linkOfBooking } from '../messages/index.ts';
import { slotOf } from '../slots/place.ts';

/** A booking as the stranger sees it who has proved the number or holds the link. */
export const ownDemo = async (db: Kysely<DB>, services: Services, booking: BookingRow): Promise<OwnDemo> => {
  const slot = await slotOf(db, booking.slot);
  const { id, name, mobile, email, meeting_link, last_updated } = booking;
  const status = booking.status as DemoStatus;
  const { starts_at } = slot;
  const ends_at = endsAt(slot);
  const may_change = demoMovesOf('visitor', { status, starts_at }, services.now()).includes('Cancelled');
  const { publicUrl } = services.settings;
  return {
    ...{ name, email, status, starts_at, ends_at, meeting_link, may_change },
    mobile: maskNumber(mobile),
    language: booking.language as DemoLanguage,
    calendar:
      status === 'Confirmed' && may_change
        ? await calendarFileOf(db, { id, starts_at, ends_at, meeting_link, publicUrl, changed: last_updated })
        : null,
    link: linkFor(services, linkOfBooking(booking)),
  };
};
