import {
  demoBusinesses,
  demoHours,
  demoLanguages,
  demoOutcomes,
  demoStatuses,
  demoTeamSizes,
} from '@angan/domain/demo-bookings.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, idParams, reference, text } from '../kit/fields.ts';
import { anyOf, anyWord, onOrAfter, onOrBefore } from '../kit/filters.ts';
import { listQuery, pageOf, queryOf } from '../kit/resource.ts';
import { demoByHand, demoFields } from './fields.ts';
import { demoTexts } from './texts.ts';

const Host = z.object({ id: z.number(), name: z.string() });

/** A time for demonstrations as the platform's people see it. */
export const DemoSlot = z.object({
  id: z.number(),
  date: z.string(),
  /** HH:MM by the clock in India. */
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  capacity: z.number(),
  host: Host.nullable(),
  languages: z.array(z.enum(demoLanguages)),
  is_open: z.boolean(),
  booked_count: z.number(),
});
export type DemoSlot = z.infer<typeof DemoSlot>;

export const DemoBooking = z.object({
  id: z.number(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  company_name: z.string(),
  city: z.string(),
  team_size: z.enum(demoTeamSizes).nullable(),
  business: z.enum(demoBusinesses).nullable(),
  language: z.enum(demoLanguages),
  slot: DemoSlot.pick({ id: true, date: true, start_time: true, end_time: true, starts_at: true }),
  message: z.string(),
  source: z.string(),
  meeting_link: z.string(),
  status: z.enum(demoStatuses),
  host: Host.nullable(),
  notes: z.string(),
  outcome: z.enum(demoOutcomes).nullable(),
  cancel_reason: z.string(),
  otp_checked_at: z.string().nullable(),
  rescheduled_from: z.number().nullable(),
  /** The booking that took its place, and when that is. */
  rescheduled_to: z.object({ id: z.number(), starts_at: z.string() }).nullable(),
  /** The office that signed up with the number. */
  account: z.object({ id: z.number(), company_name: z.string() }).nullable(),
  created_date: z.string(),
});
export type DemoBooking = z.infer<typeof DemoBooking>;

/** What a list of bookings may be narrowed by. Days are those of the slots. */
export const demoFilters = {
  status: anyWord('status', demoStatuses),
  language: anyWord('language', demoLanguages),
  host: anyOf('host'),
  date__gte: onOrAfter('date'),
  date__lte: onOrBefore('date'),
} as const;

const view = { access: 'demo_booking:view', subscription: 'any', method: 'GET' } as const;
const edit = { access: 'demo_booking:edit', subscription: 'any' } as const;
const bookings = '/properties/demos/';
const slots = '/properties/demo_slots/';
const meetingLink = z
  .union([z.literal(''), z.url({ protocol: /^https$/, error: demoTexts.notALink }).max(demoFields.meeting_link)], {
    error: demoTexts.notALink,
  })
  .optional();

export const demoBookingCalls = {
  list: call({
    ...view,
    shows: ['demo_booking', 'demo_slot', 'app_user', 'company'],
    path: bookings,
    summary: 'The bookings: from today on by day, then those before, the last first',
    query: z.object({ ...listQuery, ...queryOf(demoFilters) }),
    answer: pageOf(DemoBooking),
  }),
  month: call({
    ...view,
    shows: ['demo_booking', 'demo_slot'],
    path: '/properties/demos/month/',
    summary: 'What came of the demos of this month, and how many are today',
    answer: z.object({ today: z.number(), completed: z.number(), trials: z.number(), bought: z.number() }),
  }),
  get: call({
    ...view,
    shows: ['demo_booking', 'demo_slot', 'app_user', 'company'],
    path: '/properties/demos/:id/',
    summary: 'Read one booking',
    params: idParams,
    answer: DemoBooking,
  }),
  create: call({
    ...edit,
    method: 'POST',
    path: '/properties/demos/by_hand/',
    summary: 'Book a demo for somebody who rang',
    body: demoByHand,
    answer: DemoBooking,
    status: 201,
  }),
  update: call({
    ...edit,
    method: 'PATCH',
    path: '/properties/demos/:id/',
    summary: 'Change the notes, the meeting link or the host',
    params: idParams,
    body: z.object({ notes: text(demoFields.notes), meeting_link: meetingLink, host: reference() }),
    answer: DemoBooking,
  }),
  move: call({
    ...edit,
    method: 'POST',
    path: '/properties/demos/:id/move/',
    summary: 'Move a booking to another status; a rescheduled one is answered as the booking that took its place',
    params: idParams,
    body: z.object({
      status: z.enum(demoStatuses),
      outcome: z.enum(demoOutcomes).nullish(),
      slot: reference(),
      cancel_reason: text(demoFields.cancel_reason),
      notes: text(demoFields.notes),
    }),
    answer: DemoBooking,
  }),
};

export const demoSlotCalls = {
  grid: call({
    ...view,
    shows: ['demo_slot', 'app_user'],
    path: '/properties/demo_slots/grid/',
    summary: 'The slots from today on, and who may be host',
    answer: z.object({ slots: z.array(DemoSlot), hosts: z.array(Host) }),
  }),
  update: call({
    ...edit,
    method: 'PATCH',
    path: `${slots}:id/`,
    summary: 'Open or close a slot, and say how many may come, in which languages and who is host',
    params: idParams,
    body: z.object({
      is_open: flag(),
      capacity: z.number().int().min(1).max(demoHours.mostCapacity).optional(),
      host: reference(),
      languages: z.array(z.enum(demoLanguages)).max(demoLanguages.length).optional(),
    }),
    answer: DemoSlot,
  }),
};
