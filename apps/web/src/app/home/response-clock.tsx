import { responseMinutes } from '@angan/contract/home/home-call.ts';
import { type Urgency, WaitClock } from '../../ui/wait-clock.tsx';

/** How urgent an answer is after so many minutes. */
export const urgencyOfWait = (minutes: number): Urgency => {
  if (minutes < responseMinutes.soon) return { state: 'ok', bars: 1 };
  return minutes < responseMinutes.late ? { state: 'warn', bars: 2 } : { state: 'bad', bars: 4 };
};

/** How long an inquiry has waited for its first answer; it runs. */
export const ResponseClock = ({ since, now }: { since: string; now: Date }) => {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 1000));
  return <WaitClock seconds={seconds} urgency={urgencyOfWait(seconds / 60)} />;
};
