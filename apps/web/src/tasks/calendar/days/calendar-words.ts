import type { CalendarDate, CalendarKind, CalendarTask, PropertyDateKind } from '@angan/contract/tasks/calendar.ts';
import { plural, t } from '@lingui/core/macro';
import { formatTime, perLanguage } from '../../../core/language/index.ts';
import { homeName, placeOf } from '../../../records/index.ts';
import { urgencyOf } from '../../words/task-words.ts';
import { clock, momentOfPlace, type Place } from './place.ts';

export const kindWords = perLanguage<Record<CalendarKind, string>>(() => ({
  tasks: t`Tasks`,
  visits: t`Site visits`,
  follow_ups: t`Follow-ups`,
  dates: t`Property dates`,
}));

export const dateWords = perLanguage<Record<PropertyDateKind, string>>(() => ({
  lease_end: t`Lease ends`,
  lock_in_end: t`Lock-in ends`,
  tenant_lock_in_end: t`Tenant's lock-in ends`,
  mandate_to: t`Mandate ends`,
}));

/** 'Orchid Heights, Bopal', or what it is where nobody said where. */
export const propertyOf = ({ property }: CalendarDate): string => placeOf(property) || homeName(property);

/** '11:30 AM' */
export const timeOfPlace = (place: Pick<Place, 'day' | 'minute'>): string => formatTime(momentOfPlace(place));

/** '11:30', by twelve hours. */
export const shortTime = ({ minute }: Pick<Place, 'minute'>): string =>
  `${Math.floor(minute / 60) % 12 || 12}:${clock(minute).slice(3)}`;

/** What stands beside `shortTime` in the time of a place: 'AM', or the part of the day. */
export const partOfDay = (place: Pick<Place, 'day' | 'minute'>): string =>
  timeOfPlace(place).replace(shortTime(place), '').trim();

/** How a task stands: done, late, or still to come. */
export const stateOf = (task: CalendarTask, now: Date): 'done' | 'late' | 'open' => {
  if (task.status === 'Completed') return 'done';
  return urgencyOf(task, now)?.isLate ? 'late' : 'open';
};

/** 'Saturday, 21/11/2026, 7 entries' */
export const countWords = (day: string, count: number): string =>
  plural(count, { one: `${day}, # entry`, other: `${day}, # entries` });
