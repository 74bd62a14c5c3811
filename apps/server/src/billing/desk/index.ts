export { transactionHandlers } from './handlers.ts';
export { offlineHandlers } from './pay-offline.ts';
