import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../../faults.ts';
import { GraphError } from '../errors.ts';
import { accessToken } from '../facebook/oauth.ts';
import type { MetaFault } from '../faults.ts';
import { traceId } from '../ids.ts';
import type { Meta } from '../meta.ts';
import { callerOf, expired } from './auth.ts';
import type { GraphCall } from './call.ts';
import { mediaBytes } from './media.ts';
import { answer } from './nodes.ts';
import { LARGEST_BODY, type Place, paramsOf, placeOf } from './read.ts';
import { continueUpload, readUpload } from './uploads.ts';

const LOGGED_BODY = 4000;
const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref());

/**
 * The Graph API on the sandbox's own port: everything under /vNN.0, and unversioned what begins with an id. One route
 * takes all, since `upload:` with its colon and the ids at the root are no paths that a router likes.
 */
export function graphRoutes(app: FastifyInstance, meta: Meta, manners: Faults): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, payload, done) => {
      if (placeOf(request.url)?.id.startsWith('upload:')) return done(null, payload);
      const chunks: Buffer[] = [];
      payload.on('data', (chunk: Buffer) => chunks.push(chunk));
      payload.on('end', () => done(null, chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
      payload.on('error', done);
    });
    scope.all('/*', { bodyLimit: LARGEST_BODY }, (request, reply) => {
      const place = placeOf(request.url);
      return place ? serve(meta, manners, request, reply, place) : reply.callNotFound();
    });
  });
}

async function serve(meta: Meta, manners: Faults, request: FastifyRequest, reply: FastifyReply, place: Place) {
  const began = performance.now();
  const trace = traceId();
  let code: number | null = null;
  let met: MetaFault | null = null;
  try {
    const called = meta.facebook.leads.has(place.id) ? 'lead' : place.id;
    met = meta.faults.forCall(place.edge.split('/').at(-1) || called, request.method);
    await commonManners(manners, request);
    await before(meta, met);
    const result = await handled(meta, request, place);
    if (met?.kind === 'cut_after') {
      if (met.ms) await wait(met.ms);
      throw new Cut();
    }
    if (result instanceof Bytes) return result.send(request, reply);
    return await reply
      .header('facebook-api-version', `v${place.version}.0`)
      .header('x-fb-trace-id', trace)
      .send(result);
  } catch (error) {
    if (error instanceof Cut) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (!(error instanceof GraphError)) throw error;
    code = error.parts.code;
    reply.code(error.status(meta.settings.http_status));
    const mark =
      code === 190 || code === 104 ? { 'www-authenticate': 'OAuth "Facebook Platform" "invalid_token"' } : {};
    const later = met?.retry_after === undefined ? {} : { 'retry-after': String(met.retry_after) };
    return await reply.headers({ ...mark, ...later }).send(error.body(trace));
  } finally {
    log(meta, request, place, reply.statusCode, code, performance.now() - began);
  }
}

/** The line went dead, before or after the work was done. */
class Cut extends Error {}

async function handled(meta: Meta, request: FastifyRequest, place: Place): Promise<unknown> {
  const { params, form } = await paramsOf(request, place.query);
  if (place.id === 'oauth') {
    if (place.edge !== 'access_token')
      throw new GraphError({ code: 2500, message: `Unknown path components: /${place.edge}` });
    return accessToken(meta, params);
  }
  const { token, app } = callerOf(meta, request.headers.authorization, params.access_token);
  if (params.access_token !== undefined) delete params.access_token;
  const { version, id, edge } = place;
  const base = `${meta.origin}${place.versioned}`;
  const call: GraphCall = { meta, method: request.method, version, id, edge, base, params, form, token, app };
  if (id.startsWith('upload:'))
    return request.method === 'GET'
      ? readUpload(call)
      : continueUpload(call, request.headers.file_offset as string | undefined, request.body as AsyncIterable<Buffer>);
  if (id === 'whatsapp_business') return new Bytes(mediaBytes(call));
  return answer(call);
}

/** A file, whole or the part that a Range header asks for. */
class Bytes {
  private readonly file: ReturnType<typeof mediaBytes>;
  constructor(file: ReturnType<typeof mediaBytes>) {
    this.file = file;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { media, bytes } = this.file;
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    reply.header('content-type', media.mime).header('accept-ranges', 'bytes');
    if (!range) return reply.send(bytes);
    const from = Number(range[1]);
    const to = Math.min(range[2] ? Number(range[2]) : Infinity, bytes.length - 1);
    if (from > to) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
    reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes.length}`);
    return reply.send(bytes.subarray(from, to + 1));
  }
}

/** The switches that every room has, in Meta's words. */
async function commonManners(manners: Faults, request: FastifyRequest): Promise<void> {
  if (manners.pending().length === 0) return;
  const fault = await manners.next();
  if (fault === 'timeout') throw new Cut();
  if (fault === 'temporary')
    throw new GraphError({ code: 2, transient: true, details: `${request.method} can be tried again.` });
  if (fault === 'refuse') throw new GraphError({ code: 368 });
}

/** What Meta's own switches do to a call before its work. */
async function before(meta: Meta, met: MetaFault | null): Promise<void> {
  switch (met?.kind) {
    case 'http500':
      throw new GraphError({ code: 131000, status: 500, details: met.details });
    case 'http503':
      throw new GraphError({ code: 2, status: 503, transient: true });
    case 'http429':
      throw new GraphError({ code: met.on === 'messages' ? 130429 : 80007, status: 429, details: met.details });
    case 'token_expired':
      throw expired(meta.clock.now() - 1000);
    case 'error':
      throw new GraphError({ code: met.code, subcode: met.subcode, details: met.details, status: met.status });
    case 'slow':
      return wait(met.ms);
    case 'cut_before':
      await wait(met.ms);
      throw new Cut();
  }
}

function log(meta: Meta, request: FastifyRequest, place: Place, status: number, code: number | null, ms: number): void {
  const { body, headers } = request;
  const kept = !meta.settings.quiet && Buffer.isBuffer(body) && !headers['content-type']?.startsWith('multipart/');
  meta.calls.put({
    at: meta.clock.now(),
    method: request.method,
    path: `${place.versioned}/${place.id}${place.edge && `/${place.edge}`}`,
    status,
    code,
    ms: Math.round(ms * 10) / 10,
    body: kept ? body.subarray(0, LOGGED_BODY).toString() : null,
  });
  meta.changed();
}
