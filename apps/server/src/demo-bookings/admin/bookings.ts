import type { demoBookingCalls } from '@angan/contract/demo-bookings/demo-bookings.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { findBooking, isOpenBooking, lockedBookings, setBooking } from '../bookings/booking-row.ts';
import { confirmInPlace } from '../bookings/take-place.ts';
import { lockedSlots } from '../slots/place.ts';
import { checkHost } from './check-host.ts';
import { countMonth, listBookings } from './list-bookings.ts';
import { moveBooking } from './move-booking.ts';
import { readBooking } from './show-booking.ts';

export const demoBookingHandlers: Handlers<typeof demoBookingCalls> = {
  list: ({ query }, context) => listBookings(query, context),
  month: (_, context) => countMonth(context),
  get: ({ params }, context) => readBooking(context, params.id),

  /** Somebody who rang has proved the number by that. */
  async create({ body }, context) {
    const { db, services, actor } = context;
    if ((await lockedBookings(db, body.mobile)).some(isOpenBooking))
      throw fieldErrors({ mobile: [demoTexts.openForNumber] });
    if (!(await lockedSlots(db, [body.slot])).has(body.slot)) throw fieldErrors({ slot: [demoTexts.slotGone] });
    const row = await db
      .insertInto('demo_booking')
      .values({ ...body, company_id: actor.companyId, created_by: actor.userId })
      .returningAll()
      .executeTakeFirstOrThrow();
    const placed = await confirmInPlace(db, services, row, 'admin');
    if ('refused' in placed) throw fieldErrors({ slot: [placed.refused] });
    return readBooking(context, placed.booking.id);
  },

  async update({ params, body }, context) {
    if (!(await findBooking(context.db, params.id))) throw notFound();
    await checkHost(context, body.host);
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    if (Object.keys(change).length > 0) await setBooking(context.db, params.id, change);
    return readBooking(context, params.id);
  },

  move: moveBooking,
};
