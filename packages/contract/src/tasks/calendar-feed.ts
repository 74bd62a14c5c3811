import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';

/** Where calendars elsewhere read a person's tasks; the key stands behind it as `key`, which no log has. */
export const feedPath = '/calendar/tasks.ics';
/** 32 random bytes. */
export const feedKeyPattern = /^[A-Za-z0-9_-]{43}$/;
/** Days of the past and of the future that a feed holds, and for how many it still says that a task is off. */
export const feedDays = { past: 30, ahead: 365, cancelled: 30 } as const;

/** Whether there is a link, since when, and when a calendar last read it. The link itself is shown once, as it is made. */
export const CalendarFeed = z.object({
  created_date: z.string().nullable(),
  last_read_at: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const path = '/properties/tasks/calendar/feed/' as const;

export const calendarFeedCalls = {
  get: call({
    method: 'GET',
    shows: ['calendar_feed'],
    path,
    access: 'task:view',
    summary: 'Whether calendars elsewhere read the own tasks',
    answer: CalendarFeed,
  }),
  create: call({
    method: 'POST',
    path,
    access: 'task:view',
    summary: 'Make the link by which calendars read the own tasks; one that was there stops working',
    answer: CalendarFeed.extend({ url: z.string() }),
    status: 201,
  }),
  remove: call({
    method: 'DELETE',
    path,
    access: 'task:view',
    summary: 'End the link by which calendars read the own tasks',
    status: 204,
  }),
  file: call({
    method: 'GET',
    shows: ['task', 'area', 'contact', 'inquiry', 'property'],
    path: '/properties/tasks/:id/ics/',
    access: 'task:view',
    summary: 'A task as a file for a calendar, without numbers',
    params: idParams,
    answer: z.object({ file_name: z.string(), content: z.string() }),
  }),
};

/** What a calendar elsewhere asks, with nothing but the key. */
export const calendarFeedPageCalls = {
  read: call({
    method: 'GET',
    shows: [],
    path: `${feedPath}/`,
    access: 'public',
    writes: true,
    summary: 'The tasks of who made the link, as iCalendar',
    query: z.object({ key: z.string().optional().catch(undefined) }),
  }),
};
