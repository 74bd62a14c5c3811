import { fileCalls } from '@angan/contract/files/files.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, openingFor } from '../core/database/transaction.ts';
import { notFound, unauthenticated } from '../core/errors.ts';
import { newContext } from '../core/http/new-context.ts';
import { readInput } from '../core/http/read-input.ts';
import type { Door } from '../core/http/serve.ts';
import { actorOf, claimOf } from '../core/http/session.ts';
import { noteLooks } from '../core/http/support.ts';
import { refuseWhileDeleting } from '../core/http/while-deleting.ts';
import { type FoundFile, findFile } from './find-file.ts';
import { partOf } from './part-of.ts';

interface Asked {
  readonly id: number;
  readonly variant?: string;
}

/** Sends files to whoever holds a link made for their session, or a token. Either way the session must still be good. */
export const serveFiles = (door: Door): void => {
  for (const call of Object.values(fileCalls))
    door.app.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: async (request, reply) => {
        const claim = readClaim(door, request);
        const asked = readInput(call, { params: request.params, query: request.query, body: undefined });
        const params = asked.params as Asked;
        const { file, lasts } = await openFile(door, request, params, claim);
        return sendFile(door, request, reply, file, lasts);
      },
    });
};

/** Whose session stands behind the request: told before anything is said about the file. */
const readClaim = (door: Door, request: FastifyRequest) => {
  const { id, variant } = request.params as Record<string, string | undefined>;
  const { t } = request.query as Record<string, unknown>;
  if (typeof t === 'string') {
    const holder = door.services.links.read(t, Number(id), variant);
    if (!holder) throw unauthenticated('The link to this file is no longer good. Load the page again.');
    return holder;
  }
  const claim = claimOf(request.headers.authorization, door.tokens);
  if (!claim) throw unauthenticated(drf.notAuthenticated);
  return { ...claim, companyId: undefined, lasts: 0 };
};

const openFile = (
  door: Door,
  request: FastifyRequest,
  { id, variant }: Asked,
  claim: ReturnType<typeof readClaim>,
): Promise<{ file: FoundFile; lasts: number }> =>
  inTransaction(door.services.pool, openingFor(claim.userId, claim.deviceId, request.id), async (client, opened) => {
    const actor = actorOf(claim.deviceId, opened, door.services.now());
    if (claim.companyId !== undefined && claim.companyId !== actor.companyId) throw notFound();
    refuseWhileDeleting(fileCalls.get, actor);
    const file = await findFile(newContext(request, door.services, client, actor), id, variant);
    await noteLooks(client, actor, ['stored_file']);
    // The browser of support shows nothing from its cache, which would outlast the visit.
    return { file, lasts: actor.support ? 0 : claim.lasts };
  });

const sendFile = async (door: Door, request: FastifyRequest, reply: FastifyReply, file: FoundFile, lasts: number) => {
  const shown = /^(image|video|audio)\//.test(file.content_type) ? 'inline' : 'attachment';
  reply.headers({
    etag: file.tag,
    'accept-ranges': 'bytes',
    // For this browser alone, and no longer than its link.
    'cache-control': `private, max-age=${lasts}`,
    'content-disposition': `${shown}; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll(/['()*]/g, percent)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
  const { range, 'if-range': ifRange } = request.headers;
  const part = ifRange === undefined || ifRange === file.tag ? partOf(range, file.bytes) : undefined;
  if (part === 'beyond') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  const content = await door.services.store.get(file.blob, part);
  if (!content) {
    request.log.error({ blob: file.blob }, 'a file has lost its content');
    throw notFound();
  }
  reply.headers({ 'content-type': file.content_type, 'content-length': file.bytes });
  if (part)
    reply.code(206).headers({
      'content-length': part.last - part.first + 1,
      'content-range': `bytes ${part.first}-${part.last}/${file.bytes}`,
    });
  return reply.send(content);
};

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
