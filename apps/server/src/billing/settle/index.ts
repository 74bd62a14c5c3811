export { inPlatform, settleFree, settlePayment, settlePayments } from './settle-payment.ts';
