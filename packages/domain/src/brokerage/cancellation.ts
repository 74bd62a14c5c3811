/** What the cancelling of a deal leaves to write, where invoices went out or money came (domain 4.13). */
import { type Paise, ratio, sumOf } from '../paise.ts';
import {
  documentLess,
  financialYearOf,
  type PaperKind,
  sumOfDocuments,
  type TaxedAmounts,
  taxedTotal,
} from '../taxes/index.ts';
import type { Receipt } from './receipts.ts';

export interface Paper extends TaxedAmounts {
  readonly kind: PaperKind;
  readonly no: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Number of the paper it refers to: a credit note its invoice, an invoice the receipt voucher that it uses up. */
  readonly ref: string | null;
}

export interface ClosingPaper extends TaxedAmounts {
  readonly kind: 'Credit note' | 'Refund voucher';
  readonly ref: string;
  /** Whether it still lowers the GST that the office owes; a credit note says so. */
  readonly lowers_gst: boolean;
}

/** The last day on which a credit note lowers the GST of its invoice: 30 November after the year of the invoice (CGST Act, s.34(2)). */
export const creditNoteDeadline = (invoiceDay: string): string => `${financialYearOf(invoiceDay).to.slice(0, 4)}-11-30`;

/** Column by column, what is left of a paper after those of `kind` that refer to it. */
const restOf = (paper: Paper, papers: readonly Paper[], kind: PaperKind): TaxedAmounts =>
  documentLess(paper, sumOfDocuments(papers.filter((one) => one.kind === kind && one.ref === paper.no)));

const isOpen = (rest: TaxedAmounts): boolean => rest.taxable > 0 || rest.total > 0;

/**
 * A credit note over `taxable` of an invoice, with the invoice's own tax on it; of all that is left, exactly the rest. RangeError
 * where that is more than is left.
 */
export const creditNoteFor = (invoice: Paper, papers: readonly Paper[], taxable: Paise): TaxedAmounts => {
  const rest = restOf(invoice, papers, 'Credit note');
  if (taxable > rest.taxable) throw new RangeError('More than is left of the invoice');
  if (taxable === rest.taxable) return rest;
  // Not more tax than is left, since each earlier note has rounded its own.
  const tax = (field: 'cgst' | 'sgst' | 'igst') =>
    Math.min(ratio(invoice[field], taxable, invoice.taxable), rest[field]);
  const note = taxedTotal({ taxable, cgst: tax('cgst'), sgst: tax('sgst'), igst: tax('igst') });
  const over = Math.max(0, note.total - rest.total);
  return { ...note, rounding: note.rounding - over, total: note.total - over };
};

/** The papers that bring everything to nothing: a credit note for each invoice, a refund voucher for each advance without one. */
export const closingPapers = (papers: readonly Paper[], day: string): ClosingPaper[] =>
  papers.flatMap((paper): ClosingPaper[] => {
    if (paper.kind === 'Invoice') {
      const rest = restOf(paper, papers, 'Credit note');
      const lowers_gst = day <= creditNoteDeadline(paper.day);
      return isOpen(rest) ? [{ ...rest, kind: 'Credit note', ref: paper.no, lowers_gst }] : [];
    }
    const isUsedUp = papers.some((one) => one.kind === 'Invoice' && one.ref === paper.no);
    if (paper.kind !== 'Receipt voucher' || isUsedUp) return [];
    const rest = restOf(paper, papers, 'Refund voucher');
    return isOpen(rest) ? [{ ...rest, kind: 'Refund voucher', ref: paper.no, lowers_gst: true }] : [];
  });

/**
 * What the payer gets back. `tds` was paid to the state in our name, so the office has the credit for it and settles it
 * with the payer too. A token that the seller keeps is no brokerage, and not among the receipts.
 */
export const refundOf = (receipts: readonly Receipt[]): Receipt => ({
  amount: sumOf(receipts.map(({ amount }) => amount)),
  tds: sumOf(receipts.map(({ tds }) => tds)),
});
