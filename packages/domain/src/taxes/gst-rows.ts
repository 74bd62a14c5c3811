/** GST on brokerage as the office starts with it (domain 4.2): the tables are filled from here, and the Admin edits them. */
import type { EffectiveRow } from './effective.ts';

export interface GstRateRow extends EffectiveRow {
  /** Percent of the value: half of it is CGST and half SGST within a state, the whole IGST between two. */
  readonly percent: number;
  readonly source: string;
}

export const gstRateRows: readonly GstRateRow[] = [
  {
    valid_from: '2017-07-01',
    percent: 18,
    source: 'Notification 11/2017 Central Tax (Rate), 28/06/2017, headings 9971 and 9972',
  },
];

export interface GstThresholdRow extends EffectiveRow {
  /** State's number in the GST register; null: every state that has no row of its own. */
  readonly state_code: string | null;
  /** Rupees of supplies in a financial year above which a supplier of services has to register. */
  readonly turnover: number;
  readonly source: string;
}

const registration = 'CGST Act, s.22(1), with explanation (iii): special category States';
export const gstThresholdRows: readonly GstThresholdRow[] = [
  { state_code: null, valid_from: '2017-07-01', turnover: 20_00_000, source: 'CGST Act, s.22(1)' },
  { state_code: '13', valid_from: '2017-07-01', turnover: 10_00_000, source: registration },
  { state_code: '14', valid_from: '2017-07-01', turnover: 10_00_000, source: registration },
  { state_code: '15', valid_from: '2017-07-01', turnover: 10_00_000, source: registration },
  { state_code: '16', valid_from: '2017-07-01', turnover: 10_00_000, source: registration },
];

/** What is supplied: each has its code in the Scheme of Classification of Services. */
export const supplies = ['Building sale', 'Land sale', 'Rent or lease', 'Appraisal', 'Loan payout'] as const;
export type Supply = (typeof supplies)[number];

export interface SacRow extends EffectiveRow {
  readonly supply: Supply;
  readonly sac: string;
  readonly source: string;
}

const scheme = 'Annexure to notification 11/2017 Central Tax (Rate), group 99722; editable, since offices differ';
const since = { valid_from: '2017-07-01', source: scheme } as const;
export const sacRows: readonly SacRow[] = [
  { ...since, supply: 'Building sale', sac: '997222' },
  { ...since, supply: 'Land sale', sac: '997223' },
  { ...since, supply: 'Rent or lease', sac: '997221' },
  { ...since, supply: 'Appraisal', sac: '997224' },
  { ...since, supply: 'Loan payout', sac: '997159', source: 'The same, group 99715' },
];
