/** What the addresses of tours open, apart from what other nouns take from index.ts. */
export { PlanTourScreen } from './plan/plan-tour-screen.tsx';
export { TourScreen } from './tour-screen.tsx';
