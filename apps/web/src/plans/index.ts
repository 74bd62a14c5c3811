export { DurationSwitch } from './offers/duration-switch.tsx';
export { monthsOf } from './offers/durations.ts';
export { OffersScreen } from './offers/offers-screen.tsx';
export { type Offer, useOffers } from './offers/use-offers.ts';
export { isDuration } from './offers/use-plan-way.ts';
export type { PayingWays } from './ways.ts';
