/** When a bought term begins and ends, and what is left of one (domain 4.13, 7.3, 7.4). Days are YYYY-MM-DD in India. */
import { addDays, daysBetween } from '../dates.ts';
import { termEnd } from '../leases/index.ts';
import { type Paise, ratio } from '../paise.ts';

/** A term that an office has, running or still to come. */
export interface Term {
  readonly id: number;
  readonly kind: 'Trial' | 'Paid' | 'Complimentary';
  /** Where its plan stands among the plans: a larger one has more. */
  readonly sort: number;
  readonly users_allowed: number;
  /** Both days included; null: it has no end. */
  readonly started_on: string;
  readonly ends_on: string | null;
  /** Until when people work on after its end. */
  readonly grace_until: string | null;
  /** Without GST and without what a coupon gave for nothing; 0 of what was not paid for. */
  readonly price_paid: Paise;
  /** Left over from an earlier term, for whatever is bought next. */
  readonly credit: Paise;
}

export interface TermDays {
  readonly started_on: string;
  readonly ends_on: string;
}

/** Days of a term, both ends included. */
export const daysOf = ({ started_on, ends_on }: TermDays): number => daysBetween(started_on, ends_on) + 1;

/** Days of a term that are not used: today is one of them, so on the 101st day 265 of 365 are left. */
export const remainingDays = ({ started_on, ends_on }: TermDays, today: string): number =>
  Math.max(0, daysBetween(today > started_on ? today : started_on, ends_on) + 1);

/** What is left of a paid term in money: its day value for each day that is not used, to the rupee, half up. */
export const creditOf = (term: Pick<Term, 'kind' | 'started_on' | 'ends_on' | 'price_paid'>, today: string): Paise => {
  const { kind, started_on, ends_on, price_paid } = term;
  if (kind !== 'Paid' || ends_on === null) return 0;
  const days = { started_on, ends_on };
  return Math.min(price_paid, ratio(price_paid, remainingDays(days, today), daysOf(days) * 100) * 100);
};

/** Of those that a company has, the ones whose days are not over. */
export const openTerms = (terms: readonly Term[], today: string): Term[] =>
  terms.filter(({ ends_on }) => ends_on === null || ends_on >= today);

const lastEnd = (terms: readonly Term[]): string | undefined =>
  terms.reduce<string | undefined>(
    (latest, { ends_on }) => (ends_on !== null && (!latest || ends_on > latest) ? ends_on : latest),
    undefined,
  );

/**
 * The days of a term of so many months that follows what an office has: after the last day of what was paid for; within
 * its grace the day after it, else today. What was free holds no one up: the term begins today, with the free days
 * that were left put to its end, so that nobody loses days by paying early.
 */
export const followingDays = (terms: readonly Term[], months: number, today: string): TermDays => {
  const open = openTerms(terms, today);
  const paid = lastEnd(open.filter(({ kind }) => kind === 'Paid'));
  if (paid) return daysFrom(addDays(paid, 1), months);
  const free = lastEnd(open);
  if (free) return { started_on: today, ends_on: termEnd(addDays(free, 1), months) };
  const inGrace = lastEnd(terms.filter(({ kind, grace_until }) => kind === 'Paid' && (grace_until ?? '') >= today));
  return daysFrom(inGrace ? addDays(inGrace, 1) : today, months);
};

export const daysFrom = (started_on: string, months: number): TermDays => ({
  started_on,
  ends_on: termEnd(started_on, months),
});
