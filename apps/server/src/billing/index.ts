export { offlineHandlers, transactionHandlers } from './desk/index.ts';
export { billingHandlers, orderHandlers } from './handlers.ts';
export { servePaymentWebhook } from './incoming/index.ts';
export { mailingPaper } from './papers/index.ts';
export { givingBack } from './refunds/index.ts';
export { startBilling } from './run.ts';
