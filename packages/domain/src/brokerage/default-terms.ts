/** What brokers usually agree on (domain 4.1): the settings of a new office, each row editable there and on the deal. */
import type { DealType } from '../lookups/deal-types.ts';
import type { CommissionBasis, PayerSide } from '../lookups/deals.ts';
import { usualBrokeragePercent } from '../project-brokerage.ts';
import type { SlabTerms } from './slabs.ts';

export const brokerageCases = [
  'Resale',
  'New booking',
  'Residential rent',
  'Commercial lease',
  'Heavy deposit',
  'PG',
  'Land',
  'Pre-leased',
  'Auction',
  'Renewal',
] as const;
export type BrokerageCase = (typeof brokerageCases)[number];

export interface DefaultTerm {
  readonly case: BrokerageCase;
  readonly payer_side: PayerSide;
  readonly basis: CommissionBasis;
  /** Percent, months, or rupees, as the basis says; null: as the slabs say. */
  readonly rate: number | null;
  readonly slab: SlabTerms | null;
  /** Whether a new deal begins with it; the others are offered. */
  readonly is_active: boolean;
  readonly source: string;
}

/** Commercial tenures are counted up to and with three and nine years. */
const byTenure: SlabTerms = {
  measure: 'Lease months',
  rate_of: 'Months of rent',
  slabs: [
    { up_to: 36, rate: 1 },
    { up_to: 108, rate: 2 },
    { up_to: null, rate: 3 },
  ],
};

const both = (
  sides: readonly PayerSide[],
  term: Omit<DefaultTerm, 'payer_side' | 'slab'> & { slab?: SlabTerms },
): DefaultTerm[] => sides.map((payer_side) => ({ slab: null, ...term, payer_side }));
const sale = ['Buyer', 'Seller'] as const;
const rent = ['Tenant', 'Landlord'] as const;
const percent = { basis: 'Percent of price', is_active: true } as const;
const months = { basis: 'Months of rent', is_active: true } as const;

export const defaultTerms: readonly DefaultTerm[] = [
  ...both(sale, { ...percent, case: 'Resale', rate: 1, source: "Associations' schedules 2 %, market pages 1-2 %" }),
  ...both(['Builder'], {
    ...percent,
    case: 'New booking',
    rate: usualBrokeragePercent,
    source: 'Of the agreement value without taxes; 1.5-5 % seen',
  }),
  ...both(rent, {
    ...months,
    case: 'Residential rent',
    rate: 1,
    source: 'One month each side; none or half are usual too',
  }),
  ...both(rent, {
    basis: 'Percent of deposit',
    case: 'Residential rent',
    rate: 1,
    is_active: false,
    source: 'Schedule with one month and 1 % of the deposit each side',
  }),
  ...both(rent, {
    basis: 'Slab',
    case: 'Commercial lease',
    rate: null,
    slab: byTenure,
    is_active: true,
    source: 'Published slab: 1, 2 or 3 months by tenure',
  }),
  ...both(rent, {
    basis: 'Percent of deposit',
    case: 'Heavy deposit',
    rate: 1,
    is_active: true,
    source: 'Each side, of the deposit',
  }),
  ...both(['Tenant'], { ...months, case: 'PG', rate: 0.5, source: 'Half to one month per bed' }),
  ...both(sale, { ...percent, case: 'Land', rate: 1, source: '1-2 % each side' }),
  ...both(sale, { ...percent, case: 'Pre-leased', rate: 1, source: '1-2 % each side' }),
  ...both(['Buyer'], { ...percent, case: 'Auction', rate: 1, source: 'As resale; the bank that sells pays none' }),
  ...both(['Tenant'], {
    ...months,
    case: 'Renewal',
    rate: 0.5,
    is_active: false,
    source: 'Half a month; a schedule has one month and 1 % of the raised part',
  }),
];

const cases: Partial<Record<DealType, BrokerageCase>> = {
  'New booking': 'New booking',
  'Pre-leased': 'Pre-leased',
  PG: 'PG',
  'Heavy deposit': 'Heavy deposit',
  'Joint venture': 'Land',
  Auction: 'Auction',
};

/** Under which of the office's terms a deal falls. */
export const brokerageCaseOf = (dealType: DealType, kind: 'Home' | 'Commercial' | 'Land'): BrokerageCase => {
  const named = cases[dealType];
  if (named) return named;
  if (dealType === 'Rent' || dealType === 'Lease') return kind === 'Home' ? 'Residential rent' : 'Commercial lease';
  return kind === 'Land' ? 'Land' : 'Resale';
};

/** The rows with which a deal's commissions begin, one for each payer, and several where several bases are agreed. */
export const defaultTermsFor = (of: BrokerageCase, terms: readonly DefaultTerm[]): DefaultTerm[] =>
  terms.filter((term) => term.case === of && term.is_active);

export interface MilestoneTerm {
  readonly label: string;
  readonly percent: number;
}

/** In how many parts a brokerage is paid; each set sums to 100. */
export const milestonePresets: Readonly<Record<'Sale' | 'Halves' | 'Builder' | 'Rent', readonly MilestoneTerm[]>> = {
  Sale: [
    { label: 'At token', percent: 25 },
    { label: 'At agreement or possession', percent: 75 },
  ],
  Halves: [
    { label: 'At token', percent: 50 },
    { label: 'At agreement or possession', percent: 50 },
  ],
  Builder: [{ label: 'After registration and first disbursement', percent: 100 }],
  Rent: [{ label: 'At agreement', percent: 100 }],
};

/** Percent for the co-broker; the office keeps the rest. The first is the default. */
export const coBrokerPresets = [50, 40, 30] as const;
