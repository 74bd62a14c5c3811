/** What the rent is in each month of a lease (domain 4.5, 4.13). */
import { addDays, addMonths, daysBetween } from '../dates.ts';
import { divideHalfUp, type Paise, type Percent, ratio, thousandths } from '../paise.ts';
import { monthStart, monthsInTerm, termEnd } from './term.ts';

export interface Escalation {
  /** 0: none. */
  readonly percent: Percent;
  readonly every_months: number;
}

export interface LeaseTerms {
  /** YYYY-MM-DD. */
  readonly start: string;
  /** The last day. */
  readonly end: string;
  /** Of the first month, without GST. */
  readonly first_rent: Paise;
  /** null: it stays. */
  readonly escalation: Escalation | null;
  /** Day of the month by which it is to be paid. */
  readonly due_day: number;
  readonly lock_in_months: number;
  readonly notice_months: number;
}

/** How often the rent has risen before month `month`, counted from 1. */
const risesBefore = (escalation: Escalation | null, month: number): number =>
  escalation && escalation.percent > 0 && escalation.every_months > 0
    ? Math.floor((month - 1) / escalation.every_months)
    : 0;

/** `first_rent` x (1 + e)^rises, all from the first rent and rounded once, to the paisa. */
export const rentInMonth = (firstRent: Paise, escalation: Escalation | null, month: number): Paise => {
  const rises = BigInt(risesBefore(escalation, month));
  const grown = BigInt(100_000 + thousandths(escalation?.percent ?? 0)) ** rises;
  return divideHalfUp(BigInt(firstRent) * grown, 100_000n ** rises);
};

export interface RentRow {
  /** Counted from 1. */
  readonly month: number;
  readonly from: string;
  readonly to: string;
  readonly due_on: string;
  readonly rent: Paise;
}

/** The first such day of a month on or after a day; the last of a month that has none. */
const dueOnOrAfter = (day: string, dueDay: number): string => {
  const first = `${day.slice(0, 7)}-01`;
  const inMonth = (month: string): string => {
    const last = Number(addDays(addMonths(month, 1), -1).slice(8));
    return addDays(month, Math.min(dueDay, last) - 1);
  };
  const own = inMonth(first);
  return own >= day ? own : inMonth(addMonths(first, 1));
};

/** Every month of a lease with its rent; where the last one is cut short, by its days. */
export const rentSchedule = (terms: LeaseTerms): RentRow[] => {
  const { start, end, first_rent, escalation, due_day } = terms;
  return Array.from({ length: monthsInTerm(start, end) }, (_, index) => {
    const month = index + 1;
    const from = monthStart(start, month);
    const whole = termEnd(start, month);
    const to = whole < end ? whole : end;
    const rent = rentInMonth(first_rent, escalation, month);
    return {
      month,
      from,
      to,
      due_on: dueOnOrAfter(from, due_day),
      rent: to === whole ? rent : ratio(rent, daysBetween(from, to) + 1, daysBetween(from, whole) + 1),
    };
  });
};

export interface RentStep {
  readonly from: string;
  readonly rent: Paise;
}

/** The rent from its first day and from each rise on. */
export const rentSteps = ({ start, end, first_rent, escalation }: LeaseTerms): RentStep[] => {
  const rises = risesBefore(escalation, monthsInTerm(start, end));
  return Array.from({ length: rises + 1 }, (_, rise) => {
    const month = rise * (escalation?.every_months ?? 0) + 1;
    return { from: monthStart(start, month), rent: rentInMonth(first_rent, escalation, month) };
  });
};
