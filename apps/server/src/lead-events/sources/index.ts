export { leadSourceHandlers } from './handlers.ts';
