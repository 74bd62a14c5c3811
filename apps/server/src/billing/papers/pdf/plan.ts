import type { BillingContent } from '../paper-content.ts';

/** A paper of the platform as it is drawn. Amounts in paise. */
export interface BillingPlan {
  readonly kind: 'Invoice' | 'Credit note';
  readonly no: string;
  /** DD/MM/YYYY */
  readonly date: string;
  readonly content: BillingContent;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly rounding: number;
  readonly total: number;
  readonly gst_rate: number;
}
