import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes from which on an answer is worth it. */
const least = 1024;
/** Of eleven: of JSON hardly larger than the best, in a hundredth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const ways = {
  br: (text: string) => brotli(text, { params }),
  gzip: (text: string) => zip(text, { level: 6 }),
} as const;

/** The way that the asker takes, the smaller one first. */
const wayOf = (accepted = ''): keyof typeof ways | undefined => {
  const named = accepted.split(',').map((one) => one.trim());
  return (['br', 'gzip'] as const).find((way) => named.includes(way));
};

/**
 * Sends JSON compressed to who takes it: a page of a list is a tenth as large so, which on a poor line is the difference.
 * Not what signs in: a secret that is compressed beside what somebody chose can be guessed by its length.
 */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || payload.length < least) return payload;
    if (request.url.startsWith('/auth/') || reply.hasHeader('content-encoding')) return payload;
    variesBy(reply, 'Accept-Encoding');
    const way = wayOf(request.headers['accept-encoding']);
    if (!way) return payload;
    const small = await ways[way](payload);
    reply.header('content-encoding', way);
    reply.removeHeader('content-length');
    return small;
  });
};

/** An answer that is another for another value of that header, beside what it may vary by already. */
export const variesBy = (reply: FastifyReply, header: string): void => {
  const before = reply.getHeader('vary');
  reply.header('vary', before ? `${before}, ${header}` : header);
};

/** A text that is made once and sent often, as it goes to each asker. */
export interface Packed {
  readonly text: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Packs a text that holds no secret as small as can be. */
export const pack = async (text: string): Promise<Packed> => ({
  text,
  br: await brotli(text),
  gzip: await zip(text, { level: 9 }),
});

export const sendPacked = (request: FastifyRequest, reply: FastifyReply, { text, ...small }: Packed) => {
  variesBy(reply, 'Accept-Encoding');
  const way = wayOf(request.headers['accept-encoding']);
  return way ? reply.header('content-encoding', way).send(small[way]) : reply.send(text);
};
