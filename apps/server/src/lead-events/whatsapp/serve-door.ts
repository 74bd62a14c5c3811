import { drf } from '@angan/contract/kit/drf-texts.ts';
import { chatWebhookCalls } from '@angan/contract/lead-events/webhook.ts';
import { webhookBytes } from '@angan/contract/whatsapp/webhook.ts';
import { chatSource } from '@angan/domain/leads/index.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import type { Door } from '../../core/http/serve.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { answerChallenge, isSigned } from '../../whatsapp/index.ts';
import { noteSuccess } from '../pulling/note-pull.ts';
import { tokenHash } from '../source-keys.ts';
import { readChatSetting } from './chat-access.ts';
import { keepChats } from './keep-chats.ts';
import { noteRefused } from './note-refused.ts';
import { verifyTokenOf } from './verify-token.ts';

const { verify, receive } = chatWebhookCalls;

interface Owner {
  company_id: number;
  source: string;
  is_enabled: boolean;
}

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token.slice(0, 200);

/** Whose address it is; 404 for one that nobody has. */
const ownerOf = async ({ pool }: Services, token: string): Promise<Owner> => {
  const { rows } = await pool.query<Owner>('select * from lead_source_of_token($1)', [tokenHash(token)]);
  const [owner] = rows;
  if (owner?.source !== chatSource) throw notFound(drf.notFound);
  return owner;
};

/**
 * Meta's door of an office's own number: what its app secret signs is kept before Meta is told so, as far as it is a lead.
 * While the number is off nothing is kept, and Meta is told that all is well: it would switch the webhook off for good.
 */
export const serveChatDoor = ({ app, services }: Door): void => {
  // The address is a secret, and would stand in the log.
  const quiet = { logLevel: 'error' } as const;
  app.route({
    method: verify.method,
    url: verify.path,
    config: { call: verify },
    ...quiet,
    handler: async (request, reply) => {
      const token = tokenOf(request);
      await ownerOf(services, token);
      return reply.type('text/plain').send(answerChallenge(verify, request, verifyTokenOf(token)));
    },
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
    scope.route({
      method: receive.method,
      url: receive.path,
      config: { call: receive },
      bodyLimit: webhookBytes,
      ...quiet,
      handler: async (request, reply) => {
        const owner = await ownerOf(services, tokenOf(request));
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const isOurs = await inTransaction(
          services.pool,
          openingForCompany(owner.company_id, null),
          async (client): Promise<boolean> => {
            const db = onConnection(client);
            const setting = await readChatSetting(services, db, owner.company_id);
            if (!setting || !isSigned(raw, request.headers['x-hub-signature-256'], setting.app_secret)) return false;
            if (setting.failures > 0) await noteSuccess(db, services, owner.company_id, chatSource, setting);
            const body = raw.toString('utf8');
            if (owner.is_enabled && isJson(body))
              await keepChats(services, db, request.log as never, {
                ...{ companyId: owner.company_id, phoneNumberId: setting.phone_number_id, body, ip: request.ip },
              });
            return true;
          },
        );
        if (isOurs) return reply.type('text/plain').send('EVENT_RECEIVED');
        await noteRefused(services, owner.company_id).catch((error: unknown) =>
          request.log.error({ why: withoutSecrets(error) }, 'a refused webhook could not be counted'),
        );
        throw unauthenticated('The signature of this webhook is missing or wrong.');
      },
    });
  });
};

/** What is signed and no JSON is none of Meta's webhooks; sent again it would be no better. */
const isJson = (body: string): boolean => {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
};
