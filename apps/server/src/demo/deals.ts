import type { DealType } from '@angan/domain/lookups/deal-types.ts';
import type { DealStage, offerStatuses } from '@angan/domain/lookups/deals.ts';

/** A deal of the demo as it is told; days count from today. */
export interface DemoDeal {
  readonly type: DealType;
  readonly stage: DealStage;
  /** Days ago on which it began; a move comes about every ten days. */
  readonly begun: number;
  /** Days from today by which it is to close, or has. */
  readonly close: number;
  readonly skipped?: readonly DealStage[];
  /** What each side named, oldest first: percent of what is asked. */
  readonly offers?: readonly (readonly [
    side: 'Buyer side' | 'Seller side',
    percent: number,
    status: (typeof offerStatuses)[number],
  ])[];
  /** Of a lease: the days from today on which it begins and ends, as months of its length before its end. */
  readonly lease?: { readonly ends: number; readonly months: number; readonly lockIn: number; readonly rise?: number };
  readonly why?: string;
  readonly comment?: string;
}

const back = [
  ['Buyer side', 94, 'Countered'],
  ['Seller side', 98, 'Accepted'],
] as const;

/** Deals at every stage of the three ladders, and leases near each of their dates. */
export const dealsToTell: readonly DemoDeal[] = [
  { type: 'Sale', stage: 'Negotiation', begun: 6, close: 34, offers: [['Buyer side', 93, 'Made']] },
  {
    type: 'Sale',
    stage: 'Negotiation',
    begun: 24,
    close: -3,
    offers: [
      ['Buyer side', 90, 'Countered'],
      ['Seller side', 97, 'Made'],
    ],
  },
  {
    type: 'Sale',
    stage: 'Token Received',
    begun: 21,
    close: 26,
    offers: back,
    comment: 'Owner wants the car park in the agreement.',
  },
  { type: 'Sale', stage: 'Agreement Signed', begun: 38, close: 12, offers: back },
  { type: 'Sale', stage: 'Loan in Process', begun: 52, close: 18, offers: back },
  { type: 'Sale', stage: 'Registered', begun: 66, close: 7, offers: back },
  { type: 'Sale', stage: 'Possession Given', begun: 84, close: 4, skipped: ['Loan in Process'], offers: back },
  { type: 'Sale', stage: 'Closed', begun: 130, close: -20, offers: back },
  { type: 'Sale', stage: 'Cancelled', begun: 70, close: -15, why: 'Loan rejected' },
  { type: 'Rent', stage: 'Negotiation', begun: 4, close: 12, offers: [['Buyer side', 92, 'Made']] },
  { type: 'Rent', stage: 'Token Received', begun: 12, close: 9, lease: { ends: 345, months: 11, lockIn: 6 } },
  { type: 'Rent', stage: 'Agreement Drafted', begun: 16, close: 6, lease: { ends: 340, months: 11, lockIn: 6 } },
  { type: 'Rent', stage: 'Agreement Signed', begun: 20, close: 4, lease: { ends: 338, months: 11, lockIn: 6 } },
  { type: 'Rent', stage: 'Handover Done', begun: 31, close: 1, lease: { ends: 330, months: 11, lockIn: 6 } },
  { type: 'Rent', stage: 'Closed', begun: 360, close: -300, lease: { ends: 85, months: 11, lockIn: 3 } },
  { type: 'Rent', stage: 'Closed', begun: 390, close: -330, lease: { ends: 26, months: 11, lockIn: 6 } },
  { type: 'Rent', stage: 'Closed', begun: 420, close: -360, lease: { ends: 720, months: 36, lockIn: 14, rise: 12 } },
  { type: 'Rent', stage: 'Closed', begun: 100, close: -60, lease: { ends: 275, months: 11, lockIn: 4 } },
  { type: 'Rent', stage: 'Cancelled', begun: 45, close: -20, why: 'Price' },
  { type: 'New booking', stage: 'Negotiation', begun: 5, close: 25 },
  { type: 'New booking', stage: 'Booking Form', begun: 14, close: 30 },
  { type: 'New booking', stage: 'Token Received', begun: 25, close: 40 },
  { type: 'New booking', stage: 'Agreement Registered', begun: 60, close: 20 },
  { type: 'New booking', stage: 'Builder Invoice Raised', begun: 75, close: 9 },
  { type: 'New booking', stage: 'Closed', begun: 140, close: -30 },
];
