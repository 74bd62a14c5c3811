/** What an office pays for a plan or for more users, and what it has afterwards (domain 7.3, 7.4, 4.13). */
import { type Paise, ratio, sumOf, toPaise } from '../paise.ts';
import {
  creditOf,
  daysFrom,
  daysOf,
  followingDays,
  openTerms,
  remainingDays,
  type Term,
  type TermDays,
} from './term.ts';

export const purposes = ['New', 'Renewal', 'Upgrade', 'Add users'] as const;
export type Purpose = (typeof purposes)[number];

/** What somebody wants to have, at today's prices, which are whole rupees without GST. */
export interface WantedTerm {
  readonly sort: number;
  readonly months: number;
  readonly users: number;
  readonly users_included: number;
  readonly price: number;
  /** null: users beyond those included cannot be had. */
  readonly extra_user_price: number | null;
}

export interface Sums {
  /** The price of what is bought, of users beyond those included too. */
  readonly price: Paise;
  /** What a coupon takes off. */
  readonly discount: Paise;
  /** What is used of the credit that there was, and all that there was. */
  readonly credit: Paise;
  readonly available: Paise;
  /** What is left to pay, before GST. */
  readonly taxable: Paise;
}

export interface Purchase extends Sums {
  readonly purpose: Purpose;
  readonly days: TermDays;
}

/** A discount in percent of the price or in rupees, never more than the price. */
export interface Coupon {
  readonly percent: number | null;
  readonly amount: number | null;
}

/** What a coupon takes off a price, to the rupee, half up. */
export const discountOf = (price: Paise, coupon: Coupon | undefined): Paise => {
  if (!coupon) return 0;
  const off = coupon.percent === null ? toPaise(coupon.amount ?? 0) : ratio(price, coupon.percent, 10_000) * 100;
  return Math.min(price, off);
};

/** The price of a term with its users. */
export const priceOfTerm = ({ price, users, users_included, extra_user_price }: WantedTerm): Paise =>
  toPaise(price + Math.max(0, users - users_included) * (extra_user_price ?? 0));

/**
 * What a purchase of these users or this plan is: more than what is paid for and runs is an upgrade, from today; the
 * same or less follows at the end.
 */
export const purposeOf = (terms: readonly Term[], wanted: Pick<WantedTerm, 'sort'>, today: string): Purpose => {
  const paid = terms.filter(({ kind }) => kind === 'Paid');
  if (paid.length === 0) return 'New';
  return openTerms(paid, today).some(({ started_on, sort }) => started_on <= today && wanted.sort > sort)
    ? 'Upgrade'
    : 'Renewal';
};

/** What is carried over from earlier terms. */
export const carriedCredit = (terms: readonly Term[]): Paise => sumOf(terms.map(({ credit }) => credit));

/** All that can be set against a purchase: what was carried over, and for an upgrade what is left of the paid terms. */
export const availableCredit = (terms: readonly Term[], purpose: Purpose, today: string): Paise =>
  carriedCredit(terms) + (purpose === 'Upgrade' ? sumOf(terms.map((term) => creditOf(term, today))) : 0);

const sumsOf = (price: Paise, discount: Paise, available: Paise): Sums => {
  const credit = Math.min(available, price - discount);
  return { price, discount, credit, available, taxable: price - discount - credit };
};

/** A plan for so many months: what it comes to today, and which days it is for. */
export const purchaseOfTerm = (
  terms: readonly Term[],
  wanted: WantedTerm,
  today: string,
  coupon?: Coupon,
): Purchase => {
  const purpose = purposeOf(terms, wanted, today);
  const price = priceOfTerm(wanted);
  return {
    purpose,
    days: purpose === 'Upgrade' ? daysFrom(today, wanted.months) : followingDays(terms, wanted.months, today),
    ...sumsOf(price, discountOf(price, coupon), availableCredit(terms, purpose, today)),
  };
};

/** A term to which users are added, with the price of one for its whole duration. */
export interface TermWithUsers extends TermDays {
  readonly extra_user_price: number;
}

/**
 * More users until the terms end, those that were bought ahead included: of each the price of its duration for the days
 * that are left of it, to the rupee, half up.
 */
export const purchaseOfUsers = (
  terms: readonly Term[],
  priced: readonly TermWithUsers[],
  users: number,
  today: string,
): Purchase => {
  const price = sumOf(
    priced.map(
      (term) => ratio(toPaise(users * term.extra_user_price), remainingDays(term, today), daysOf(term) * 100) * 100,
    ),
  );
  const ends = priced.map(({ ends_on }) => ends_on).sort();
  return {
    purpose: 'Add users',
    days: { started_on: today, ends_on: ends.at(-1) ?? today },
    ...sumsOf(price, 0, carriedCredit(terms)),
  };
};

export interface PaidTerm {
  /** Terms that end with this purchase: what was left of them is in the credit. */
  readonly replaced: readonly number[];
  readonly days: TermDays;
  readonly price_paid: Paise;
  /** Carried over to whatever is bought next. */
  readonly credit: Paise;
}

/**
 * What an office has once a term is paid, from what it has on that day; `pricedOn` is the day of the order, whose credit
 * holds until the money comes. undefined where the credit that the order used has meanwhile gone into something else.
 */
export const settleTerm = (
  terms: readonly Term[],
  order: Pick<WantedTerm, 'sort' | 'months'> & Pick<Sums, 'price' | 'discount' | 'credit'>,
  pricedOn: string,
  today: string,
): PaidTerm | undefined => {
  const purpose = purposeOf(terms, order, pricedOn);
  const available = availableCredit(terms, purpose, pricedOn);
  if (available < order.credit) return undefined;
  const isUpgrade = purpose === 'Upgrade';
  const ended = terms.filter(({ kind }) => (isUpgrade ? true : kind !== 'Paid'));
  return {
    replaced: openTerms(ended, pricedOn).map(({ id }) => id),
    days: isUpgrade ? daysFrom(today, order.months) : followingDays(terms, order.months, today),
    price_paid: order.price - order.discount,
    credit: available - order.credit,
  };
};
