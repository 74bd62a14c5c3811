import { formerWebhookCalls, webhookBytes, webhookCalls } from '@angan/contract/whatsapp/webhook.ts';
import { forbidden, unauthenticated } from '../../core/errors.ts';
import { readInput } from '../../core/http/read-input.ts';
import type { Door } from '../../core/http/serve.ts';
import { webhookUrl } from '../numbers/index.ts';
import { newEventStore } from './keep-events.ts';
import { isSigned, sameWord } from './signature.ts';

/**
 * Meta's door. A webhook is stored as it came and Meta told at once; what it says is read later, by a worker. One that
 * Meta did not sign is refused and stored nowhere.
 */
export const serveWebhook = (door: Door): void => {
  const store = newEventStore(door.services.pool);
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
  store: ReturnType<typeof newEventStore>,
  calls: typeof webhookCalls | typeof formerWebhookCalls,
  noteCame = () => {},
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
      if (asked['hub.mode'] !== 'subscribe' || !verifyToken || !word || !sameWord(word, verifyToken)) throw forbidden();
      await services.platformPool.query(
        `update whatsapp_number set webhook_verified_at = now() where status <> 'Disconnected'`,
      );
      return reply.type('text/plain').send(asked['hub.challenge'] ?? '');
    },
  });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
    scope.route({
      method: calls.receive.method,
      url: calls.receive.path,
      config: { call: calls.receive },
      bodyLimit: webhookBytes,
      // Thousands may come in a second; what came stands in the database.
      logLevel: 'warn',
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSigned(raw, request.headers['x-hub-signature-256'], appSecret))
          throw unauthenticated('The signature of this webhook is missing or wrong.');
        noteCame();
        await store.keep(raw);
        return reply.type('text/plain').send('EVENT_RECEIVED');
      },
    });
  });
};
