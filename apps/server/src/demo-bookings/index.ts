export { demoBookingHandlers } from './admin/bookings.ts';
export { demoSlotHandlers } from './admin/slots.ts';
export { remindingOfDemo } from './remind.ts';
export { askForSlots, makeSlots, makingDemoSlots } from './slots/make-slots.ts';
export { demoVisitorHandlers } from './visitor/index.ts';
