import type { CalendarTask } from '@angan/contract/tasks/calendar.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { momentAt, timeOf } from '../../../records/index.ts';

/** Where a task stands: its day, the minute of the day at which it begins, and how many it takes. */
export interface Place {
  day: string;
  minute: number;
  minutes: number;
}

export const dayMinutes = 24 * 60;
/** Minutes by which a task is moved and stretched. */
export const step = 15;

export const placeOf = ({ date_time, duration_minutes }: CalendarTask): Place => {
  const [hour, minute] = timeOf(date_time).split(':').map(Number) as [number, number];
  return { day: dayInIndia(date_time), minute: hour * 60 + minute, minutes: duration_minutes };
};

const two = (n: number) => String(n).padStart(2, '0');
/** '09:30' */
export const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The moment at which something in a place begins. */
export const momentOfPlace = ({ day, minute }: Pick<Place, 'day' | 'minute'>): string => momentAt(day, clock(minute));

/** At another minute, on the same day still. */
export const atMinute = (place: Place, minute: number): Place => ({
  ...place,
  minute: Math.max(0, Math.min(dayMinutes - step, Math.round(minute / step) * step)),
});

/** With another length, of a step at least and `most` minutes at most. */
export const withLength = (place: Place, minutes: number, most: number): Place => ({
  ...place,
  minutes: Math.max(step, Math.min(most, Math.round(minutes / step) * step)),
});
