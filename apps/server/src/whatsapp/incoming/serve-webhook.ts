import { webhookBytes, webhookCalls } from '@angan/contract/whatsapp/webhook.ts';
import { forbidden, unauthenticated } from '../../core/errors.ts';
import { readInput } from '../../core/http/read-input.ts';
import type { Door } from '../../core/http/serve.ts';
import { newEventStore } from './keep-events.ts';
import { isSigned, sameWord } from './signature.ts';

/**
 * Meta's door. A webhook is stored as it came and Meta told at once; what it says is read later, by a worker. One that
 * Meta did not sign is refused and stored nowhere.
 */
export const serveWebhook = ({ app, services }: Door): void => {
  const { appSecret, verifyToken } = services.settings.meta;
  const store = newEventStore(services.pool);

  app.route({
    method: webhookCalls.verify.method,
    url: webhookCalls.verify.path,
    config: { call: webhookCalls.verify },
    handler: async (request, reply) => {
      const { query } = readInput(webhookCalls.verify, { params: {}, query: request.query, body: undefined });
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
      method: webhookCalls.receive.method,
      url: webhookCalls.receive.path,
      config: { call: webhookCalls.receive },
      bodyLimit: webhookBytes,
      // Thousands may come in a second; what came stands in the database.
      logLevel: 'warn',
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSigned(raw, request.headers['x-hub-signature-256'], appSecret))
          throw unauthenticated('The signature of this webhook is missing or wrong.');
        await store.keep(raw);
        return reply.type('text/plain').send('EVENT_RECEIVED');
      },
    });
  });
};
