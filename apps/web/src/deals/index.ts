export { DealFormScreen } from './form/deal-form-screen.tsx';
export { DealsScreen } from './list/deals-screen.tsx';
