export { connectDemoPortal } from './demo-portal.ts';
export { leadSourceHandlers } from './handlers.ts';
