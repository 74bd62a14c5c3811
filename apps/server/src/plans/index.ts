export { takeTrialWithGstin } from './gstin-in-trial.ts';
export { refuseOverPlan } from './limits.ts';
export { newTerm } from './new-term.ts';
export { planHandlers } from './plans.ts';
export { subscriptionHandlers } from './subscription.ts';
export { beginTrial } from './trials.ts';
