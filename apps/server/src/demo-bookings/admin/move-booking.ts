import type { demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import { type DemoMoveRefusal, type DemoStatus, demoMoveRefusal } from '@angan/domain/demo-bookings.ts';
import type { Context } from '../../core/context.ts';
import { conflict, fieldErrors, notFound } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import { type BookingRow, findBooking, isOpenBooking, lockedBookings, setBooking } from '../bookings/booking-row.ts';
import { confirmInPlace, type Placed, rescheduleTo } from '../bookings/take-place.ts';
import { tellOfDemo } from '../messages/index.ts';
import { slotOf } from '../slots/place.ts';
import { readBooking } from './show-booking.ts';

const refusals: Readonly<Record<DemoMoveRefusal, string>> = {
  'no way': demoTexts.noWay,
  'not you': demoTexts.noWay,
  'too early': demoTexts.tooEarly,
  'too late': demoTexts.tooLate,
};

/** Moves a booking as the machine has it, and tells who booked where that concerns them. */
export const moveBooking: Handler<typeof demoBookingCalls.move> = async ({ params, body }, context) => {
  const { db, services } = context;
  const { row, others } = await held(context, params.id);
  const slot = await slotOf(db, row.slot);
  const refusal = demoMoveRefusal(
    'admin',
    { status: row.status as DemoStatus, starts_at: slot.starts_at },
    body.status,
    services.now(),
  );
  if (refusal) throw conflict(refusals[refusal]);
  const booking = body.notes === undefined ? row : await setBooking(db, row.id, { notes: body.notes });
  switch (body.status) {
    case 'Confirmed':
      refuseSecond(others);
      return readBooking(context, bookingOf(await confirmInPlace(db, services, booking, 'admin')).id);
    case 'Rescheduled': {
      if (!body.slot) throw fieldErrors({ slot: [demoTexts.slotGone] });
      refuseSecond(others);
      return readBooking(context, bookingOf(await rescheduleTo(db, services, booking, body.slot, 'admin')).id);
    }
    case 'Completed':
      if (!body.outcome) throw fieldErrors({ outcome: [demoTexts.outcomeNeeded] });
      await setBooking(db, row.id, { status: 'Completed', outcome: body.outcome });
      break;
    case 'Cancelled': {
      const off = await setBooking(db, row.id, { status: 'Cancelled', cancel_reason: body.cancel_reason ?? '' });
      // A request that nobody proved may have been made for a number and an address that are somebody else's.
      if (isOpenBooking(row)) await tellOfDemo(db, services, { booking: off, slot }, 'cancelled');
      break;
    }
    default:
      await setBooking(db, row.id, { status: body.status });
  }
  return readBooking(context, row.id);
};

/** The booking, locked with all others of its number, of which the open ones. */
const held = async ({ db }: Context, id: number) => {
  const found = await findBooking(db, id);
  if (!found) throw notFound();
  const all = await lockedBookings(db, found.mobile);
  const row = all.find((one) => one.id === id);
  if (!row) throw notFound();
  return { row, others: all.filter((one) => one.id !== id && isOpenBooking(one)) };
};

const refuseSecond = (others: readonly BookingRow[]) => {
  if (others.length > 0) throw conflict(demoTexts.openForNumber);
};

const bookingOf = (placed: Placed): BookingRow => {
  if ('refused' in placed) throw fieldErrors({ slot: [placed.refused] });
  return placed.booking;
};
