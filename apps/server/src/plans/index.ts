export { takeTrialWithGstin } from './gstin-in-trial.ts';
export { refuseOverPlan } from './limits.ts';
export { newTerm } from './new-term.ts';
export { ownPlanHandlers } from './own-plan.ts';
export { planHandlers } from './plans.ts';
export { beginTrial } from './trials.ts';
