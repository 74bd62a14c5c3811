import { formerWebhookCalls, webhookBytes, webhookCalls } from '@angan/contract/whatsapp/webhook.ts';
import type { Door } from '../../core/http/serve.ts';
import { type EventStore, newEventStore, serveInbox } from '../../core/inbox/index.ts';
import { webhookUrl } from '../numbers/index.ts';
import { answerChallenge } from './answer-challenge.ts';
import { whatsappInbox } from './inbox.ts';
import { isSigned } from './signature.ts';

/** Meta's door: the word by which Meta is let in, and the inbox of its webhooks. */
export const serveWebhook = (door: Door): void => {
  const store = newEventStore(door.services.pool, whatsappInbox);
  serveAt(door, store, webhookCalls);
  let told = false;
  serveAt(door, store, formerWebhookCalls, () => {
    if (told) return;
    told = true;
    door.app.log.warn(
      `Meta still sends webhooks to ${formerWebhookCalls.receive.path}, which the next version no longer answers. Set the callback of its app to ${webhookUrl(door.services)}.`,
    );
  });
};

const serveAt = (
  { app, services }: Door,
  store: EventStore,
  calls: typeof webhookCalls | typeof formerWebhookCalls,
  onSigned?: () => void,
): void => {
  const { appSecret, verifyToken } = services.settings.meta;
  app.route({
    method: calls.verify.method,
    url: calls.verify.path,
    config: { call: calls.verify },
    handler: async (request, reply) => {
      const challenge = answerChallenge(calls.verify, request, verifyToken);
      await services.platformPool.query(
        `update whatsapp_number set webhook_verified_at = now() where status <> 'Disconnected'`,
      );
      return reply.type('text/plain').send(challenge);
    },
  });

  serveInbox(app, {
    call: calls.receive,
    bytes: webhookBytes,
    isSigned: (raw, headers) => isSigned(raw, headers['x-hub-signature-256'], appSecret),
    store,
    answer: 'EVENT_RECEIVED',
    ...(onSigned && { onSigned }),
  });
};
