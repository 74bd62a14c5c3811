/** Caps of a deposit by the law of a state (domain 4.5, 4.13): the table is filled from here, and the Admin edits it. */
import type { EffectiveRow } from './taxes/index.ts';

export interface DepositCapRow extends EffectiveRow {
  /** Name of the state. */
  readonly state: string;
  /** Months of rent, of homes and of other premises. */
  readonly home_months: number;
  readonly other_months: number;
  readonly source: string;
}

/**
 * The Model Tenancy Act, 2021 has two months for homes and six for others (section 11), and binds nobody where no act of
 * the state has made it its own; elsewhere the parties agree. The first days are those from which the acts are said to hold.
 */
export const depositCapRows: readonly DepositCapRow[] = [
  {
    state: 'Andhra Pradesh',
    valid_from: '2021-06-02',
    home_months: 2,
    other_months: 6,
    source: 'As in the Model Tenancy Act, 2021, which the state is said to follow; not checked against its own act',
  },
  {
    state: 'Assam',
    valid_from: '2021-09-06',
    home_months: 2,
    other_months: 6,
    source: 'Assam Tenancy Act, 2021, section 11(1)',
  },
  {
    state: 'Tamil Nadu',
    valid_from: '2019-02-22',
    home_months: 3,
    other_months: 3,
    source:
      'Tamil Nadu Regulation of Rights and Responsibilities of Landlords and Tenants Act, 2017 (Act 42 of 2017), section 11(1): homes, and other premises that are not industrial',
  },
  {
    state: 'Uttar Pradesh',
    valid_from: '2021-01-11',
    home_months: 2,
    other_months: 6,
    source: 'Uttar Pradesh Regulation of Urban Premises Tenancy Act, 2021 (Act 16 of 2021), section 11',
  },
];
