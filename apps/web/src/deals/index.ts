export { DealFormScreen } from './form/deal-form-screen.tsx';
export { DealsScreen } from './list/deals-screen.tsx';
export { DealsOf } from './requests/deals-of.tsx';
export { ProposedDeals } from './requests/propose-deal.tsx';
