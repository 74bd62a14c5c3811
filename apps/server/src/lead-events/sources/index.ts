export { connectDemoPortal } from './demo-portal.ts';
export { leadSourceHandlers } from './handlers.ts';
export { sourceHappenings } from './happenings.ts';
export { changeSource, ensureSource, rotateToken } from './save-source.ts';
export { countLeads } from './source-rows.ts';
