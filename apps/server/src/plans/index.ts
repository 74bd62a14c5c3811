export { newTerm } from './new-term.ts';
export { planHandlers } from './plans.ts';
export { tellOfSubscription } from './subscription-ending.ts';
export { beginTrial } from './trials.ts';
