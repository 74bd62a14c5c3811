import { plural, t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import styles from './wait-clock.module.css';

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
export interface Urgency {
  state: 'ok' | 'warn' | 'bad';
  bars: number;
}

/** How long somebody has waited for a first answer; it changes its state in steps, and four bars repeat what the colour says. */
export const WaitClock = ({ seconds, urgency: { state, bars } }: { seconds: number; urgency: Urgency }) => (
  <span className={styles.clock} data-state={state}>
    <span aria-hidden>{short(seconds)}</span>
    <VisuallyHidden>{long(seconds)}</VisuallyHidden>
    <span className={styles.bars} aria-hidden>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-filled={bar <= bars || undefined} />
      ))}
    </span>
  </span>
);
