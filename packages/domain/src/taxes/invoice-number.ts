/** Numbers of invoices and of what goes with them (CGST Rules, rule 46(b); domain 4.2). */
import { financialYearOf } from './financial-year.ts';

export const paperKinds = ['Invoice', 'Credit note', 'Receipt voucher', 'Refund voucher'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The letter after the prefix that keeps each kind in a series of its own. */
const seriesLetters: Record<PaperKind, string> = {
  Invoice: '',
  'Credit note': 'C',
  'Receipt voucher': 'R',
  'Refund voucher': 'F',
};

/** The last number of a series in a financial year; one more would not fit the sixteen characters of the rule. */
export const lastSerial = 99_999;

/** One to three capital letters or digits. */
export const isInvoicePrefix = (prefix: string): boolean => /^[A-Z0-9]{1,3}$/.test(prefix);

/** In which series a paper is counted: serials are consecutive in it. */
export const seriesOf = (prefix: string, kind: PaperKind, day: string): string =>
  `${prefix}${seriesLetters[kind]}/${financialYearOf(day).label}`;

/**
 * 'SGE/26-27/0042', at most 16 characters. `serial` from 1, counted anew in each financial year. RangeError where prefix
 * or serial cannot make such a number.
 */
export const invoiceNumber = (prefix: string, kind: PaperKind, day: string, serial: number): string => {
  if (!isInvoicePrefix(prefix)) throw new RangeError(`${prefix} is no prefix of an invoice`);
  if (!Number.isInteger(serial) || serial < 1 || serial > lastSerial) throw new RangeError(`${serial} is no serial`);
  return `${seriesOf(prefix, kind, day)}/${String(serial).padStart(4, '0')}`;
};
