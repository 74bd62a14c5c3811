/**
 * Stamp duty and registration as the office starts with them (domain 4.9): the table is filled from here, and the Admin edits
 * it. Indicative: published tables disagree, reliefs are left out where their size is not agreed upon, and the first day
 * is that from which the office estimates, not that of the act. Always shown with 'Estimate; confirm with the sub-registrar.'
 */
import type { EffectiveRow } from './effective.ts';

export const stampBuyers = ['Male', 'Female', 'Joint', 'Company'] as const;
export type StampBuyer = (typeof stampBuyers)[number];

export interface StampDutyRow extends EffectiveRow {
  /** Name of the state. */
  readonly state: string;
  /** Each null: any. */
  readonly property_type: number | null;
  readonly zone: string | null;
  readonly buyer: StampBuyer | null;
  /** Rupees of the base: above the first, up to and with the second; null: no limit. */
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly duty_percent: number;
  readonly cess_percent: number;
  /** What the cess is a percent of. */
  readonly cess_of: 'Price' | 'Duty';
  /** null: by a slab that the table does not have. */
  readonly registration_percent: number | null;
  /** The most that a registration costs, in rupees; null: no limit. */
  readonly registration_cap: number | null;
  readonly source: string;
}

const source = 'Indicative; tables published by portals and banks, compared in November 2026';
const row = {
  property_type: null,
  zone: null,
  buyer: null,
  price_from: null,
  price_to: null,
  valid_from: '2025-04-01',
  cess_percent: 0,
  cess_of: 'Price',
  registration_percent: 1,
  registration_cap: null,
  source,
} as const;

export const stampDutyRows: readonly StampDutyRow[] = [
  { ...row, state: 'Gujarat', duty_percent: 4.9 },
  { ...row, state: 'Maharashtra', duty_percent: 6, registration_cap: 30_000 },
  { ...row, state: 'Maharashtra', buyer: 'Female', duty_percent: 5, registration_cap: 30_000 },
  { ...row, state: 'Delhi', duty_percent: 6 },
  { ...row, state: 'Delhi', buyer: 'Female', duty_percent: 4 },
  { ...row, state: 'Delhi', buyer: 'Joint', duty_percent: 5 },
  { ...row, state: 'Karnataka', duty_percent: 5, cess_percent: 12, cess_of: 'Duty' },
  {
    ...row,
    state: 'Karnataka',
    valid_from: '2025-08-31',
    duty_percent: 5,
    cess_percent: 12,
    cess_of: 'Duty',
    registration_percent: 2,
    source: 'Indicative; cess 10 % and surcharge 2 % of the duty, registration 2 % from 31/08/2025: 7.6 % in all',
  },
  {
    ...row,
    state: 'Uttar Pradesh',
    duty_percent: 7,
    source: 'Indicative; a relief for women is left out, since its size and limit are not agreed upon',
  },
  { ...row, state: 'Haryana', duty_percent: 7, registration_percent: null },
  { ...row, state: 'Haryana', buyer: 'Female', duty_percent: 5, registration_percent: null },
  { ...row, state: 'Rajasthan', duty_percent: 6, cess_percent: 20, cess_of: 'Duty' },
  { ...row, state: 'Rajasthan', buyer: 'Female', duty_percent: 5, cess_percent: 20, cess_of: 'Duty' },
  { ...row, state: 'Tamil Nadu', duty_percent: 7, registration_percent: 4 },
  { ...row, state: 'Telangana', duty_percent: 5.5, cess_percent: 1.5, registration_percent: 0.5 },
  { ...row, state: 'Madhya Pradesh', duty_percent: 7.5, registration_percent: 3 },
  { ...row, state: 'Punjab', duty_percent: 7 },
  { ...row, state: 'Punjab', buyer: 'Female', duty_percent: 5 },
  { ...row, state: 'West Bengal', zone: 'Urban', duty_percent: 6 },
  { ...row, state: 'West Bengal', zone: 'Rural', duty_percent: 5 },
  { ...row, state: 'West Bengal', duty_percent: 6, source: `${source}; 5 % in villages` },
];
