import type { Buyer } from '@angan/contract/billing/orders.ts';

/** All that a paper of the platform says beside its sums, as it was when it went out. */
export interface BillingContent {
  readonly supplier: {
    readonly name: string;
    readonly address: string;
    readonly gstin: string;
    readonly state_code: string;
  };
  readonly buyer: Buyer;
  /** 'Team plan, 12 months, 21/11/2026-20/11/2027' */
  readonly what: string;
  readonly sac: string;
  readonly qty: number;
  /** Paise. */
  readonly price: number;
  readonly discount: number;
  readonly credit: number;
  readonly order_no: string;
  readonly payment_ref: string;
  /** The invoice that a credit note takes back; its day as YYYY-MM-DD. */
  readonly ref?: { readonly no: string; readonly date: string };
  /** Of a credit note: whether it still lowers the GST that is owed (CGST Act, s.34(2)). */
  readonly lowers_gst?: boolean;
}
