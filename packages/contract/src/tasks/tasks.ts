import {
  type TaskType,
  taskPriorities,
  taskRepeats,
  taskStatuses,
  taskTypes,
  visitOutcomes,
  visitPoints,
} from '@angan/domain/lookups/tasks.ts';
import { z } from 'zod';
import { Inquiry, requirementFacts } from '../inquiries/inquiries.ts';
import { call } from '../kit/call.ts';
import { drf } from '../kit/drf-texts.ts';
import {
  choice,
  choices,
  dateTime,
  idParams,
  number,
  reference,
  requiredReference,
  requiredText,
  text,
} from '../kit/fields.ts';
import { anyOf, anyWord, fromDay, isSo, toDay } from '../kit/filters.ts';
import { Assignee, ContactRef, ProjectRef } from '../kit/nested.ts';
import { resource } from '../kit/resource.ts';
import { Property } from '../properties/properties.ts';

export const taskLimits = { title: 120, comment: 1000, reason: 200, note: 500, minutes: 480, reminders: 5 } as const;

/** The types as a tuple that a schema can be made of. */
const typeChoices = taskTypes as readonly [TaskType, ...TaskType[]];
/** Types that people can add; a further one is a word here once its screen is there. */
export const addedTypes = ['Site Visit'] as const satisfies readonly TaskType[];

/** The records that a task is for, as its reader may see them. */
export const TaskProperty = Property.pick({
  id: true,
  property_code: true,
  property_type: true,
  property_subtype: true,
  deal_type: true,
  bhk: true,
  unit_no: true,
  wing: true,
  area: true,
  society_name: true,
  contact: true,
  status: true,
  sale_price_total: true,
  rent_total: true,
  deposit: true,
  size: true,
  size_unit: true,
  size_basis: true,
  size_sqft: true,
  visiting_hours: true,
  cover: true,
  created_by: true,
  created_date: true,
  assigned_to: true,
});
export type TaskProperty = z.infer<typeof TaskProperty>;
export const TaskInquiry = Inquiry.pick({
  id: true,
  inquiry_code: true,
  contact: true,
  ...requirementFacts,
  date_time: true,
  deal_type: true,
  stage: true,
  may_edit: true,
  created_by: true,
  created_date: true,
  assigned_to: true,
});
export type TaskInquiry = z.infer<typeof TaskInquiry>;

const VisitFeedback = z.object({
  /** 1 not at all, 5 very much. */
  liked: z.number().int().nullable(),
  points: z.array(z.enum(visitPoints)),
  note: z.string(),
});

/** Something to be done, as a role may see it. Moments as ISO 8601. */
export const Task = z.object({
  id: z.number(),
  type: z.enum(typeChoices),
  title: z.string(),
  date_time: z.string(),
  duration_minutes: z.number().int(),
  property: TaskProperty.nullable(),
  inquiry: TaskInquiry.nullable(),
  contact: ContactRef.nullable(),
  project: ProjectRef.nullable(),
  /** The tour that it is a stop of, and its place in it, from 1. */
  visit_group: z.string().nullable(),
  visit_order: z.number().int().nullable(),
  assigned_to: Assignee,
  priority: z.enum(taskPriorities),
  /** Minutes before it begins. */
  remind_before: z.array(z.number().int()),
  repeat: z.enum(taskRepeats),
  comment: z.string(),
  status: z.enum(taskStatuses),
  /** Why it was cancelled. */
  status_reason: z.string(),
  outcome: z.enum(visitOutcomes).nullable(),
  feedback: VisitFeedback.nullable(),
  completed_at: z.string().nullable(),
  rescheduled_from: z.number().nullable(),
  /** Statuses that the reader may move it to now. */
  may_move_to: z.array(z.enum(taskStatuses)),
  is_deleted: z.boolean(),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
});
export type Task = z.infer<typeof Task>;

/** A moment that has to be there. */
export const requiredMoment = () =>
  z.iso.datetime({ offset: true, error: ({ input }) => (input === undefined ? drf.required : drf.datetime) });
const changing = {
  title: text(taskLimits.title),
  duration_minutes: number(5, taskLimits.minutes, 'int'),
  assigned_to: requiredReference().optional(),
  priority: choice(taskPriorities),
  remind_before: z.array(z.number().int().min(0).max(10_080)).max(taskLimits.reminders).optional(),
  comment: text(taskLimits.comment),
};

/** Who is not named has it themselves; how long it takes and when it is reminded of go by its type. */
export const TaskInput = z.object({
  type: z.enum(addedTypes, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) }),
  date_time: requiredMoment(),
  inquiry: reference(),
  property: reference(),
  project: reference(),
  ...changing,
});
export type TaskInput = z.input<typeof TaskInput>;

/** What was said on a visit. Where no outcome is said, it follows from the rest. */
export const CompleteInput = z.object({
  outcome: choice(visitOutcomes),
  liked: number(1, 5, 'int'),
  points: choices(visitPoints),
  note: text(taskLimits.note),
});
export type CompleteInput = z.input<typeof CompleteInput>;

export const tasks = resource({
  one: 'task',
  alsoShows: ['area', 'contact', 'inquiry', 'property'],
  path: '/properties/tasks/',
  row: Task,
  create: TaskInput,
  update: z.object({ date_time: dateTime(), ...changing }),
  ordering: ['date_time', '-date_time', '-created_date'],
  search: ['inquiry'],
  filters: {
    is_deleted: isSo('is_deleted'),
    type: anyWord('type', typeChoices),
    status: anyWord('status', taskStatuses),
    date_time__gte: fromDay('date_time'),
    date_time__lte: toDay('date_time'),
    inquiry: anyOf('inquiry'),
    property: anyOf('property'),
    assigned_to: anyOf('assigned_to'),
  },
});

const move = { access: 'task:edit', params: idParams, answer: Task } as const;

export const taskCalls = {
  ...tasks.calls,
  restore: call({
    method: 'POST',
    path: '/properties/tasks/:id/restore/',
    access: 'task:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Task,
  }),
  complete: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/complete/',
    summary: 'Say that a visit was made, and what the client said',
    body: CompleteInput,
  }),
  miss: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/miss/',
    summary: 'Say that a visit was missed',
  }),
  cancel: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/cancel/',
    summary: 'Cancel a task, with the reason',
    body: z.object({ reason: requiredText(taskLimits.reason) }),
  }),
  reschedule: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/reschedule/',
    summary: 'Put a task off; answers the new one, which names the old',
    body: z.object({ date_time: requiredMoment(), duration_minutes: changing.duration_minutes }),
  }),
};
