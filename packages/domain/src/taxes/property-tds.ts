/** TDS that the buyer of a property deducts from its price (domain 4.3, 4.13). */
import { divideHalfUp, type Paise, thousandths } from '../paise.ts';
import { isAboveThreshold, type PaymentDays, tdsDay, tdsPercent, tdsRowOn } from './tds.ts';
import type { TdsRow, TdsRule } from './tds-types.ts';

export interface PropertyPurchase {
  /** Of the whole property, all buyers and sellers together, with parking and club charges. Above 0. */
  readonly price: Paise;
  /** Circle rate, jantri or ready reckoner; null where nobody said. */
  readonly stamp_value: Paise | null;
  readonly is_agricultural_land: boolean;
  readonly seller_is_nri: boolean;
  readonly seller_has_pan: boolean;
}

export interface PricePayment extends PaymentDays {
  readonly amount: Paise;
}

export interface PropertyTds {
  readonly row: TdsRow;
  /** What the tax is a percent of. */
  readonly base: Paise;
  /** null: free entry, as an accountant computes it. */
  readonly percent: number | null;
}

const ruleOf = ({ seller_is_nri }: PropertyPurchase): TdsRule =>
  seller_is_nri ? 'Property of a non-resident' : 'Property of a resident';

/** The rule for a payment on a day; undefined where nothing is deducted. */
export const propertyTdsOn = (
  purchase: PropertyPurchase,
  rows: readonly TdsRow[],
  day: string,
): PropertyTds | undefined => {
  const row = tdsRowOn(rows, ruleOf(purchase), day);
  if (!row || (purchase.is_agricultural_land && !purchase.seller_is_nri)) return undefined;
  const { price, stamp_value } = purchase;
  const base = row.of_higher_stamp_value ? Math.max(price, stamp_value ?? 0) : price;
  if (!isAboveThreshold(row, base)) return undefined;
  return { row, base, percent: tdsPercent(row, purchase.seller_has_pan) };
};

/**
 * What is deducted with each payment, from the token on, in the order of `payments` (oldest first): its share of the tax
 * on the base, to the rupee. What rounding left over comes with the next payment, so that the whole price carries the
 * whole tax. null where an accountant computes it.
 */
export const tdsOnPricePayments = (
  purchase: PropertyPurchase,
  payments: readonly PricePayment[],
  rows: readonly TdsRow[],
): (Paise | null)[] => {
  // A hundred thousandths of a percent, and the price, under which a payment is a share of the base.
  const below = BigInt(purchase.price) * 100_000n;
  let exact = 0n;
  let deducted = 0;
  return payments.map((payment) => {
    const rule = propertyTdsOn(purchase, rows, tdsDay(payment));
    if (!rule) return 0;
    if (rule.percent === null) return null;
    exact += BigInt(payment.amount) * BigInt(rule.base) * BigInt(thousandths(rule.percent));
    const due = divideHalfUp(exact, below * 100n) * 100;
    const tax = due - deducted;
    deducted = due;
    return tax;
  });
};
