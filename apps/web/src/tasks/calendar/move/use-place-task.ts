import type { Calendar, CalendarTask } from '@angan/contract/tasks/calendar.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../core/api/index.ts';
import { formatDateTime } from '../../../core/language/index.ts';
import { taskApi } from '../../../tours/index.ts';
import { minutesWords } from '../../words/minutes-words.ts';
import { momentOfPlace, type Place, placeOf } from '../days/place.ts';
import { type Asked, calendarQuery } from '../days/use-calendar.ts';

interface Given {
  task: CalendarTask;
  to: Place;
}

const isMoved = ({ task, to }: Given) => {
  const { day, minute } = placeOf(task);
  return day !== to.day || minute !== to.minute;
};

/** Moving puts a task off, as Reschedule does; only stretching leaves it the same task. */
const save = ({ task, to }: Given) => {
  const id = { params: { id: task.id } };
  return isMoved({ task, to })
    ? taskApi.reschedule(
        { ...id, body: { date_time: momentOfPlace(to), duration_minutes: to.minutes } },
        { quiet: true },
      )
    : taskApi.update({ ...id, body: { duration_minutes: to.minutes } }, { quiet: true });
};

const replaced = (before: Calendar, id: number, by: Partial<CalendarTask>): Calendar => ({
  ...before,
  tasks: before.tasks.map((one) => (one.id === id ? { ...one, ...by } : one)),
});

/** Moves a task at once, and back where the server refuses. `onMoved` hears of the one that takes its place. */
export const usePlaceTask = (days: readonly string[], asked: Asked, onMoved: (from: number, to: number) => void) => {
  const queries = useQueryClient();
  const { queryKey } = calendarQuery(days, asked);
  const change = (how: (before: Calendar) => Calendar) =>
    queries.setQueryData(queryKey, ((before: Calendar | undefined) => before && how(before)) as never);
  const { mutate } = useCall(save, {
    success: ({ date_time, duration_minutes }, given) =>
      isMoved(given) ? t`Moved to ${formatDateTime(date_time)}` : t`Takes ${minutesWords(duration_minutes)}`,
    changes: ['task', 'inquiry', 'property', 'contact'],
    onMutate: async ({ task, to }) => {
      await queries.cancelQueries({ queryKey });
      change((before) => replaced(before, task.id, { date_time: momentOfPlace(to), duration_minutes: to.minutes }));
      return task;
    },
    onError: (_, { task }) => change((before) => replaced(before, task.id, task)),
    onSuccess: ({ id, date_time, duration_minutes, may_move_to }, { task }) => {
      change((before) => replaced(before, task.id, { id, date_time, duration_minutes, may_move_to }));
      if (id !== task.id) onMoved(task.id, id);
    },
  });
  return (task: CalendarTask, to: Place) => mutate({ task, to });
};
