import type { Calendar, CalendarDate, CalendarTask, Festival } from '@angan/contract/tasks/calendar.ts';
import { formatWeekday as weekdayName } from '@angan/domain/dates.ts';
import type { Weekday } from '@angan/domain/lookups/office.ts';
import { type Place, placeOf } from './place.ts';

/** A task where it stands now, or where it is being moved to. */
export interface Placed extends Place {
  task: CalendarTask;
}

export interface DayContent {
  day: string;
  tasks: readonly Placed[];
  dates: readonly CalendarDate[];
  /** How many there are, also those that did not come. */
  count: number;
  /** How many of them did not come. */
  left: number;
  isClosed: boolean;
  festivals: readonly Festival[];
}

export type Move = { id: number; place: Place } | undefined;

/** What stands on each day, by time, with what is being moved where it would come to stand. */
export const contentOf = (data: Calendar | undefined, days: readonly string[], move?: Move): DayContent[] => {
  const placed = (data?.tasks ?? []).map((task) => ({ task, ...(move?.id === task.id ? move.place : placeOf(task)) }));
  const counts = new Map(data?.days.map((one) => [one.day, one.tasks + one.dates]));
  const came = new Map<string, number>();
  for (const { date_time, duration_minutes } of data?.tasks ?? []) {
    const { day } = placeOf({ date_time, duration_minutes } as CalendarTask);
    came.set(day, (came.get(day) ?? 0) + 1);
  }
  for (const { day } of data?.dates ?? []) came.set(day, (came.get(day) ?? 0) + 1);
  return days.map((day) => {
    const tasks = placed.filter((one) => one.day === day).sort((a, b) => a.minute - b.minute);
    const dates = (data?.dates ?? []).filter((one) => one.day === day);
    const left = Math.max(0, (counts.get(day) ?? 0) - (came.get(day) ?? 0));
    return {
      day,
      tasks,
      dates,
      left,
      count: tasks.length + dates.length + left,
      festivals: (data?.festivals ?? []).filter((one) => one.day === day),
      isClosed: (data?.weekly_off ?? []).includes(weekdayName(day) as Weekday),
    };
  });
};
