import { drf } from '@angan/contract/kit/drf-texts.ts';
import { leadPushCalls, leadPushLimits } from '@angan/contract/lead-events/webhook.ts';
import { type LeadPortal, leadPortalNames, type PortalSource, sourceOfPortal } from '@angan/domain/leads/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/context.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { notFound } from '../../core/errors.ts';
import type { Door } from '../../core/http/serve.ts';
import { isSameWord } from '../../core/inbox/index.ts';
import { withoutSecrets } from '../../core/jobs/error-text.ts';
import { type Incoming, portals, type Received, type Spoken } from '../portals/index.ts';
import { readLogin } from '../pulling/source-login.ts';
import { tokenHash } from '../source-keys.ts';
import { keepPush } from './keep-push.ts';

interface Owner {
  company_id: number;
  source: PortalSource;
  is_enabled: boolean;
}

/** Whose address it is; 404 for one that nobody has, whatever is wrong with it. */
const ownerOf = async ({ pool }: Services, source: PortalSource, token: string): Promise<Owner> => {
  const { rows } = await pool.query<Owner>('select * from lead_source_of_token($1)', [tokenHash(token)]);
  const [owner] = rows;
  if (!owner || owner.source !== source || !owner.is_enabled) throw notFound(drf.notFound);
  return owner;
};

/** MagicBricks repeats a key in the query, which has to be the office's or the address's where it does. */
const isKeyWrong = async (
  services: Services,
  { company_id, source }: Owner,
  token: string,
  query: Incoming['query'],
) => {
  const key = query.api_key ?? query.apikey;
  if (source !== 'MagicBricks' || !key || isSameWord(key, token)) return false;
  const opened = await inTransaction(services.pool, openingForCompany(company_id, null), (client) =>
    readLogin(services, onConnection(client), company_id, source),
  );
  return opened.ok && !isSameWord(key, opened.login.secret);
};

const isEmpty = ({ body, query }: Incoming): boolean =>
  body.length === 0 && Object.keys(query).every((name) => /^api_?key$/.test(name));

const speak = (reply: FastifyReply, { status, type, body }: Spoken) => reply.code(status).type(type).send(body);

const queryOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>)
      .slice(0, 100)
      .map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]),
  );

/** The doors to which portals send: what came is kept before the portal is told so, and read later by the worker. */
export const serveLeadPush = ({ app, services }: Door): void => {
  const receive = async (request: FastifyRequest, reply: FastifyReply) => {
    const { portal, token } = request.params as { portal: LeadPortal; token: string };
    if (!leadPortalNames.includes(portal)) throw notFound(drf.notFound);
    const owner = await ownerOf(services, sourceOfPortal(portal).source, token);
    const message: Incoming = {
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      contentType: request.headers['content-type'] ?? '',
      query: queryOf(request.query),
    };
    if (await isKeyWrong(services, owner, token, message.query))
      return reply.code(401).type('text/plain; charset=utf-8').send('Unauthorized');
    const { tell } = portals[portal];
    if (isEmpty(message)) return speak(reply, tell({ leads: [], unread: 'notRead' }));
    let received: Received;
    try {
      received = await keepPush(services, { ...owner, portal, message, ip: request.ip });
    } catch (error) {
      request.log.error({ why: withoutSecrets(error) }, 'leads could not be kept');
      return reply.code(500).type('text/plain; charset=utf-8').send('ERROR');
    }
    return speak(reply, tell(received));
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
    scope.setErrorHandler((error, request, reply) => {
      const { portal } = request.params as { portal?: LeadPortal };
      if ((error as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE' || !portal || !(portal in portals))
        throw error;
      return speak(reply, { ...portals[portal].tell({ leads: [], unread: 'tooLarge' }), status: 413 });
    });
    for (const call of [leadPushCalls.receive, leadPushCalls.receiveByQuery])
      scope.route({
        method: call.method,
        url: call.path,
        config: { call },
        bodyLimit: leadPushLimits.bytes,
        // The address is a secret, and would stand in the log.
        logLevel: 'error',
        handler: receive,
      });
  });
};
