/** When a task that repeats comes again, by the days of India whatever zone the machine is in. */
import { addDays, addMonths, dayInIndia } from './dates.ts';
import type { taskRepeats } from './lookups/tasks.ts';

export type TaskRepeat = (typeof taskRepeats)[number];

export interface Repeating {
  /** ISO 8601. */
  readonly date_time: string;
  readonly repeat: TaskRepeat;
  /** The day of the month that it keeps to; null: that of its own time. */
  readonly repeat_day: number | null;
}

const india = 5.5 * 3_600_000;
const dayLength = 86_400_000;
/** Midnight in India as a moment. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);
const dateOf = (day: string): number => Number(day.slice(8));

/** The day of the month that it keeps to: the 31st, also after it was the last of February. */
export const repeatDayOf = (task: Repeating): number => task.repeat_day ?? dateOf(dayInIndia(task.date_time));

/** The first day after `day` that is the wanted one of its month, or the month's last where that has fewer. */
const nextMonthly = (day: string, wanted: number): string => {
  const first = `${day.slice(0, 7)}-01`;
  for (let months = 0; ; months += 1) {
    const month = addMonths(first, months);
    const last = dateOf(addDays(addMonths(month, 1), -1));
    const candidate = addDays(month, Math.min(wanted, last) - 1);
    if (candidate > day) return candidate;
  }
};

const stepOf: Record<Exclude<TaskRepeat, 'None'>, (day: string, wanted: number) => string> = {
  Daily: (day) => addDays(day, 1),
  Weekly: (day) => addDays(day, 7),
  Monthly: nextMonthly,
};

/**
 * The first time that it comes again, at the same time of day: after its own, and still to come. null where it does not
 * repeat.
 */
export const nextRepeat = (task: Repeating, now: Date): string | null => {
  if (task.repeat === 'None') return null;
  const step = stepOf[task.repeat];
  const timeOfDay = (Date.parse(task.date_time) + india) % dayLength;
  const wanted = repeatDayOf(task);
  let day = dayInIndia(task.date_time);
  do day = step(day, wanted);
  while (startOf(day) + timeOfDay <= now.getTime());
  return new Date(startOf(day) + timeOfDay).toISOString();
};
