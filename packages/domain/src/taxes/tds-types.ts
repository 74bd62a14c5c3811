/** A row of the table of TDS: what is deducted, from when, by which section (domain 4.3, 4.13). */
import type { EffectiveRow } from './effective.ts';

/** What is paid for. 'Rent paid by an individual' or HUF is below the audit limits. */
export const tdsRules = [
  'Brokerage',
  'Property of a resident',
  'Property of a non-resident',
  'Rent paid by an individual',
  'Rent paid by others',
] as const;
export type TdsRule = (typeof tdsRules)[number];

export interface TdsRow extends EffectiveRow {
  readonly rule: TdsRule;
  /** As it is cited: '194H'. */
  readonly section: string;
  /** Of the challan, from 2026 on: '1006'. */
  readonly code: string | null;
  /** null: as an accountant computes it. */
  readonly percent: number | null;
  /** Rupees; null: from the first rupee. */
  readonly threshold: number | null;
  /** What is held against it: all of a payer in a financial year, one month's rent, one property. */
  readonly threshold_per: 'Financial year' | 'Month' | 'Property';
  /** Whether an amount equal to it is above: 'fifty lakh and above', but 'exceeding twenty thousand'. */
  readonly threshold_included: boolean;
  /** Of a property: the tax is of the stamp value where that is higher than the price. */
  readonly of_higher_stamp_value: boolean;
  /** What is deducted where the one who is paid has no PAN, if more than `percent`. */
  readonly no_pan_percent: number;
  /** Without a PAN, no more than the rent of the last month. */
  readonly no_pan_at_most_last_rent: boolean;
  /** The number under which the one who deducts pays it in. */
  readonly deductor_number: 'TAN' | 'PAN' | 'PAN of an individual or HUF, else TAN';
  /** What the one who is paid gets for it. */
  readonly certificate: string;
  /** The form in which a challan is told together with what was deducted; null where a quarterly return does that. */
  readonly challan_statement: string | null;
  readonly source: string;
}
