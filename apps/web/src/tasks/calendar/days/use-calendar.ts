import { type CalendarKind, calendarCalls, calendarKinds } from '@angan/contract/tasks/calendar.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../../core/api/index.ts';
import type { UrlState } from '../../../ui/use-url-state.ts';

/** What is asked for beside the days: whose, and which kinds. */
export const askedOf = (url: UrlState) => {
  const kinds = calendarKinds.filter((kind) => url.all('kind').includes(kind));
  return {
    ...(url.all('assigned_to').length > 0 && { assigned_to: url.all('assigned_to').join() }),
    ...(kinds.length > 0 && { kind: kinds as CalendarKind[] }),
  };
};
export type Asked = ReturnType<typeof askedOf>;

export const calendarQuery = (days: readonly string[], asked: Asked) =>
  query(calendarCalls.get, { query: { from: days[0]!, to: days.at(-1)!, ...asked } }, { quiet: true });

/** What is planned on some days; while others are fetched, those before stay. */
export const useCalendar = (days: readonly string[], asked: Asked, enabled = true) =>
  useQuery({ ...calendarQuery(days, asked), placeholderData: keepPreviousData, enabled });
