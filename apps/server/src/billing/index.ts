export { orderHandlers, subscriptionHandlers } from './handlers.ts';
export { servePaymentWebhook } from './incoming/index.ts';
export { mailingPaper } from './papers/index.ts';
export { refundingPayment } from './refund-payment.ts';
export { startBilling } from './run.ts';
