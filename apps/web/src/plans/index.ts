export { ExpiryScreen } from './expiry/expiry-screen.tsx';
export { OffersScreen } from './offers/offers-screen.tsx';
export { FreeTrialScreen } from './term/free-trial-screen.tsx';
export { PlanUsage } from './term/plan-usage.tsx';
export { useOwnSubscription } from './term/use-own-subscription.ts';
export type { PayingWays } from './ways.ts';
