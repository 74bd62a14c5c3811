/** Possession: whether the property can be taken over when the person needs it. */
import { addMonths, daysBetween, formatDate, monthsBetween } from '../dates.ts';
import { timelineRows } from '../lookups/inquiries.ts';
import { type Criterion, known, notKnown, type Sides } from './draft.ts';
import { either, lower } from './words.ts';

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

const lateness = (available: string, deadline: string): { s: number; text: string } => {
  const s = available <= addMonths(deadline, 3) ? 0.6 : available <= addMonths(deadline, 6) ? 0.3 : 0;
  const months = monthsBetween(deadline, available);
  const days = daysBetween(deadline, available);
  if (months === 0) return { s, text: days === 1 ? '1 day late' : `${days} days late` };
  return { s, text: months === 1 ? '1 month late' : `${months} months late` };
};

export const possession: Criterion = (sides) => {
  const { inquiry, property, ctx } = sides;
  const deadline = deadlineOf(sides);
  if (deadline === undefined) return undefined;
  const row = property.possession;
  const own = row?.is_ready ? 'Ready' : row?.possession;
  if (row && inquiry.possession.some((one) => one.possession === row.possession)) return known(1, own!);

  const available = availableOf(sides);
  if (available === undefined) {
    const asked = inquiry.possession.map((one) => lower(one.possession));
    return notKnown('possession date', asked.length > 0 ? either(asked) : `by ${formatDate(deadline)}`);
  }
  if (available > deadline) {
    const { s, text } = lateness(available, deadline);
    return known(s, text);
  }
  return known(1, available <= ctx.today ? 'Ready' : `From ${formatDate(available)}, in time`);
};
