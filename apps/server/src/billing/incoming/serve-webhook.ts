import { paymentWebhookBytes, paymentWebhookCalls } from '@angan/contract/billing/webhook.ts';
import type { Door } from '../../core/http/serve.ts';
import { isHmacOf, newEventStore, serveInbox } from '../../core/inbox/index.ts';
import { paymentInbox } from './inbox.ts';

const word = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined;

/** Razorpay's door. An event that it repeats has the same id, by which it is stored once. */
export const servePaymentWebhook = ({ app, services }: Door): void =>
  serveInbox(app, {
    call: paymentWebhookCalls.receive,
    bytes: paymentWebhookBytes,
    isSigned: (raw, headers) =>
      isHmacOf(raw, word(headers['x-razorpay-signature']), services.settings.razorpay?.webhookSecret),
    identity: (headers) => word(headers['x-razorpay-event-id']),
    store: newEventStore(services.pool, paymentInbox),
    answer: 'ok',
  });
