import type { DealType } from '../lookups/deal-types.ts';
import { type Amount, CRORE, LAKH } from './amounts.ts';
import type { Message } from './message.ts';
import { numberOf, spoken } from './spoken.ts';
import type { Found, PasteFields } from './types.ts';

type Money = Partial<
  Pick<
    { -readonly [F in keyof PasteFields]: PasteFields[F] },
    'price' | 'price_max' | 'rent' | 'rent_max' | 'deposit' | 'rate' | 'rate_unit' | 'budget_min' | 'budget_max'
  >
>;

const deposit =
  '(?:deposite?|depo|dep|dp|advance|adv|security|secu|sd|ડિપોઝિટ|ડીપોઝીટ|ડિપોઝીટ|डिपॉ?[जझ][िी]ट|एडवांस|सिक्योरिटी)(?![\\p{L}\\p{M}])';
const month = "(?:months?|mnths?|mths?|mons?|mahin[aei]|month's|મહિન[ાો]|મહીન[ાો]|मह[िी]न[ाेेो]+|माह)(?![\\p{L}\\p{M}])";
const count = `(\\d{1,2}|${spoken})`;
const monthsOfRent = new RegExp(
  `(?<![\\p{L}\\d])(?:${count}\\s?${month}\\s?(?:rent\\s)?(?:ki\\s|ka\\s|ni\\s|nu\\s|as\\s|का\\s|की\\s|ની\\s|નું\\s)?(?:security\\s)?${deposit}|${deposit}\\s?(?:of|:|-|is|=)?\\s?${count}\\s?${month})`,
  'gu',
);

const isMonthly = (deal: DealType | undefined) => deal === 'Rent' || deal === 'Lease' || deal === 'PG';
/** Above this a rent is a price that stands in a message about rent. */
const mostRent = 50 * LAKH;
/** Below this an amount beside a price is a rent, where a unit may be sold or let. */
const leastPrice = 5 * LAKH;
/** Beyond these an amount was misread, or is a slip: rupees a month, rupees in all. */
const likely = { month: [1000, 30 * LAKH], total: [2 * LAKH, 500 * CRORE], deposit: [500, 20 * CRORE] } as const;
const isLikely = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

interface Context {
  readonly deals: readonly DealType[];
  /** Whether an amount of a letting is its rent without being called so. */
  readonly namesRent: boolean;
  readonly isWish: boolean;
  /** Nobody knows yet whether it is wish or offer: what an amount is waits for that. */
  readonly isUnclear: boolean;
  /** Whether 'rent 25' may be thousands and '70' lakhs. */
  readonly trustsBare: boolean;
}

/**
 * Sorts the amounts of a message into its fields, by deal and kind. Small bare numbers are lakhs for a sale and
 * thousands for a rent; where that is doubtful, or the amount is unlikely, the reading is Low. A deposit and a price
 * that a wish names besides its budget have no field.
 */
export const sortAmounts = (
  message: Message,
  given: readonly Amount[],
  { deals, namesRent, isWish, isUnclear, trustsBare }: Context,
): Money => {
  const [deal] = deals;
  const isEither = deals.length > 1;
  const monthly = isMonthly(deal);
  const part = (amount: Amount, value: number, unit: keyof typeof likely | 'rate'): Found<number> => {
    const isDoubtful =
      isUnclear ||
      (unit !== 'rate' && !isLikely(value, likely[unit])) ||
      (unit !== 'rate' && amount.isBare && (!isPlain(amount, monthly) || !trustsBare));
    return {
      value: unit === 'rate' ? Math.round(value * 100) / 100 : Math.round(value),
      start: amount.span.start,
      end: amount.span.end,
      confidence: isDoubtful ? 'Low' : amount.isBare && amount.confidence === 'High' ? 'Medium' : amount.confidence,
    };
  };
  const scaled = given.map((amount) => {
    const scale = amount.isBare && amount.role !== 'rate' ? (monthly ? 1000 : LAKH) : 1;
    return { ...amount, low: amount.low * scale, high: amount.high === undefined ? undefined : amount.high * scale };
  });
  const rates = scaled.filter((amount) => amount.role === 'rate');
  const plain = scaled.filter((amount) => amount.role !== 'rate' && !amount.isAlone);
  const fields: Money = {};
  const [rate] = rates;
  if (rate) {
    fields.rate = part(rate, rate.low, 'rate');
    fields.rate_unit = { ...fields.rate, value: rate.rate_unit! };
  }
  if (isWish) {
    const wanted = plain.filter((amount) => amount.role !== 'deposit' || deal === 'Heavy deposit');
    const budgets = wanted.some((amount) => amount.isNamed) ? wanted.filter(isSaid) : wanted;
    Object.assign(
      fields,
      budgetOf(budgets, (amount, value) => part(amount, value, monthly ? 'month' : 'total')),
    );
  } else {
    const isRent = (amount: Amount) =>
      amount.role === 'rent' ||
      ((monthly || (isEither && amount.low < leastPrice)) && !amount.role && amount.low < mostRent);
    const rents = plain.filter(isRent);
    const isOne =
      rents.filter((amount) => amount.role === 'rent').length === 1 || new Set(rents.map(({ low }) => low)).size === 1;
    // Beside a price, a rent is what somebody pays now; several compete.
    const rentOf = (amount: Amount) => ({
      ...part(amount, amount.low, 'month'),
      ...((!isOne || (deal === 'Sale' && !isEither) || (!namesRent && amount.role !== 'rent')) && doubtful),
    });
    const fillRent = (amount: Amount) => {
      if (fields.rent) return;
      fields.rent = rentOf(amount);
      if (amount.high !== undefined) fields.rent_max = { ...fields.rent, value: amount.high };
    };
    for (const amount of rents.filter(({ role }) => role === 'rent')) fillRent(amount);
    for (const amount of plain) {
      if (amount.role === 'deposit' || deal === 'Heavy deposit')
        fields.deposit ??= part(amount, amount.high ?? amount.low, 'deposit');
      else if (isRent(amount)) fillRent(amount);
      else if (!fields.price) {
        fields.price = part(amount, amount.low, 'total');
        if (amount.high !== undefined) fields.price_max = { ...fields.price, value: amount.high };
      }
    }
    const [one] = alone(scaled, monthly);
    if (one && !fields.rent && !fields.rate) fields.rent = { ...part(one, one.low, 'month'), confidence: 'Medium' };
  }
  for (const found of Object.values(fields)) if (found.confidence !== 'Low') message.take(found);
  // A second price, the deposit of a wish: no field has it, so it stays to be read.
  const has = ({ span, low }: Amount) =>
    Object.values(fields).some(({ value, start, end }) => value === low || (start <= span.start && span.end <= end));
  for (const amount of plain) if (!has(amount)) message.release(amount.span);
  return { ...fields, ...depositOf(message, fields, isWish) };
};

const doubtful = { confidence: 'Low' } as const;
const isSaid = (amount: Amount) => amount.isNamed || amount.bound !== undefined;

/** Numbers that only their size speaks for, where there is no more than one. */
const alone = (given: readonly Amount[], monthly: boolean): readonly Amount[] => {
  const free = given.filter((amount) => amount.isAlone);
  return monthly && free.length === 1 ? free : [];
};

/** '70' is lakhs for a sale, '25' thousands for a rent; '2.5' may be crores, and '5' either. */
const isPlain = (amount: Amount, monthly: boolean): boolean =>
  amount.role === 'rate' || (monthly ? amount.low >= 3000 && amount.low <= 3 * LAKH : amount.low >= 12 * LAKH);

/**
 * One range, or one amount, which is the most; of several that compete none is filled in. 'From 50' is a suggestion:
 * as often it is what a budget begins to speak of.
 */
const budgetOf = (
  budgets: readonly Amount[],
  part: (amount: Amount, value: number) => Found<number>,
): Pick<Money, 'budget_min' | 'budget_max'> => {
  const ranges = budgets.filter((amount) => amount.high !== undefined);
  const [range] = ranges;
  const isPassed = range && budgets.some(({ high, low: single }) => high === undefined && single > range.high!);
  const doubt = ranges.length > 1 || isPassed ? doubtful : {};
  if (range)
    return {
      budget_min: { ...part(range, range.low), ...doubt },
      budget_max: { ...part(range, range.high!), ...doubt },
    };
  const least = budgets.find((amount) => amount.bound === 'least');
  const others = budgets.filter((amount) => amount.bound !== 'least');
  const bounded = others.filter((amount) => amount.bound === 'most');
  const [most, ...more] = bounded.length > 0 ? bounded : others;
  const isOne = most && more.every((amount) => amount.low === most.low);
  return {
    ...(least && (!most || least.low < most.low) && { budget_min: { ...part(least, least.low), ...doubtful } }),
    ...(most && { budget_max: { ...part(most, most.low), ...(isOne ? {} : doubtful) } }),
  };
};

/** 'deposit 2 months': that many times the rent. */
const depositOf = (message: Message, { rent, deposit: given }: Money, isWish: boolean): Pick<Money, 'deposit'> => {
  const months = message.first(monthsOfRent);
  if (!months || !rent || given || isWish) return {};
  const value = rent.value * numberOf(months[1] ?? months[2]!);
  return { deposit: message.found(value, months, rent.confidence) };
};

/** What the amounts alone tell of the deal: thousands are a month's, crores are a sale. */
export const dealByAmounts = (given: readonly Amount[]): DealType | undefined => {
  const plain = given.filter(
    ({ role, isBare, isAlone }) => role !== 'rate' && role !== 'deposit' && !isBare && !isAlone,
  );
  if (given.some((amount) => amount.role === 'rent')) return 'Rent';
  const rate = given.find((amount) => amount.role === 'rate');
  if (rate && plain.length === 0) return dealByRate(rate);
  const highest = Math.max(0, ...plain.map((amount) => amount.high ?? amount.low));
  if (highest >= 5 * LAKH) return 'Sale';
  // '1 BHK | 22,000 | dep 60,000': who asks for a deposit lets.
  if (given.some(({ role, low }) => role === 'deposit' && low < 5 * LAKH) && !given.some(({ isBare }) => isBare))
    return 'Rent';
  if (highest >= 2000) return 'Rent';
  return given.some((amount) => amount.isBare) ? 'Sale' : undefined;
};

/** A seat is let or leased; land is sold by its unit, and what costs a thousand the square foot. */
const dealByRate = ({ rate_unit, low }: Amount): DealType | undefined =>
  rate_unit === 'Seat' ? undefined : low >= 1000 || (rate_unit !== 'Sqft' && rate_unit !== 'SqMtr') ? 'Sale' : 'Rent';
