import { mostStops } from '@angan/domain/tours/index.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, number, requiredReference, requiredReferences, text } from '../kit/fields.ts';
import { MapTiles } from '../properties/property-map.ts';
import { requiredMoment, Task, TaskInquiry, TaskProperty, taskLimits } from './tasks.ts';

const Point = z.object({ latitude: z.number(), longitude: z.number() });
const Place = Point.extend({
  /** Its own place, or only that of its society or area. */
  placed_by: z.enum(['property', 'society', 'area']),
});
export type Place = z.infer<typeof Place>;

/** A stop before it is saved: when it is reached by this order, and whether it may be seen then. */
export const PlannedStop = z.object({
  property: TaskProperty,
  place: Place.nullable(),
  duration_minutes: z.number().int(),
  arrives: z.string(),
  leaves: z.string(),
  travel_minutes: z.number(),
  /** As the crow flies; null where it is not known. */
  km: z.number().nullable(),
  wait_minutes: z.number(),
  openness: z.enum(['open', 'closed', 'any']),
});
export type PlannedStop = z.infer<typeof PlannedStop>;

/** A tour as it was saved: its visits in their order, and where they are. */
export const Tour = z.object({
  visit_group: z.string(),
  inquiry: TaskInquiry,
  stops: z.array(Task.extend({ place: Place.nullable() })),
  tiles: MapTiles,
});
export type Tour = z.infer<typeof Tour>;

const minutes = () => number(5, taskLimits.minutes, 'int');
const path = '/properties/tasks/tours/' as const;

export const tourCalls = {
  plan: call({
    method: 'POST',
    shows: ['task', 'property'],
    path: `${path}plan/`,
    access: 'task:create',
    writes: false,
    summary: `In which order and when up to ${mostStops} properties are best seen; nothing is written`,
    body: z.object({
      properties: requiredReferences(mostStops),
      start_at: requiredMoment(),
      /** Where the people set out; at the first stop where it is left out. */
      start_point: Point.nullish(),
      duration_minutes: minutes(),
      /** As the properties are named, instead of the shortest way. */
      keep_order: flag(),
    }),
    answer: z.object({ stops: z.array(PlannedStop), tiles: MapTiles }),
  }),
  create: call({
    method: 'POST',
    path,
    access: 'task:create',
    summary: 'Save a tour: a visit for each stop, all or none',
    body: z.object({
      inquiry: requiredReference(),
      stops: z
        .array(z.object({ property: requiredReference(), date_time: requiredMoment(), duration_minutes: minutes() }))
        .min(1)
        .max(mostStops),
      assigned_to: requiredReference().optional(),
      comment: text(taskLimits.comment),
    }),
    answer: Tour,
    status: 201,
  }),
  get: call({
    method: 'GET',
    shows: ['task', 'inquiry', 'property', 'area', 'contact'],
    kept: true,
    path: `${path}:visit_group/`,
    access: 'task:view',
    summary: 'A tour with its visits, in their order',
    params: z.object({ visit_group: z.string().regex(/^V-\d{6,12}$/) }),
    answer: Tour,
  }),
};
