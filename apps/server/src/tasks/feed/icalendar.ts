import { calendarTexts } from '@angan/contract/tasks/texts.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { FeedTask } from './feed-tasks.ts';

/** How often a calendar may ask again. */
const quarterOfAnHour = 900;

/** The library writes the name of a calendar as it comes, where commas and line ends would have to be marked. */
const plainName = (name: string) => name.replace(/[\\,;\s\p{Cc}]+/gu, ' ').trim();

const placeOf = ({ task }: FeedTask): string => {
  if (task.property)
    return [task.property.society_name?.society_name, ...task.property.area.map(({ area }) => area)]
      .filter(Boolean)
      .join(', ');
  return task.project?.project_name ?? '';
};

const nameOf = ({ task }: FeedTask): string =>
  (task.inquiry?.contact ?? task.contact ?? task.property?.contact)?.name.trim() ?? '';

/** Whoever has the file or its link reads it, signed in or not: no number stands in it, whoever made it. */
const shared = (text: string) => maskNumbersIn(text);

const addTask = (calendar: ICalCalendar, one: FeedTask, publicUrl: string): void => {
  const { task, origin, sequence } = one;
  const changed = new Date(task.last_updated);
  const begins = Date.parse(task.date_time);
  const isOff = task.status === 'Cancelled' || task.is_deleted;
  const place = shared(placeOf(one));
  calendar.createEvent({
    id: `task-${origin}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp: changed,
    lastModified: changed,
    // Moments in UTC mean the same in every zone and need no table of zones along.
    start: new Date(begins),
    end: new Date(begins + task.duration_minutes * 60_000),
    summary: shared(calendarTexts.summary(task.type, nameOf(one))),
    ...(place !== '' && { location: place }),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: `${publicUrl}/tasks?id=${task.id}`,
  });
};

/** Tasks as iCalendar (RFC 5545), the same bytes as long as nothing changed. */
export const icalendarOf = (
  tasks: readonly FeedTask[],
  { name, publicUrl }: { name: string; publicUrl: string },
): string => {
  const calendar = ical({
    name: plainName(shared(name)),
    prodId: { company: 'Angan', product: 'Tasks', language: 'EN' },
    ttl: quarterOfAnHour,
  });
  for (const one of tasks) addTask(calendar, one, publicUrl);
  return `${calendar.toString().trimEnd()}\r\n`;
};
