import { partOf } from '../ui/part-of.tsx';

/** The light door: what of the deals stands on other records. */
export const DealsOf = partOf(() => import('./requests/deals-of.tsx'), 'DealsOf');
export const ProposedDeals = partOf(() => import('./requests/propose-deal.tsx'), 'ProposedDeals');
/** Nothing stands till it is there: of most properties it says nothing. */
export const EndingLease = partOf(() => import('./requests/ending-lease.tsx'), 'EndingLease', 'nothing');
