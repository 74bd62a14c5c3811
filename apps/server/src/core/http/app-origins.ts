import { onlyAskHeader, writeKeyHeader } from '@angan/contract/kit/write-key.ts';
import type { FastifyInstance } from 'fastify';

/** Seconds that a web view keeps what it was allowed. */
const keptFor = 7200;
const headersOfCalls = ['accept', 'authorization', 'content-type', writeKeyHeader, onlyAskHeader].join(', ');

/**
 * Answers pages of these origins as if they came from here (CORS), and no others. Sessions are in a header that a page has
 * to set itself, so no cookie is let along. Where none is named every answer is as it was.
 */
export const answerApps = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    // Also where it is nobody's of ours: what is kept on the way must not be given to the other.
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', headersOfCalls)
      .header('access-control-max-age', keptFor)
      .send();
  });
};
