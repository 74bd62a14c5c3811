/** The slip of a visit: who saw what when, under which terms, and how they confirmed it (domain 1.2 item 5). */
import type { CheckIn } from './check-in.ts';
import type { BrokerageBasis, BrokeragePayer } from './lookups/brokerage.ts';
import type { TaskStatus } from './lookups/tasks.ts';
import { formatPrice } from './money.ts';
import { goingOut, type Words } from './sentence.ts';

/** How a visitor confirms: by a drawn signature, by a code that was sent to their number, or not at all. */
export const confirmMethods = ['Signature', 'OTP', 'None'] as const;
export type ConfirmMethod = (typeof confirmMethods)[number];

/** How long before its time people may be there already. */
const early = 30 * 60_000;

interface Visit {
  readonly status: TaskStatus;
  /** ISO 8601. */
  readonly date_time: string;
  /** Of a visit that is Completed: whether anybody got to see the property. */
  readonly seen: boolean | null;
  readonly check_in: CheckIn | null;
}

/** Whether a visit may stand on a slip at a moment: it was made, or people are on it. */
export const isOnSlip = ({ status, date_time, seen, check_in }: Visit, now: Date): boolean => {
  if (status === 'Completed') return seen === true;
  if (status !== 'Scheduled') return false;
  return check_in !== null || Date.parse(date_time) - early <= now.getTime();
};

export interface BrokerageTerms {
  readonly basis: BrokerageBasis;
  readonly value: number;
  readonly payer: BrokeragePayer | null;
}

type Word = Words['word'];

const sums: Record<BrokerageBasis, (value: number, word: Word) => string> = {
  Percent: (value, word) => word(`${value} % of the price`),
  'Months of rent': (value, word) => (value === 1 ? word('1 month of rent') : word(`${value} months of rent`)),
  'Fixed amount': (value, word) => word(formatPrice(value)),
};
const from: Record<BrokeragePayer, string> = goingOut({
  Owner: 'from the owner',
  'Buyer or tenant': 'from the buyer or tenant',
  'Both sides': 'from each side',
  Builder: 'from the builder',
});

/** '1 % of the price, from the buyer or tenant'. `word` says it in another language. */
export const termsInWords = ({ basis, value, payer }: BrokerageTerms, word: Word = (english) => english): string =>
  [sums[basis](value, word), payer && word(from[payer])].filter(Boolean).join(', ');

/**
 * The terms that a visitor is shown: those of their inquiry, else those of the property as far as the visitor pays; what
 * the owner pays is nobody else's. null where nothing was agreed.
 */
export const termsForVisitor = (
  ofInquiry: BrokerageTerms | null,
  ofProperty: BrokerageTerms | null,
): BrokerageTerms | null => {
  if (ofInquiry) return ofInquiry;
  return ofProperty?.payer === 'Buyer or tenant' || ofProperty?.payer === 'Both sides' ? ofProperty : null;
};
