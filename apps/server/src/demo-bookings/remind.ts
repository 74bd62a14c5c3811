import { job } from '../core/jobs/job.ts';
import { findBooking } from './bookings/booking-row.ts';
import { tellOfDemo } from './messages/index.ts';
import { slotOf } from './slots/place.ts';
import { remindOfDemo } from './tasks.ts';

/** Reminds who booked, where the demo still stands and is still to come. The key of the message lets a job be tried again. */
export const remindingOfDemo = job(remindOfDemo, async ({ booking: id, hours }, { db, services }) => {
  const booking = await findBooking(db, id);
  if (booking?.status !== 'Confirmed') return;
  const slot = await slotOf(db, booking.slot);
  if (Date.parse(slot.starts_at) <= services.now().getTime()) return;
  await tellOfDemo(db, services, { booking, slot }, hours === 24 ? 'reminder 24' : 'reminder 1');
});
