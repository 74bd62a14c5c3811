export { connectDemoMail, connectDemoPortal, connectDemoWhatsapp } from './demo-portal.ts';
export { leadSourceHandlers } from './handlers.ts';
export { sourceHappenings } from './happenings.ts';
export { changeSource, ensureSource, rotateToken } from './save-source.ts';
export { readSending } from './sending-source.ts';
