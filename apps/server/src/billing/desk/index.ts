export { transactionHandlers } from './handlers.ts';
