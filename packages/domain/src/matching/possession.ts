/** Possession: whether the property can be taken over when the person needs it. */
import { addMonths, daysBetween, monthsBetween } from '../dates.ts';
import { timelineRows } from '../lookups/inquiries.ts';
import { type Criterion, type Draft, known, notKnown, type Sides } from './draft.ts';
import { askedFor } from './reason-parts.ts';
import { matchReasons } from './reasons.ts';
import { lower } from './words.ts';

const { of } = matchReasons;

/** No date to be late for. */
const NEVER = '9999-12-31';

const laterDay = (a: string, b: string): string => [a, b].toSorted().at(-1)!;

/**
 * The last day that is in time: the date given, else the timeline's upper end, else that of the possessions asked. A
 * date gone by means now: what is ready today is not late for it.
 */
const deadlineOf = ({ inquiry, ctx }: Sides): string | undefined => {
  if (inquiry.needed_by) return laterDay(inquiry.needed_by, ctx.today);
  const months = timelineRows.find((row) => row.timeline === inquiry.timeline)?.months ?? null;
  if (months !== null) return addMonths(ctx.today, months);
  if (inquiry.possession.length === 0) return undefined;
  const ends = inquiry.possession.map((row) => row.months_max);
  return ends.includes(null) ? NEVER : addMonths(ctx.today, Math.max(...ends.map(Number)));
};

const availableOf = ({ property, ctx }: Sides): string | undefined => {
  const row = property.possession;
  if (row?.is_ready) return ctx.today;
  const date = property.possession_date ?? property.available_from;
  if (date) return date;
  if (!row || row.needs_date) return undefined;
  return addMonths(ctx.today, row.months_max ?? row.months_min);
};

const late = (available: string, deadline: string): Draft => {
  const s = available <= addMonths(deadline, 3) ? 0.6 : available <= addMonths(deadline, 6) ? 0.3 : 0;
  const months = monthsBetween(deadline, available);
  return known(s, months === 0 ? of.daysLate({ days: daysBetween(deadline, available) }) : of.monthsLate({ months }));
};

export const possession: Criterion = (sides) => {
  const { inquiry, property, ctx } = sides;
  const deadline = deadlineOf(sides);
  if (deadline === undefined) return undefined;
  const row = property.possession;
  if (row && inquiry.possession.some((one) => one.possession === row.possession))
    return known(1, row.is_ready ? of.ready : of.own({ own: row.possession }));

  const available = availableOf(sides);
  if (available === undefined) {
    const all = inquiry.possession.map((one) => lower(one.possession));
    return notKnown(all.length > 0 ? askedFor.words({ all }) : askedFor.by({ day: deadline }), 'possession date');
  }
  if (available > deadline) return late(available, deadline);
  return known(1, available <= ctx.today ? of.ready : of.inTime({ day: available }));
};
