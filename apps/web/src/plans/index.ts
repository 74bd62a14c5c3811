export { OffersScreen } from './offers/offers-screen.tsx';
export type { PayingWays } from './ways.ts';
