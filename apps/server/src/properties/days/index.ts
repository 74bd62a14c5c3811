export { tellOfEnding } from './ending.ts';
export { tellOfStale } from './stale.ts';
