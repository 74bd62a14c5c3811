import type { LinkSubject } from '../../auth/index.ts';

/** Days for which the link of a booking is good: past any slot that can be booked, and the moves of it. */
const linkDays = 60;

/** What the link of a booking stands for. */
export const linkOfBooking = (booking: {
  readonly id: number;
  readonly mobile: string;
  readonly email: string;
}): LinkSubject => ({
  purpose: 'demo booking',
  id: booking.id,
  state: [booking.mobile, booking.email],
  days: linkDays,
});
