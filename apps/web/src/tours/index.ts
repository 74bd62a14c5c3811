export { PlanTourScreen } from './plan/plan-tour-screen.tsx';
export { TourScreen } from './tour-screen.tsx';
export { VisitsOf } from './visits-of.tsx';
