/** The light door: the loans of another record, and what a home costs its buyer. Screens and calculators come when asked for. */
export { BuyerCosts } from './buyer-costs.tsx';
export { LoansOf } from './loans-of.tsx';
