import { addDays, addMonths, dayInIndia, mondayOf } from '@angan/domain/dates.ts';
import { formatDate, formatMonth, formatWeekday } from '../../../core/language/index.ts';
import type { UrlState } from '../../../ui/use-url-state.ts';

/** How many days a calendar shows at once; a phone has the agenda alone. */
export const spanKinds = ['day', 'week', 'month'] as const;
export type SpanKind = (typeof spanKinds)[number] | 'agenda';

export interface CalendarSpan {
  kind: SpanKind;
  /** The day that was chosen, as YYYY-MM-DD. */
  day: string;
  days: readonly string[];
}

const range = (from: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(from, at));

/** The days that are shown around one: whole weeks from Monday, of a month all that it touches. */
export const daysAround = (kind: SpanKind, day: string): string[] => {
  if (kind === 'day') return [day];
  if (kind === 'week') return range(mondayOf(day), 7);
  if (kind === 'agenda') return range(mondayOf(day), 21);
  return range(mondayOf(`${day.slice(0, 7)}-01`), 42);
};

const isDay = (text: string | undefined) => text !== undefined && dayInIndia(text) === text;

/** The span that the address asks for. */
export const spanOf = (url: UrlState, isPhone: boolean): CalendarSpan => {
  const asked = spanKinds.find((one) => one === url.get('span')) ?? 'month';
  const kind = isPhone ? 'agenda' : asked;
  const given = url.get('day');
  const day = isDay(given) ? given! : dayInIndia();
  return { kind, day, days: daysAround(kind, day) };
};

/** The day that the next or the one before begins around. */
export const stepped = ({ kind, day }: CalendarSpan, by: 1 | -1): string => {
  if (kind === 'month') return addMonths(`${day.slice(0, 7)}-01`, by);
  return addDays(day, kind === 'day' ? by : 7 * by);
};

/** '16/11' */
export const shortDay = (day: string): string => formatDate(day).slice(0, 5);
/** 'Saturday, 21/11/2026' */
export const longDay = (day: string): string => `${formatWeekday(day)}, ${formatDate(day)}`;

/** What the page is called: 'November 2026', '16/11 to 22/11/2026', 'Saturday, 21/11/2026'. */
export const spanTitle = ({ kind, day, days }: CalendarSpan, to: (from: string, end: string) => string): string => {
  if (kind === 'day') return longDay(day);
  return kind === 'week' ? to(shortDay(days[0]!), formatDate(days.at(-1)!)) : formatMonth(day);
};
