export { acceptHeld, lessReceived } from './accept-held.ts';
export { readHeld } from './held-payments.ts';
export { setOutcome } from './note-payment.ts';
export { settleFree, settlePayment, settlePayments } from './settle-payment.ts';
export { turnOn } from './turn-on.ts';
