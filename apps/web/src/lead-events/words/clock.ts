import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { answerMinutes } from '@angan/domain/leads/index.ts';
import type { Urgency } from '../../ui/wait-clock.tsx';

/** How urgent an answer is after so many minutes of working hours. */
export const urgencyOfLead = (minutes: number): Urgency => {
  if (minutes < answerMinutes.good) return { state: 'ok', bars: 1 };
  return minutes < answerMinutes.due ? { state: 'warn', bars: 2 } : { state: 'bad', bars: 4 };
};

const minute = 60_000;

/**
 * Seconds of the office's working hours that a lead has waited. The server counts whole minutes when it is asked, at
 * `readAt`; where all the time since the lead came lay in working hours, the clock goes on by the second.
 */
export const waitedSeconds = (
  { received_at, waited_minutes }: Pick<LeadEvent, 'received_at' | 'waited_minutes'>,
  readAt: number,
  now: number,
): number => {
  const since = Date.parse(received_at);
  const isRunning = Math.abs(Math.floor((readAt - since) / minute) - waited_minutes) <= 1;
  return isRunning ? Math.max(0, Math.floor((now - since) / 1000)) : waited_minutes * 60;
};
