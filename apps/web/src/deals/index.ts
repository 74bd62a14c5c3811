import { screen } from '../core/screen.ts';

export const DealFormScreen = screen(() => import('./form/deal-form-screen.tsx'), 'DealFormScreen');
export const DealsScreen = screen(() => import('./list/deals-screen.tsx'), 'DealsScreen');
export { DealsOf } from './requests/deals-of.tsx';
export { ProposedDeals } from './requests/propose-deal.tsx';
