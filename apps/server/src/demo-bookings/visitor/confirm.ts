import { randomUUID } from 'node:crypto';
import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { joiningTexts } from '@angan/contract/auth/texts.ts';
import type { demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import type { Kysely } from 'kysely';
import { adminIds, raiseAlerts } from '../../alerts/index.ts';
import { asPlatform } from '../../company/index.ts';
import { codeFits } from '../../core/codes/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors, nonField } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { type BookingRow, isOpenBooking, lockedBookings, setBooking } from '../bookings/booking-row.ts';
import { confirmInPlace } from '../bookings/take-place.ts';
import { tellOfDemo } from '../messages/index.ts';
import { slotOf } from '../slots/place.ts';
import { ownDemo } from './own-demo.ts';
import { demoCode, openAlready } from './request.ts';

/**
 * Confirms a request by the code. Only here is it said that there is a booking with the number: its owner is who asks.
 * Where the time was taken meanwhile the booking stays Requested, proved, and its link lets another time be chosen.
 */
export const confirm =
  (limits: Limits): Handler<typeof demoVisitorCalls.confirm> =>
  async ({ body }, { services, request }) => {
    const tries = `demo code of ${body.mobile} from ${request.asker}`;
    await limits.take('address', request.asker);
    await limits.take('account', tries);
    // A wrong try has to stay counted, so what is refused is refused after the transaction.
    const outcome = await asPlatform(services, request.id, async (db) => {
      if (!(await codeFits(db, services.settings, demoCode(body.mobile), body.otp.replaceAll(/\s/g, ''))))
        return fieldErrors({ otp: [joiningTexts.codeWrong] });
      const all = await lockedBookings(db, body.mobile);
      const row = all.find(({ id }) => id === body.id);
      if (row?.status !== 'Requested') return nonField(demoTexts.bookingGone);
      const confirmed = all.find((one) => one.id !== row.id && one.status === 'Confirmed');
      if (confirmed) {
        await tellAgain(db, services, confirmed);
        return openAlready();
      }
      return ownDemo(db, services, await prove(db, services, row, all));
    });
    if (outcome instanceof Error) throw outcome;
    await limits.forget('account', tries);
    return outcome;
  };

/** Notes the proof, and confirms where there is room. An earlier one that waits for another time gives way to this. */
const prove = async (
  db: Kysely<DB>,
  services: Services,
  row: BookingRow,
  all: readonly BookingRow[],
): Promise<BookingRow> => {
  for (const one of all)
    if (one.id !== row.id && isOpenBooking(one)) await setBooking(db, one.id, { status: 'Cancelled' });
  const proved = await setBooking(db, row.id, { otp_checked_at: services.now().toISOString() });
  const placed = await confirmInPlace(db, services, proved, 'visitor');
  if ('refused' in placed) return proved;
  const { booking, slot } = placed;
  await raiseAlerts(db, [
    {
      to: await adminIds(db),
      kind: 'New demo booking',
      sentence: alertSentences.of.demoBooked({ who: booking.name, at: slot.starts_at }),
      key: `demo ${booking.id} booked`,
    },
  ]);
  return booking;
};

/** The mail of a booking once more, to the address that it was made with. */
const tellAgain = async (db: Kysely<DB>, services: Services, booking: BookingRow) => {
  const slot = await slotOf(db, booking.slot);
  await tellOfDemo(db, services, { booking, slot }, 'again', `again ${randomUUID()}`);
};
