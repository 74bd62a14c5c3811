/** What happens in a lease, and when the office is told (domain 1.2 item 7, 4.5, 4.13). */
import { addDays, addMonths } from '../dates.ts';
import { endingDays } from '../ending.ts';
import type { Paise } from '../paise.ts';
import { type LeaseTerms, rentInMonth, rentSteps } from './rent.ts';
import { monthOf, monthsInTerm, termEnd } from './term.ts';

export type LeaseEvent =
  /** `on`: the day on which it is told. `of`: the day that it is about: the new rent's first, or a last one. */
  | { readonly kind: 'escalation'; readonly on: string; readonly of: string; readonly rent: Paise }
  | { readonly kind: 'lock-in end'; readonly on: string; readonly of: string }
  /** `of`: the last day on which notice for the end of the lease can be given. */
  | { readonly kind: 'notice window'; readonly on: string; readonly of: string }
  | { readonly kind: 'expiry'; readonly on: string; readonly of: string; readonly days_before: number };

/** Days before the last day for notice on which its window is told; the others are `endingDays`. */
const noticeWindowDays = 30;

/** The last day of the lock-in; undefined where there is none. */
export const lockInEnd = ({ start, end, lock_in_months }: LeaseTerms): string | undefined => {
  if (lock_in_months <= 0) return undefined;
  const last = termEnd(start, lock_in_months);
  return last < end ? last : end;
};

/** Everything that the clock tells, by its day. What would have to be told before the lease began is told on its first day. */
export const leaseEvents = (terms: LeaseTerms): LeaseEvent[] => {
  const { start, end, notice_months } = terms;
  const noticeDay = (of: string, days: number): string => {
    const on = addDays(of, -days);
    return on < start ? start : on;
  };
  const rises = rentSteps(terms)
    .slice(1)
    .map(
      ({ from, rent }): LeaseEvent => ({
        kind: 'escalation',
        on: noticeDay(from, endingDays.escalation[0]),
        of: from,
        rent,
      }),
    );
  const locked = lockInEnd(terms);
  const lastNotice = addMonths(end, -notice_months);
  const events: LeaseEvent[] = [
    ...rises,
    ...(locked ? [{ kind: 'lock-in end', on: noticeDay(locked, endingDays.lockIn[0]), of: locked } as const] : []),
    { kind: 'notice window', on: noticeDay(lastNotice, noticeWindowDays), of: lastNotice },
    ...endingDays.lease.map(
      (days): LeaseEvent => ({ kind: 'expiry', on: noticeDay(end, days), of: end, days_before: days }),
    ),
  ];
  return events.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
};

export interface LeaseProgress {
  /** The running month, counted from 1, of `months`; 0 before the lease begins, `months` after its end. */
  readonly month: number;
  readonly months: number;
  readonly months_left: number;
  readonly rent: Paise;
  readonly lock_in_left: number;
  /** What leaving today would cost: today's rent for the months of the lock-in that are left. */
  readonly lock_in_penalty: Paise;
}

/** How far a lease is. The running month counts as used. */
export const leaseProgress = (terms: LeaseTerms, today: string): LeaseProgress => {
  const { start, end, first_rent, escalation, lock_in_months } = terms;
  const months = monthsInTerm(start, end);
  const month = Math.min(monthOf(start, today), months);
  const rent = rentInMonth(first_rent, escalation, Math.max(1, month));
  const left = Math.max(0, Math.min(lock_in_months, months) - month);
  return {
    month,
    months,
    months_left: months - month,
    rent,
    lock_in_left: left,
    lock_in_penalty: left * rent,
  };
};
