export { calendarFileOf } from './calendar-file.ts';
export { endsAt } from './ends-at.ts';
export { linkOfBooking } from './link-of-booking.ts';
export { tellOfDemo } from './tell.ts';
