import type { Law } from '@angan/domain/law.ts';
import { propertyTypes } from '@angan/domain/lookups/index.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { stampBuyers, supplies, tdsRules } from '@angan/domain/taxes/index.ts';
import {
  choicePair,
  countPair,
  flagPair,
  percentPair,
  requiredTextPair,
  rupeesPair,
  setChoicePair,
  textPair,
} from '../kit/pairs.ts';
import { type Fields, sectionsOf } from '../kit/presented.ts';

const stateNames = states.map(({ state }) => state) as [string, ...string[]];
const typeNames = propertyTypes.map(({ property_type }) => property_type) as unknown as [string, ...string[]];
const fact = sectionsOf<'Facts'>()('Facts');
const required = { isRequired: true } as const;

const tds = {
  rule: fact(setChoicePair(tdsRules), 'Deducted from', required),
  section: fact(requiredTextPair(80), 'Section', required),
  code: fact(textPair(20), 'Code', { hint: 'Of the challan, such as 1006' }),
  percent: fact(percentPair(), 'Rate', { unit: '%', hint: 'Empty: as an accountant computes it' }),
  threshold: fact(rupeesPair(), 'Threshold', { hint: 'Empty: from the first rupee' }),
  threshold_per: fact(setChoicePair(['Financial year', 'Month', 'Property']), 'Threshold counts by'),
  threshold_included: fact(flagPair(), 'The threshold itself counts as above'),
  of_higher_stamp_value: fact(flagPair(), 'Of the stamp value where that is higher'),
  no_pan_percent: fact(percentPair(), 'Rate without PAN', { unit: '%' }),
  no_pan_at_most_last_rent: fact(flagPair(), 'Without PAN no more than the last rent'),
  deductor_number: fact(setChoicePair(['TAN', 'PAN', 'PAN of an individual or HUF, else TAN']), 'Paid in under the'),
  certificate: fact(requiredTextPair(40), 'Certificate', required),
  challan_statement: fact(textPair(40), 'Challan statement'),
};
const gstRate = { percent: fact(percentPair(), 'GST', { unit: '%' }) };
const gstRegistration = {
  state: fact(choicePair(stateNames), 'State', { hint: 'Empty: every state without a row of its own' }),
  turnover: fact(rupeesPair(), 'Turnover of a year'),
};
const sac = {
  supply: fact(setChoicePair(supplies), 'Supply', required),
  sac: fact(requiredTextPair(8), 'SAC', required),
};
const stampDuty = {
  state: fact(setChoicePair(stateNames), 'State', required),
  property_type: fact(choicePair(typeNames), 'Property type'),
  zone: fact(textPair(40), 'Zone'),
  buyer: fact(choicePair(stampBuyers), 'Buyer'),
  price_from: fact(rupeesPair(), 'Above'),
  price_to: fact(rupeesPair(), 'Up to'),
  duty_percent: fact(percentPair(), 'Stamp duty', { unit: '%' }),
  cess_percent: fact(percentPair(), 'Cess', { unit: '%' }),
  cess_of: fact(setChoicePair(['Price', 'Duty']), 'Cess is of the'),
  registration_percent: fact(percentPair(), 'Registration', { unit: '%', hint: 'Empty: by a slab that is not here' }),
  registration_cap: fact(rupeesPair(), 'Registration at most'),
};
const depositCap = {
  state: fact(setChoicePair(stateNames), 'State', required),
  home_months: fact(countPair(0, 120), 'Homes', { unit: 'months' }),
  other_months: fact(countPair(0, 120), 'Other premises', { unit: 'months' }),
};

const ltvCap = {
  loan_up_to: fact(rupeesPair(), 'Loan up to', {
    hint: 'Empty: above all others. Only the rows of the last day hold, all together',
  }),
  percent: fact(percentPair(), 'Of the value', { unit: '%' }),
};
const foir = { percent: fact(percentPair(), 'Of the income', { unit: '%' }) };

/** What a row of each law says, beside its day and its source. A law changes its form by changing here. */
export const lawFields = {
  TDS: tds,
  'GST rate': gstRate,
  'GST registration': gstRegistration,
  SAC: sac,
  'Stamp duty': stampDuty,
  'Deposit cap': depositCap,
  'LTV cap': ltvCap,
  FOIR: foir,
} as const satisfies Record<Law, Fields>;
