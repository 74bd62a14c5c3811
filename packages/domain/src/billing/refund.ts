/** What goes back of an order, and what its papers say then (domain 4.13 'Papers', 7.4; CGST Act s.34). */
import { type Paise, ratio, sumOf } from '../paise.ts';
import { documentLess, sumOfDocuments, type TaxedAmounts } from '../taxes/index.ts';

/** Why money goes back. 'Second payment' and 'At the gateway' are nobody's decision here. */
export const refundCauses = ['Asked', 'Second payment', 'Held', 'Surplus', 'At the gateway'] as const;
export type RefundCause = (typeof refundCauses)[number];
export const refundStatuses = ['Requested', 'Done', 'Failed'] as const;
/** What becomes of the term that an order bought once its money is back. */
export const termsAfterRefund = ['Ends today', 'Stays'] as const;
export type TermAfterRefund = (typeof termsAfterRefund)[number];

/** The causes whose money had paid for the order: a credit note takes it back from the invoice. */
export const takesBackInvoice = (cause: RefundCause): boolean => cause === 'Asked' || cause === 'At the gateway';

/**
 * The part of a taxed document that comes to `total`, GST included: each column by its share to the paisa, half up; what
 * the columns miss of it is the rounding. RangeError where it is not above 0 and at most the whole.
 */
export const partOfDocument = (whole: TaxedAmounts, total: Paise): TaxedAmounts => {
  if (total <= 0 || total > whole.total) throw new RangeError('It is no part of the document');
  if (total === whole.total) return documentLess(whole, sumOfDocuments([]));
  const share = (amount: Paise) => ratio(amount, total, whole.total);
  const [taxable, cgst, sgst, igst] = [share(whole.taxable), share(whole.cgst), share(whole.sgst), share(whole.igst)];
  return { taxable, cgst, sgst, igst, rounding: total - sumOf([taxable, cgst, sgst, igst]), total };
};

/**
 * The credit note for money that went back: the part of the invoice that comes to it; the last one has exactly what the
 * earlier ones left. RangeError where that is more than is left.
 */
export const creditNoteOver = (invoice: TaxedAmounts, earlier: readonly TaxedAmounts[], total: Paise): TaxedAmounts => {
  const left = documentLess(invoice, sumOfDocuments(earlier));
  if (total > left.total) throw new RangeError('More than is left of the invoice');
  if (total === left.total) return left;
  const part = partOfDocument(invoice, total);
  const most = (column: 'taxable' | 'cgst' | 'sgst' | 'igst') => Math.min(part[column], left[column]);
  const [taxable, cgst, sgst, igst] = [most('taxable'), most('cgst'), most('sgst'), most('igst')];
  return { taxable, cgst, sgst, igst, rounding: total - sumOf([taxable, cgst, sgst, igst]), total };
};

/** How an order stands by what was paid for it and how much of that is back. */
export const statusAfterRefund = (total: Paise, back: Paise): 'Paid' | 'Part Refunded' | 'Refunded' =>
  back <= 0 ? 'Paid' : back < total ? 'Part Refunded' : 'Refunded';
