import { responseMinutes } from '@angan/contract/home/home-call.ts';
import { plural, t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import styles from './home.module.css';

const two = (n: number) => String(n).padStart(2, '0');
const hour = 60;
const day = 24 * hour;

/** '02:14' in the first hour, then '3 h', '2 d'. */
const short = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < hour) return `${two(minutes)}:${two(seconds % 60)}`;
  if (minutes < day) return t`${Math.floor(minutes / hour)} h`;
  return t`${Math.floor(minutes / day)} d`;
};

const long = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < hour) return plural(minutes, { one: 'Waiting # minute', other: 'Waiting # minutes' });
  if (minutes < day) return plural(Math.floor(minutes / hour), { one: 'Waiting # hour', other: 'Waiting # hours' });
  return plural(Math.floor(minutes / day), { one: 'Waiting # day', other: 'Waiting # days' });
};

/** How urgent an answer is: what fills of four bars, and in which colour. */
export const urgencyOfWait = (minutes: number): { state: 'ok' | 'warn' | 'bad'; bars: number } => {
  if (minutes < responseMinutes.soon) return { state: 'ok', bars: 1 };
  return minutes < responseMinutes.late ? { state: 'warn', bars: 2 } : { state: 'bad', bars: 4 };
};

/** How long an inquiry has waited for its first answer; it runs, and changes its state in steps. */
export const ResponseClock = ({ since, now }: { since: string; now: Date }) => {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 1000));
  const { state, bars } = urgencyOfWait(seconds / 60);
  return (
    <span className={styles.clock} data-state={state}>
      <span aria-hidden>{short(seconds)}</span>
      <VisuallyHidden>{long(seconds)}</VisuallyHidden>
      <span className={styles.clockBars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-filled={bar <= bars || undefined} />
        ))}
      </span>
    </span>
  );
};
