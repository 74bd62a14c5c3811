import type { Services } from '../../core/context.ts';
import type { InboxConsumer } from '../../core/inbox/index.ts';
import { findGateway, type PaymentGateway } from '../gateway/index.ts';
import { settlePayment } from '../settle/index.ts';

/** Settles what Razorpay's webhooks tell of payments; of other events nothing is kept but the event. */
export const paymentConsumer =
  (services: Pick<Services, 'settings' | 'now'>): InboxConsumer =>
  async (db, events) => {
    const gateway = findGateway(services);
    const notes: (string | null)[] = [];
    for (const { body } of events) {
      const payments = gateway && readable(gateway, body);
      if (!payments) {
        notes.push('It is no webhook of the gateway');
        continue;
      }
      const settled = [];
      for (const payment of payments) settled.push(await settlePayment(db, payment, services));
      notes.push(settled.every(Boolean) ? null : 'It is of no order of ours');
    }
    return notes;
  };

const readable = (gateway: PaymentGateway, body: string) => {
  try {
    return gateway.parseWebhook(body);
  } catch {
    return undefined;
  }
};
