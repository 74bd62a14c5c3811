export { dealHandlers } from './deals.ts';
export { askedDeals } from './filter-deals.ts';
export { findDeal, maySeeDealFile, visibleDeals } from './find-deal.ts';
export { hearsOfDeal, hearsOfDealRequest } from './hears.ts';
export { tellOfLeases } from './leases/tell-of-leases.ts';
export { dealRequestHandlers } from './requests/requests.ts';
export { dealWorkHandlers } from './work/index.ts';
