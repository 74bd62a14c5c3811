/** GST of one document (domain 4.2, 4.13): an invoice, a credit note, a voucher. */
import type { gstTreatments, PayerSide } from '../lookups/deals.ts';
import { type Paise, type Percent, percentOf, ratio, sumOf, thousandths, toWholeRupees } from '../paise.ts';
import type { Constitution } from './constitution.ts';

export type GstTreatment = (typeof gstTreatments)[number];

/**
 * How GST stands on what a payer owes the office, before somebody says otherwise. A lender that is a bank or an NBFC pays
 * the tax itself on what it gives an individual (notification 13/2017 Central Tax (Rate), the entry of direct selling
 * agents), whether or not he is registered.
 */
export const defaultGstTreatment = (
  hasGstin: boolean,
  payer: PayerSide,
  constitution: Constitution | null,
): GstTreatment => {
  if (payer === 'Lender' && constitution === 'Individual') return 'Reverse/other';
  return hasGstin ? 'Charge GST' : 'Not registered';
};

export interface GstInput {
  /** Without GST, after discount. */
  readonly taxable: Paise;
  readonly treatment: GstTreatment;
  /** Percent in force on the day of the document; of no matter where no GST is charged. */
  readonly percent: Percent;
  /** Numbers of the states in the GST register. */
  readonly supplier_state: string;
  readonly place_of_supply: string;
}

export interface TaxedAmounts {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  /** What the document's line 'Rounding' says, from -50 to 50 paise. */
  readonly rounding: Paise;
  /** Whole rupees. */
  readonly total: Paise;
}

/** A document's total to the rupee, with its rounding, from its parts. */
export const taxedTotal = (parts: Omit<TaxedAmounts, 'rounding' | 'total'>): TaxedAmounts => {
  const exact = sumOf([parts.taxable, parts.cgst, parts.sgst, parts.igst]);
  const total = toWholeRupees(exact);
  return { ...parts, rounding: total - exact, total };
};

export interface TaxedDocument extends TaxedAmounts {
  /** 'Tax payable on reverse charge: Yes' stands on it. */
  readonly reverse_charge: boolean;
}

/** Each component to the paisa by itself, the total to the rupee with its rounding beside it. */
export const taxedDocument = (input: GstInput): TaxedDocument => {
  const { taxable, treatment, percent } = input;
  const charged = treatment === 'Charge GST';
  const within = input.supplier_state === input.place_of_supply;
  const half = charged && within ? percentOf(taxable, percent / 2) : 0;
  const igst = charged && !within ? percentOf(taxable, percent) : 0;
  return {
    ...taxedTotal({ taxable, cgst: half, sgst: half, igst }),
    reverse_charge: treatment === 'Reverse/other',
  };
};

/**
 * The receipt voucher of money that came before its invoice: GST is due on it, and it is in what came. The total is what
 * came, to the paisa; what the parts miss of it is its rounding.
 */
export const advanceDocument = (received: Paise, input: Omit<GstInput, 'taxable'>): TaxedDocument => {
  const percent = input.treatment === 'Charge GST' ? input.percent : 0;
  const taxable = ratio(received, 100_000, 100_000 + thousandths(percent));
  const document = taxedDocument({ ...input, taxable });
  const exact = document.total - document.rounding;
  return { ...document, rounding: received - exact, total: received };
};

const fields = ['taxable', 'cgst', 'sgst', 'igst', 'rounding', 'total'] as const;

/** Column by column, what documents come to together. */
export const sumOfDocuments = (documents: readonly TaxedAmounts[]): TaxedAmounts =>
  Object.fromEntries(fields.map((field) => [field, sumOf(documents.map((one) => one[field]))])) as Record<
    (typeof fields)[number],
    Paise
  >;

/** Column by column, what the first has more than the second: what is left of an invoice after a credit note. */
export const documentLess = (document: TaxedAmounts, other: TaxedAmounts): TaxedAmounts =>
  Object.fromEntries(fields.map((field) => [field, document[field] - other[field]])) as Record<
    (typeof fields)[number],
    Paise
  >;
