import { addDays, dayInIndia } from '@angan/domain/dates.ts';

/** Today at a time in India: '12:00'. */
export const atInIndia = (time: string, day = dayInIndia()): Date => new Date(`${day}T${time}:00+05:30`);

/** A moment of a night and when its quiet hours end, both ahead of the real clock: what waits lies in the queue till then. */
export const nightOf = (time: string, end: string): { now: Date; end: Date } => {
  const day = addDays(dayInIndia(), 1);
  return { now: atInIndia(time, day), end: atInIndia(end, time < end ? day : addDays(day, 1)) };
};
