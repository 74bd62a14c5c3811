import { partOf } from '../ui/part-of.tsx';

/** The light door: the loans of another record, and what a home costs its buyer. */
export const LoansOf = partOf(() => import('./loans-of.tsx'), 'LoansOf');
export const BuyerCosts = partOf(() => import('./buyer-costs.tsx'), 'BuyerCosts');
