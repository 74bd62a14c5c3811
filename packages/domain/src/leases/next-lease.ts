/** The lease after a lease (domain 4.5, 4.13): for as long, from the day after its end. */
import { addDays } from '../dates.ts';
import type { Paise } from '../paise.ts';
import { type LeaseTerms, rentInMonth } from './rent.ts';
import { monthsInTerm, termEnd } from './term.ts';

export interface NextLease {
  /** First and last day, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** A month, after the rise that would have come next; the rent as it is where none was agreed. */
  readonly rent: Paise;
}

/** What a lease is renewed to where nobody says otherwise. */
export const nextLease = ({ start, end, first_rent, escalation }: LeaseTerms): NextLease => {
  const months = monthsInTerm(start, end);
  const from = addDays(end, 1);
  return { start: from, end: termEnd(from, months), rent: rentInMonth(first_rent, escalation, months + 1) };
};
