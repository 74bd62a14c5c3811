export { erasingHandlers } from './handlers.ts';
