import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults.ts';
import type { Shelf } from '../shelf.ts';
import type { Browsers } from './browsers.ts';
import { decrypted, Unreadable } from './decrypt.ts';
import { notTheSender } from './vapid.ts';

/** The most that a push service takes (RFC 8030, 7.2). */
const MOST_BYTES = 4096;

/** A message that came to a browser. */
export interface Pushed {
  id: number;
  at: string;
  /** The browser's id, the last part of its endpoint. */
  to: string;
  ttl: number;
  urgency: string;
  topic: string;
  bytes: number;
  text: string;
}

/** An answer that the next messages get in place of the right one. */
export interface Answer {
  status: number;
  times: number;
  retry_after?: number | undefined;
}

interface Service {
  browsers: Browsers;
  shelf: Shelf<Pushed>;
  faults: Faults;
  answers: Answer[];
  origin: () => string;
}

/** The push service itself: takes what is for a browser that it knows, from whoever that browser subscribed to. */
export function pushService(app: FastifyInstance, service: Service): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/push/:id', async (request, reply) => {
      const fault = await service.faults.next();
      if (fault === 'timeout') return reply.hijack();
      if (fault === 'temporary') return refused(reply, 503, 'Come back later');
      if (fault === 'refuse') return refused(reply, 403, 'Refused');
      const answer = nextOf(service.answers);
      if (!answer) return taken(service, request as FastifyRequest<{ Params: { id: string }; Body: Buffer }>, reply);
      if (answer.retry_after !== undefined) reply.header('retry-after', String(answer.retry_after));
      return refused(reply, answer.status, 'As it was told to answer');
    });
  });
}

const refused = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ code: status, message });

const nextOf = (answers: Answer[]): Answer | undefined => {
  const answer = answers[0];
  if (!answer) return undefined;
  answer.times--;
  if (answer.times === 0) answers.shift();
  return answer;
};

const taken = (
  { browsers, shelf, origin }: Service,
  { params, headers, body }: FastifyRequest<{ Params: { id: string }; Body: Buffer }>,
  reply: FastifyReply,
) => {
  const browser = browsers.find(params.id);
  if (!browser) return refused(reply, 404, 'There is no such subscription');
  if (browser.isGone) return refused(reply, 410, 'The subscription has ended');
  const stranger = notTheSender(headers.authorization, browser.sender, origin(), new Date());
  if (stranger) return refused(reply, 403, stranger);
  const ttl = Number(headers.ttl);
  if (headers.ttl === undefined || !Number.isInteger(ttl) || ttl < 0) return refused(reply, 400, 'TTL is missing');
  if (!Buffer.isBuffer(body) || headers['content-encoding'] !== 'aes128gcm')
    return refused(reply, 400, 'The content is not aes128gcm');
  if (body.length > MOST_BYTES) return refused(reply, 413, `${body.length} bytes are more than ${MOST_BYTES}`);
  try {
    const { id } = shelf.add({
      at: new Date().toISOString(),
      to: browser.id,
      ttl,
      urgency: String(headers.urgency ?? 'normal'),
      topic: String(headers.topic ?? ''),
      bytes: body.length,
      text: decrypted(body, browser),
    });
    return reply.code(201).header('location', `${origin()}/push-message/${id}`).send();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    // A real service cannot look inside; here it is said, since nobody would otherwise hear of it.
    return refused(reply, 400, error.message);
  }
};
