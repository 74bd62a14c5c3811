import { type AlertSentence, alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import { type DemoStatus, demoMoveRefusal } from '@angan/domain/demo-bookings.ts';
import type { Kysely } from 'kysely';
import { adminIds, raiseAlerts } from '../../alerts/index.ts';
import { asPlatform } from '../../company/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { conflict, fieldErrors } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { type BookingRow, setBooking } from '../bookings/booking-row.ts';
import { rescheduleTo } from '../bookings/take-place.ts';
import { tellOfDemo } from '../messages/index.ts';
import { type SlotRow, slotOf } from '../slots/place.ts';
import { bookingOfLink } from './booking-of-link.ts';
import { ownDemo } from './own-demo.ts';

type ByLink = Pick<typeof demoVisitorCalls, 'show' | 'move' | 'cancel'>;

/** What the holder of a link does with the booking. Links are not guessed; what they do is limited by address. */
export const byLink = (limits: Limits): Handlers<ByLink> => ({
  async show({ body }, { services, request }) {
    await limits.take('address', request.asker);
    return asPlatform(services, request.id, async (db) =>
      ownDemo(db, services, await bookingOfLink(db, services, body)),
    );
  },

  async move({ body }, { services, request }) {
    await limits.take('address', request.asker);
    await limits.take('mailsFromAddress', request.asker);
    return asPlatform(services, request.id, async (db) => {
      const row = await bookingOfLink(db, services, body);
      if (row.status === 'Confirmed' && row.slot === body.slot) return ownDemo(db, services, row);
      await allowed(db, services, row, 'Rescheduled');
      const placed = await rescheduleTo(db, services, row, body.slot, 'visitor');
      if ('refused' in placed) throw fieldErrors({ slot: [placed.refused] });
      const { booking, slot } = placed;
      const { demoBooked, demoMoved } = alertSentences.of;
      // One that never had its place is news as a whole.
      const sentence = (row.status === 'Requested' ? demoBooked : demoMoved)({ who: row.name, at: slot.starts_at });
      await tellAdmins(db, sentence, `demo ${booking.id} moved`);
      return ownDemo(db, services, booking);
    });
  },

  async cancel({ body }, { services, request }) {
    await limits.take('address', request.asker);
    return asPlatform(services, request.id, async (db) => {
      const row = await bookingOfLink(db, services, body);
      const slot = await allowed(db, services, row, 'Cancelled');
      const booking = await setBooking(db, row.id, {
        status: 'Cancelled',
        cancel_reason: body.cancel_reason ?? '',
      });
      await tellOfDemo(db, services, { booking, slot }, 'cancelled');
      const at = slot.starts_at;
      await tellAdmins(db, alertSentences.of.demoCalledOff({ who: row.name, at }), `demo ${row.id} cancelled`);
      return ownDemo(db, services, booking);
    });
  },
});

/** The slot of a booking that a visitor may move so; refuses with a sentence where they may not. */
const allowed = async (db: Kysely<DB>, services: Services, row: BookingRow, to: DemoStatus): Promise<SlotRow> => {
  const slot = await slotOf(db, row.slot);
  const timed = { status: row.status as DemoStatus, starts_at: slot.starts_at };
  const refusal = demoMoveRefusal('visitor', timed, to, services.now());
  // One that waits for another time may choose it whenever it first would have been.
  const isWaiting = row.status === 'Requested' && refusal === 'too late';
  if (refusal && !isWaiting) throw conflict(refusal === 'too late' ? demoTexts.tooLate : demoTexts.bookingGone);
  return slot;
};

const tellAdmins = async (db: Kysely<DB>, sentence: AlertSentence, key: string) =>
  raiseAlerts(db, [{ to: await adminIds(db), kind: 'New demo booking', sentence, key }]);
