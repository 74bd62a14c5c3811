import { only } from '@angan/contract/kit/presented.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { TaskType } from '@angan/domain/lookups/tasks.ts';
import type { NewTask } from '../insert-tasks.ts';
import type { HeldTask } from '../visible-tasks.ts';

/** What a task that is put off takes along. */
const kept = [
  'inquiry',
  'property',
  'project',
  'contact',
  'deal',
  'deal_reason',
  'loan',
  'title',
  'comment',
  'assigned_to',
  'priority',
  'remind_before',
  'repeat',
  'repeat_day',
] as const;

/** The task that stands for one that is put off. A visit stays in its tour where that is on the same day. */
export const putOffAs = (task: HeldTask, date_time: string, duration_minutes: number): NewTask => {
  const isSameDay = dayInIndia(task.date_time) === dayInIndia(date_time);
  return {
    ...only(task, kept),
    type: task.type as TaskType,
    date_time,
    duration_minutes,
    rescheduled_from: task.id,
    ...(isSameDay && { visit_group: task.visit_group, visit_order: task.visit_order }),
  };
};
