import type { CalendarTask } from '@angan/contract/tasks/calendar.ts';

export const mayMove = ({ may_move_to }: CalendarTask): boolean => may_move_to.includes('Rescheduled');
/** Only what is Scheduled can be changed, and only that can be cancelled. */
export const mayStretch = ({ may_move_to }: CalendarTask): boolean => may_move_to.includes('Cancelled');
