/** Lists of the deal's and the commission's record. Each is stored as the word shown. */
import type { DealType } from './deal-types.ts';

/** `probability`: percent, before a person changes it. */
export const saleStages = [
  { stage: 'Negotiation', probability: 30 },
  { stage: 'Token Received', probability: 60 },
  { stage: 'Agreement Signed', probability: 80 },
  { stage: 'Loan in Process', probability: 80 },
  { stage: 'Registered', probability: 95 },
  { stage: 'Possession Given', probability: 98 },
  { stage: 'Closed', probability: 100 },
  { stage: 'Cancelled', probability: 0 },
] as const;
export const rentStages = [
  { stage: 'Negotiation', probability: 40 },
  { stage: 'Token Received', probability: 70 },
  { stage: 'Agreement Drafted', probability: 80 },
  { stage: 'Agreement Signed', probability: 92 },
  { stage: 'Handover Done', probability: 97 },
  { stage: 'Closed', probability: 100 },
  { stage: 'Cancelled', probability: 0 },
] as const;
export const bookingStages = [
  { stage: 'Negotiation', probability: 30 },
  { stage: 'Booking Form', probability: 50 },
  { stage: 'Token Received', probability: 65 },
  { stage: 'Agreement Registered', probability: 85 },
  { stage: 'Builder Invoice Raised', probability: 92 },
  { stage: 'Closed', probability: 100 },
  { stage: 'Cancelled', probability: 0 },
] as const;
export type DealStage =
  | (typeof saleStages)[number]['stage']
  | (typeof rentStages)[number]['stage']
  | (typeof bookingStages)[number]['stage'];
export interface DealStageRow {
  readonly stage: DealStage;
  readonly probability: number;
}

const rentKinds: readonly DealType[] = ['Rent', 'Lease', 'PG', 'Heavy deposit'];

/** The three ladders of stages, as people choose among them. */
export const dealLadders = ['Sale', 'Rent and lease', 'New booking'] as const;
export type DealLadder = (typeof dealLadders)[number];

export const dealLadderOf = (dealType: DealType): DealLadder => {
  if (dealType === 'New booking') return 'New booking';
  return rentKinds.includes(dealType) ? 'Rent and lease' : 'Sale';
};

const stagesOfLadder: Readonly<Record<DealLadder, readonly DealStageRow[]>> = {
  Sale: saleStages,
  'Rent and lease': rentStages,
  'New booking': bookingStages,
};

/** The stages of a ladder, first to last, then Cancelled. */
export const stagesOfDeals = (ladder: DealLadder): readonly DealStageRow[] => stagesOfLadder[ladder];

/** The stages a deal of this type goes through, first to last, then Cancelled. */
export const dealStagesOf = (dealType: DealType): readonly DealStageRow[] => stagesOfLadder[dealLadderOf(dealType)];

/** Why the system plans a task for a deal. */
export const dealTaskReasons = ['Property TDS', 'Rent goes up', 'Lock-in ends', 'Notice window', 'Lease ends'] as const;
export type DealTaskReason = (typeof dealTaskReasons)[number];

export const ourSides = ['Both', 'Buyer side', 'Seller side'] as const;
export const offerStatuses = ['Made', 'Countered', 'Accepted', 'Rejected'] as const;
export const cancelReasons = [
  'Buyer backed out',
  'Seller backed out',
  'Loan rejected',
  'Title problem',
  'Price',
  'Other',
] as const;
export const tokenSettlements = ['Refunded', 'Forfeited', 'Adjusted'] as const;
export const policeVerifications = ['Not needed', 'Pending', 'Done'] as const;
export const paymentModes = ['UPI', 'NEFT', 'RTGS', 'IMPS', 'Cheque', 'DD', 'Cash', 'Card'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const saleChecklist = [
  'PAN and Aadhaar of both',
  'Title documents',
  'Index II/encumbrance',
  'Society NOC',
  'No-dues',
  'OC/BU',
  'Loan foreclosure letter if any',
  'Stamp duty paid',
  'TDS challan',
  'Registration slot',
  'Electricity and tax transfer',
  'Key and possession letter',
  'Brokerage terms signed',
] as const;
export const rentChecklist = [
  'ID of tenant',
  'Police verification',
  'Agreement registered/notarised',
  'Deposit receipt',
  'Inventory list',
  'Meter readings',
  'Society tenant form',
  'Brokerage received',
] as const;

export const payerSides = ['Buyer', 'Seller', 'Tenant', 'Landlord', 'Builder', 'Lender', 'Co-broker'] as const;
export type PayerSide = (typeof payerSides)[number];
export const commissionBases = [
  'Percent of price',
  'Months of rent',
  'Percent of deposit',
  'Per sqft',
  'Fixed amount',
  'Slab',
] as const;
export type CommissionBasis = (typeof commissionBases)[number];
export const gstTreatments = ['Charge GST', 'Not registered', 'Reverse/other'] as const;
export const commissionStatuses = [
  'Expected',
  'Confirmed',
  'Invoiced',
  'Part Received',
  'Received',
  'Disputed',
  'Written Off',
  'Cancelled',
] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];
export const splitParties = ['Company', 'Sub-user', 'Co-broker', 'Referrer'] as const;
