import { addDays, dayInIndia, nextMonday } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatTime } from '../../core/language/index.ts';
import { momentAt, thisEvening, timeOf } from '../../records/index.ts';

export interface MoveTime {
  /** The key that chooses it, the same whether or not the others are offered. */
  key: '1' | '2' | '3' | '4';
  label: string;
  /** What tells it apart from others of its name: the time, or the day. */
  note: string;
  at: string;
}

/** '23/11' */
const short = (day: string) => formatDate(day).slice(0, 5);

/** Where a task is usually put off to: this evening while there is time, else a day at the same time. */
export const moveTimes = (date_time: string, now: Date): MoveTime[] => {
  const today = dayInIndia(now);
  const time = timeOf(date_time);
  const [tomorrow, monday, week] = [addDays(today, 1), nextMonday(today), addDays(today, 7)];
  const tonight = thisEvening(now);
  const at = (day: string) => momentAt(day, time);
  return [
    ...(tonight ? [{ key: '1' as const, label: t`Today`, note: formatTime(tonight), at: tonight }] : []),
    { key: '2', label: t`Tomorrow`, note: formatTime(date_time), at: at(tomorrow) },
    { key: '3', label: t`Monday ${short(monday)}`, note: formatTime(date_time), at: at(monday) },
    { key: '4', label: t`In one week`, note: short(week), at: at(week) },
  ];
};

/** Tomorrow at the same time. */
export const tomorrowOf = (date_time: string, now: Date): string =>
  momentAt(addDays(dayInIndia(now), 1), timeOf(date_time));
