import { partOf } from '../ui/part-of.tsx';

/** The light door: what of the brokerage stands on a deal, and on a loan. */
export const DealBrokerage = partOf(() => import('./deal/deal-brokerage.tsx'), 'DealBrokerage');
export const LoanPayout = partOf(() => import('./deal/loan-payout.tsx'), 'LoanPayout');
export const EvidencePart = partOf(() => import('./deal/evidence-part.tsx'), 'EvidencePart', 'nothing');
export const ReceiptOfDeal = partOf(() => import('./deal/receipt-of-deal.tsx'), 'ReceiptOfDeal', 'nothing');
