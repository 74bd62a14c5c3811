import type { Inbox } from '../../core/inbox/index.ts';

/** Razorpay's webhooks; `billing/run.ts` listens to the channel. */
export const paymentInbox: Inbox = {
  table: 'payment_event',
  orderKey: 'angan payment events',
  channel: 'angan_payment',
  keptDays: 90,
};
