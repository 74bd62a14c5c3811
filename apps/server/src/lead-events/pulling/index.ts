export { pullDue, steppingFor } from './pull-due.ts';
export { type Outcome, pullSource, type Stepping, testSource } from './pull-source.ts';
export { steppingOf } from './stepping-of.ts';
