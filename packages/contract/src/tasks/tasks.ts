import {
  dueTimes,
  taskOutcomes,
  taskPriorities,
  taskRepeats,
  taskStatuses,
  taskTypes,
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
  requiredDay,
  requiredReference,
  requiredReferences,
  requiredText,
  text,
} from '../kit/fields.ts';
import { anyOf, anyWord, fromDay, isSo, toDay } from '../kit/filters.ts';
import { Assignee, ContactRef, ProjectRef } from '../kit/nested.ts';
import { resource } from '../kit/resource.ts';
import { Property } from '../properties/properties.ts';
import { VisitCheckIn, VisitorConfirm } from './visit-proof.ts';

export const taskLimits = { title: 120, comment: 1000, reason: 200, note: 500, minutes: 480, reminders: 5 } as const;

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
  type: z.enum(taskTypes),
  title: z.string(),
  date_time: z.string(),
  duration_minutes: z.number().int(),
  property: TaskProperty.nullable(),
  inquiry: TaskInquiry.nullable(),
  contact: ContactRef.nullable(),
  project: ProjectRef.nullable(),
  deal: z.object({ id: z.number(), deal_code: z.string() }).nullable(),
  loan: z.object({ id: z.number(), loan_code: z.string() }).nullable(),
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
  outcome: z.enum(taskOutcomes).nullable(),
  feedback: VisitFeedback.nullable(),
  check_in: VisitCheckIn.nullable(),
  /** How the visitor confirmed the slip of a visit; null where none was made. */
  visitor_confirm: VisitorConfirm.nullable(),
  completed_at: z.string().nullable(),
  rescheduled_from: z.number().nullable(),
  /** The Call that is the inquiry's next follow-up: its time and `next_follow_up` are one fact. */
  is_follow_up: z.boolean(),
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
  repeat: choice(taskRepeats),
  comment: text(taskLimits.comment),
};

const taskType = () =>
  z.enum(taskTypes, { error: ({ input }) => (input === undefined ? drf.required : drf.notAChoice(input)) });

/**
 * Who is not named has it themselves; how long it takes and when it is reminded of go by its type. It is for one record at
 * least; a Site Visit for an inquiry and a property or project. The person of its inquiry or property stands in it where
 * none is named.
 */
export const TaskInput = z.object({
  type: taskType(),
  date_time: requiredMoment(),
  inquiry: reference(),
  property: reference(),
  contact: reference(),
  project: reference(),
  deal: reference(),
  loan: reference(),
  ...changing,
});
export type TaskInput = z.input<typeof TaskInput>;

/**
 * How it went: an outcome of its type. Of a visit also what was said on it, from which the outcome follows where none is
 * said. `next` makes the next task of the same records; an open inquiry past New needs one after a call, unless another
 * task of it lies ahead.
 */
export const CompleteInput = z.object({
  outcome: choice(taskOutcomes),
  liked: number(1, 5, 'int'),
  points: choices(visitPoints),
  note: text(taskLimits.note),
  next: z.object({ type: taskType().default('Call'), date_time: requiredMoment() }).nullish(),
});
export type CompleteInput = z.input<typeof CompleteInput>;

export const tasks = resource({
  one: 'task',
  alsoShows: ['area', 'contact', 'inquiry', 'property', 'deal', 'loan', 'app_user'],
  path: '/properties/tasks/',
  kept: true,
  row: Task,
  create: TaskInput,
  update: z.object({ date_time: dateTime(), ...changing }),
  ordering: ['date_time', '-date_time', '-created_date'],
  search: ['title', 'comment', 'contact', 'inquiry'],
  filters: {
    is_deleted: isSo('is_deleted'),
    type: anyWord('type', taskTypes),
    status: anyWord('status', taskStatuses),
    date_time__gte: fromDay('date_time'),
    date_time__lte: toDay('date_time'),
    inquiry: anyOf('inquiry'),
    property: anyOf('property'),
    contact: anyOf('contact'),
    project: anyOf('project'),
    deal: anyOf('deal'),
    loan: anyOf('loan'),
    assigned_to: anyOf('assigned_to'),
    priority: anyWord('priority', taskPriorities),
    /** When it is to be done, seen from today in India. */
    due: anyWord('due', dueTimes),
  },
});

/** How many tasks stand in each band of the list, by the list's filters but those of time. */
export const TaskCounts = z.object({
  /** Scheduled or Missed in the last 10 days, before today (spec 9). */
  overdue: z.number().int(),
  /** Scheduled today. */
  today: z.number().int(),
  /** Completed today's. */
  today_done: z.number().int(),
  tomorrow: z.number().int(),
  later: z.number().int(),
});
export type TaskCounts = z.infer<typeof TaskCounts>;

/** Tasks that are put off together. */
export const mostPutOff = 100;

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
    summary: 'Say how a task went; of a visit, what the client said',
    body: CompleteInput,
  }),
  undoComplete: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/undo_complete/',
    summary: 'Take back a completion of the last 2 minutes, by who made it: the task and its inquiry are as before',
  }),
  miss: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/miss/',
    summary: 'Say that a task was missed',
  }),
  cancel: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/cancel/',
    summary: 'Cancel a task, with the reason',
    body: z.object({ reason: requiredText(taskLimits.reason) }),
  }),
  counts: call({
    method: 'GET',
    shows: ['task', 'area', 'contact', 'inquiry', 'property'],
    kept: true,
    path: '/properties/tasks/counts/',
    access: 'task:view',
    summary: 'How many tasks are overdue, due today, tomorrow and later',
    query: z.object({
      assigned_to: tasks.filters.assigned_to.schema.optional(),
      type: tasks.filters.type.schema.optional(),
      priority: tasks.filters.priority.schema.optional(),
      inquiry: tasks.filters.inquiry.schema.optional(),
      property: tasks.filters.property.schema.optional(),
      contact: tasks.filters.contact.schema.optional(),
      project: tasks.filters.project.schema.optional(),
      deal: tasks.filters.deal.schema.optional(),
      loan: tasks.filters.loan.schema.optional(),
      search: z.string().max(200).optional(),
    }),
    answer: TaskCounts,
  }),
  putOff: call({
    method: 'POST',
    path: '/properties/tasks/put_off/',
    access: 'task:edit',
    summary:
      'Put several tasks off to a day; each keeps its time, or comes soon where that is over. Says which could not be',
    body: z.object({ tasks: requiredReferences(mostPutOff), day: requiredDay() }),
    answer: z.object({
      moved: z.array(z.number()),
      refused: z.array(z.object({ id: z.number(), why: z.string() })),
    }),
  }),
  reschedule: call({
    ...move,
    method: 'POST',
    path: '/properties/tasks/:id/reschedule/',
    summary: 'Put a task off; answers the new one, which names the old',
    body: z.object({ date_time: requiredMoment(), duration_minutes: changing.duration_minutes }),
  }),
};
