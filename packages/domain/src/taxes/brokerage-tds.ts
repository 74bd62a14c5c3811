/** TDS on brokerage: of what a payer pays us, and of what we pay co-brokers and referrers (domain 4.3, 4.13). */
import { type Paise, sumOf } from '../paise.ts';
import { financialYearOf } from './financial-year.ts';
import { isAboveThreshold, type PaymentDays, tdsDay, tdsOn, tdsRowOn } from './tds.ts';
import type { TdsRow } from './tds-types.ts';

export interface BrokeragePayment extends PaymentDays {
  /** Without GST. */
  readonly amount: Paise;
}

export interface BrokerageTds {
  /** Under which the payment falls; undefined where the table does not reach back so far. */
  readonly row: TdsRow | undefined;
  /** Of this payment. */
  readonly own: Paise;
  /** Of earlier payments of the same financial year, from which nothing was deducted while they were below the threshold. */
  readonly earlier: Paise;
  /** Both. */
  readonly tax: Paise;
}

/** In one financial year, in the order of their days. */
const yearOfTds = (
  payments: readonly BrokeragePayment[],
  rows: readonly TdsRow[],
  hasPan: boolean,
): readonly BrokerageTds[] => {
  let paid = 0;
  let waiting = 0;
  return payments.map((payment) => {
    const row = tdsRowOn(rows, 'Brokerage', tdsDay(payment));
    if (!row) return { row, own: 0, earlier: 0, tax: 0 };
    paid += payment.amount;
    const own = tdsOn(row, payment.amount, hasPan) ?? 0;
    if (!isAboveThreshold(row, paid)) {
      waiting += own;
      return { row, own: 0, earlier: 0, tax: 0 };
    }
    const earlier = waiting;
    waiting = 0;
    return { row, own, earlier, tax: own + earlier };
  });
};

/**
 * What is deducted with each payment between one payer and one who is paid, in the order of `payments`. The threshold is
 * of all of them in a financial year; once they are above it, the tax is of the whole, and the earlier part, at the rate
 * of its own day, is deducted with the payment that went above. `hasPan`: of the one who is paid.
 */
export const tdsOnBrokerage = (
  payments: readonly BrokeragePayment[],
  rows: readonly TdsRow[],
  hasPan: boolean,
): BrokerageTds[] => {
  const inOrder = payments
    .map((payment, index) => ({ payment, index, day: tdsDay(payment) }))
    .sort((a, b) => (a.day === b.day ? a.index - b.index : a.day < b.day ? -1 : 1));
  const result: BrokerageTds[] = [];
  for (const year of Map.groupBy(inOrder, ({ day }) => financialYearOf(day).from).values()) {
    const taxes = yearOfTds(
      year.map(({ payment }) => payment),
      rows,
      hasPan,
    );
    year.forEach(({ index }, at) => {
      result[index] = taxes[at]!;
    });
  }
  return result;
};

/**
 * What a payer will deduct from a commission: nothing where he does not deduct, nor as long as it and `others`, his other
 * commissions of the financial year, stay within the threshold. Amounts without GST. Only the tax of this commission.
 */
export const expectedTds = (
  taxable: Paise,
  others: readonly Paise[],
  payer: { readonly deducts_tds: boolean; readonly row: TdsRow | undefined; readonly office_has_pan: boolean },
): Paise => {
  const { deducts_tds, row, office_has_pan } = payer;
  if (!deducts_tds || !row || !isAboveThreshold(row, taxable + sumOf(others))) return 0;
  return tdsOn(row, taxable, office_has_pan) ?? 0;
};
