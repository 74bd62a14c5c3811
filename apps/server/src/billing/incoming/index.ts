export { paymentConsumer } from './consume.ts';
export { paymentInbox } from './inbox.ts';
export { servePaymentWebhook } from './serve-webhook.ts';
