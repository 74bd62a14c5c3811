import { type DemoMover, demoReminderHours } from '@angan/domain/demo-bookings.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { tellOfDemo } from '../messages/index.ts';
import { lockedSlots, type SlotRow, slotRefusal } from '../slots/place.ts';
import { remindOfDemo } from '../tasks.ts';
import { type BookingRow, setBooking } from './booking-row.ts';

/** A booking with its slot, or why the slot cannot be had. */
export type Placed = { readonly booking: BookingRow; readonly slot: SlotRow } | { readonly refused: string };

/** Confirms a locked booking in its own slot, and tells who booked. Nothing is changed where the slot cannot be had. */
export const confirmInPlace = async (
  db: Kysely<DB>,
  services: Services,
  booking: BookingRow,
  who: DemoMover,
): Promise<Placed> => {
  const now = services.now();
  const slot = (await lockedSlots(db, [booking.slot])).get(booking.slot);
  const refused = slotRefusal(slot, { who, language: booking.language, now });
  if (refused !== undefined || !slot) return { refused: refused ?? '' };
  const confirmed = await setBooking(db, booking.id, { status: 'Confirmed', host: booking.host ?? slot.host });
  await announce(db, services, confirmed, slot, 'booked');
  return { booking: confirmed, slot };
};

/**
 * Moves a locked booking to another slot: it becomes Rescheduled, and a new one, Confirmed, takes its place. Nothing is
 * changed where the slot cannot be had.
 */
export const rescheduleTo = async (
  db: Kysely<DB>,
  services: Services,
  booking: BookingRow,
  to: number,
  who: DemoMover,
): Promise<Placed> => {
  const slot = (await lockedSlots(db, [booking.slot, to])).get(to);
  const refused = slotRefusal(slot, { who, language: booking.language, now: services.now() });
  if (refused !== undefined || !slot) return { refused: refused ?? '' };
  await setBooking(db, booking.id, { status: 'Rescheduled' });
  const { id, company_id: _, created_by: __, created_date: ___, last_updated: ____, ...same } = booking;
  const next = await db
    .insertInto('demo_booking')
    .values({ ...same, status: 'Confirmed', slot: to, host: slot.host ?? booking.host, rescheduled_from: id })
    .returningAll()
    .executeTakeFirstOrThrow();
  await announce(db, services, next, slot, 'moved');
  return { booking: next, slot };
};

/** Tells who booked, and asks for the reminders whose time is still to come. */
const announce = async (
  db: Kysely<DB>,
  services: Services,
  booking: BookingRow,
  slot: SlotRow,
  what: 'booked' | 'moved',
) => {
  await tellOfDemo(db, services, { booking, slot }, what);
  for (const hours of demoReminderHours) {
    const runAt = new Date(Date.parse(slot.starts_at) - hours * 3_600_000);
    if (runAt > services.now())
      await enqueue(
        db,
        remindOfDemo,
        { booking: booking.id, hours },
        { key: `demo ${booking.id} in ${hours} h`, runAt },
      );
  }
};
