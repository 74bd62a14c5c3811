/** The periods that an office is looked at by, each with the one before that it is held against (domain 6.1). */
import { addDays, addMonths, daysBetween } from './dates.ts';

export const dashboardPeriods = ['Today', '7 days', 'This month', 'Last month', 'Financial year', 'Custom'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** Days as YYYY-MM-DD, both counted. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}
export interface ComparedSpan extends DaySpan {
  readonly before: DaySpan;
}

/** The first of the month of a day. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
/** The first of April on or before a day. */
export const yearStart = (day: string): string => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-01' ? `${year}-04-01` : `${year - 1}-04-01`;
};

const daysBefore = ({ from, to }: DaySpan): DaySpan => ({
  from: addDays(from, -(daysBetween(from, to) + 1)),
  to: addDays(from, -1),
});

/** The same days so many months earlier; of a month without such a day its last. */
const monthsBefore = ({ from, to }: DaySpan, months: number): DaySpan => ({
  from: addMonths(from, -months),
  to: addMonths(to, -months),
});

/**
 * The days of a period, and those it is held against: the same number of days just before; of a month or a financial year
 * that runs, the same days of the one before. A custom one whose ends are missing or the wrong way round is this month.
 */
export const spanOf = (period: DashboardPeriod, today: string, custom: Partial<DaySpan> = {}): ComparedSpan => {
  const thisMonth = { from: monthStart(today), to: today };
  switch (period) {
    case 'Today':
      return { from: today, to: today, before: daysBefore({ from: today, to: today }) };
    case '7 days': {
      const span = { from: addDays(today, -6), to: today };
      return { ...span, before: daysBefore(span) };
    }
    case 'Last month': {
      const last = { from: addMonths(thisMonth.from, -1), to: addDays(thisMonth.from, -1) };
      const before = { from: addMonths(last.from, -1), to: addDays(last.from, -1) };
      return { ...last, before };
    }
    case 'Financial year': {
      const span = { from: yearStart(today), to: today };
      return { ...span, before: monthsBefore(span, 12) };
    }
    case 'Custom': {
      const { from, to } = custom;
      if (from && to && from <= to) return { from, to, before: daysBefore({ from, to }) };
      return { ...thisMonth, before: monthsBefore(thisMonth, 1) };
    }
    default:
      return { ...thisMonth, before: monthsBefore(thisMonth, 1) };
  }
};

/** Percent by which a figure changed, whole; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((now / before - 1) * 100);
