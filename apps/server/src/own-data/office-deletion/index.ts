export { officeDeletionHandlers } from './handlers.ts';
export { takingStep } from './step-job.ts';
