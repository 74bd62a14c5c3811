export { dealHandlers } from './deals.ts';
