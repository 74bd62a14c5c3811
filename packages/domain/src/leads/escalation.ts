import { answerMinutes } from '../working-time.ts';

/** Whom it is told that a lead has no answer yet, and after how many minutes of working hours since it came. */
export const escalationSteps = [
  { to: 'Assigned', minutes: answerMinutes.due },
  { to: 'Co-Owner', minutes: 30 },
  { to: 'Owner', minutes: answerMinutes.late },
] as const;

/** Hours after which an enquiry that comes late, by a look at what was missed, hurries nobody any more. */
export const freshHours = 24;
