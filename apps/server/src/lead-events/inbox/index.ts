export { leadEventHandlers } from './handlers.ts';
