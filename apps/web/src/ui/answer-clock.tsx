import { answerMinutes } from '@angan/domain/working-time.ts';
import { useNow } from '../core/use-now.ts';
import { type Urgency, WaitClock } from './wait-clock.tsx';

const second = 1000;
const minute = 60 * second;

/** How urgent an answer is after so many minutes of working hours (the eleventh and twelfth rule of the mockups). */
export const urgencyOf = (minutes: number): Urgency => {
  if (minutes < answerMinutes.good) return { state: 'ok', bars: 1 };
  return minutes < answerMinutes.due ? { state: 'warn', bars: 2 } : { state: 'bad', bars: 4 };
};

/** Since when somebody waits, and the minutes of working hours since then as the server counted them at `readAt`. */
export interface Waiting {
  since: string;
  minutes: number;
  readAt: number;
}

/**
 * Seconds of the office's working hours for which somebody has waited. Where all the time since they asked lay in
 * working hours, the clock goes on by the second; else it stands at the minutes that the server counted.
 */
export const waitedSeconds = ({ since, minutes, readAt }: Waiting, now: number): number => {
  const from = Date.parse(since);
  const isRunning = Math.abs(Math.floor((readAt - from) / minute) - minutes) <= 1;
  return isRunning ? Math.max(0, Math.floor((now - from) / second)) : minutes * 60;
};

/** How long somebody has waited for a first answer. */
export const AnswerClock = (waiting: Waiting) => {
  const seconds = waitedSeconds(waiting, useNow(second).getTime());
  return <WaitClock seconds={seconds} urgency={urgencyOf(seconds / 60)} />;
};
