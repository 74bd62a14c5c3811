/** When a task is to be done that is put off to a day, by the days of India whatever zone the machine is in. */
import { addDays, dayInIndia } from './dates.ts';
import { type DueTime, overdueDays } from './lookups/tasks.ts';

const minute = 60_000;
const halfHour = 30 * minute;
const india = 11 * halfHour;
const dayLength = 48 * halfHour;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

/** At the same time of day; where that is over, at the next half hour that leaves 30 minutes. ISO 8601. */
export const putOffTo = (day: string, date_time: string, now: Date): string => {
  const same = startOf(day) + ((Date.parse(date_time) + india) % dayLength);
  const soon = Math.ceil((now.getTime() + halfHour) / halfHour) * halfHour;
  return new Date(same > now.getTime() ? same : soon).toISOString();
};

/** From when until before when each band of the list lasts, as ISO 8601; null: without end. */
export const dueBands = (now: Date): Record<DueTime, { readonly from: string; readonly before: string | null }> => {
  const today = dayInIndia(now);
  const at = (days: number) => new Date(startOf(addDays(today, days))).toISOString();
  return {
    overdue: { from: at(1 - overdueDays), before: at(0) },
    today: { from: at(0), before: at(1) },
    tomorrow: { from: at(1), before: at(2) },
    later: { from: at(2), before: null },
  };
};
