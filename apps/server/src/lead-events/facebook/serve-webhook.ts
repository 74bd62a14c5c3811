import { facebookWebhookCalls } from '@angan/contract/lead-events/webhook.ts';
import { webhookBytes } from '@angan/contract/whatsapp/webhook.ts';
import type { Door } from '../../core/http/serve.ts';
import { newEventStore, serveInbox } from '../../core/inbox/index.ts';
import { answerChallenge, isSigned } from '../../whatsapp/index.ts';
import { facebookInbox } from './inbox.ts';

const { verify, receive } = facebookWebhookCalls;

/** Meta's door for pages: what comes is stored before Meta is told so, and fetched and read later by the worker. */
export const serveFacebookWebhook = ({ app, services }: Door): void => {
  const { appSecret, verifyToken } = services.settings.meta;
  app.route({
    method: verify.method,
    url: verify.path,
    config: { call: verify },
    handler: async (request, reply) => reply.type('text/plain').send(answerChallenge(verify, request, verifyToken)),
  });
  serveInbox(app, {
    call: receive,
    bytes: webhookBytes,
    isSigned: (raw, headers) => isSigned(raw, headers['x-hub-signature-256'], appSecret),
    store: newEventStore(services.pool, facebookInbox),
    answer: 'EVENT_RECEIVED',
  });
};
