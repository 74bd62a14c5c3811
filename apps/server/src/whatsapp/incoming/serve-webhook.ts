import { formerWebhookCalls, webhookBytes, webhookCalls } from '@angan/contract/whatsapp/webhook.ts';
import { forbidden } from '../../core/errors.ts';
import { readInput } from '../../core/http/read-input.ts';
import type { Door } from '../../core/http/serve.ts';
import { type EventStore, isSameWord, newEventStore, serveInbox } from '../../core/inbox/index.ts';
import { webhookUrl } from '../numbers/index.ts';
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
      const { query } = readInput(calls.verify, { params: {}, query: request.query, body: undefined });
      const asked = query as Record<string, string | undefined>;
      const word = asked['hub.verify_token'];
      if (asked['hub.mode'] !== 'subscribe' || !verifyToken || !word || !isSameWord(word, verifyToken))
        throw forbidden();
      await services.platformPool.query(
        `update whatsapp_number set webhook_verified_at = now() where status <> 'Disconnected'`,
      );
      return reply.type('text/plain').send(asked['hub.challenge'] ?? '');
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
