import { weekdays } from '@angan/domain/lookups/office.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { requiredDay } from '../kit/fields.ts';
import { anyWord } from '../kit/filters.ts';
import { Task, TaskInquiry, TaskProperty, tasks } from './tasks.ts';

/** What stands in a calendar, each to be left out by itself. */
export const calendarKinds = ['tasks', 'visits', 'follow_ups', 'dates'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The days of a property that stand in it, as its fields have them. */
export const propertyDates = ['lease_end', 'lock_in_end', 'tenant_lock_in_end', 'mandate_to'] as const;
export type PropertyDateKind = (typeof propertyDates)[number];

/** Days of one answer: six weeks and the edges beside them. Of a day at most `ofDay` tasks and dates come, in an answer of up to a week `ofDayInWeek`. */
export const calendarLimits = { days: 44, ofDay: 40, ofDayInWeek: 200 } as const;

/** Whose a record is, by which its person's number may be asked for. */
const ownership = { created_by: true, created_date: true, assigned_to: true } as const;

/** A task as a calendar shows it; the whole of it is the task's own call. */
export const CalendarTask = Task.pick({
  id: true,
  type: true,
  title: true,
  date_time: true,
  duration_minutes: true,
  contact: true,
  project: true,
  assigned_to: true,
  comment: true,
  status: true,
  outcome: true,
  is_follow_up: true,
  may_move_to: true,
}).extend({
  property: TaskProperty.pick({
    id: true,
    property_code: true,
    property_subtype: true,
    bhk: true,
    society_name: true,
    area: true,
    contact: true,
    ...ownership,
  }).nullable(),
  inquiry: TaskInquiry.pick({ id: true, inquiry_code: true, contact: true, ...ownership }).nullable(),
});
export type CalendarTask = z.infer<typeof CalendarTask>;

/** A day on which something of a property ends. */
const CalendarDate = z.object({
  kind: z.enum(propertyDates),
  day: z.string(),
  property: TaskProperty.pick({
    id: true,
    property_code: true,
    property_subtype: true,
    bhk: true,
    society_name: true,
    area: true,
  }),
});
export type CalendarDate = z.infer<typeof CalendarDate>;

/** A festival or national holiday, by its name in the domain's list. */
const Festival = z.object({
  day: z.string(),
  name: z.string(),
  /** It goes by the moon as it is seen, and may fall a day before or after. */
  may_shift: z.boolean(),
});
export type Festival = z.infer<typeof Festival>;

/** A span of days, with what is planned on them and what ends on them. What was cancelled or put off is left out. */
export const Calendar = z.object({
  tasks: z.array(CalendarTask),
  dates: z.array(CalendarDate),
  /** How many there are of a day; those of them that do not stand above are the later ones. Days with none are left out. */
  days: z.array(z.object({ day: z.string(), tasks: z.number().int(), dates: z.number().int() })),
  /** Those that are kept everywhere in India, and those of the office's state. */
  festivals: z.array(Festival),
  /** Weekdays on which the office is closed. */
  weekly_off: z.array(z.enum(weekdays)),
});
export type Calendar = z.infer<typeof Calendar>;

export const calendarCalls = {
  get: call({
    method: 'GET',
    shows: ['task', 'property', 'inquiry', 'contact', 'area', 'preleased', 'company'],
    kept: true,
    path: '/properties/tasks/calendar/',
    access: 'task:view',
    summary: `All that is planned on up to ${calendarLimits.days} days, with the days on which leases, lock-ins and mandates end`,
    query: z.object({
      from: requiredDay(),
      to: requiredDay(),
      assigned_to: tasks.filters.assigned_to.schema.optional(),
      kind: anyWord('kind', calendarKinds).schema.optional(),
    }),
    answer: Calendar,
  }),
};
