import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@angan/contract/kit/call.ts';
import type { FastifyInstance } from 'fastify';
import { unauthenticated } from '../errors.ts';
import type { EventStore } from './store-events.ts';

export interface InboxDoor {
  readonly call: Call;
  /** Bytes of a webhook at most; more is answered 413. */
  readonly bytes: number;
  readonly isSigned: (raw: Buffer, headers: IncomingHttpHeaders) => boolean;
  /** By what a repeated event is known as the same; by its bytes where the sender gives it no id. */
  readonly identity?: (headers: IncomingHttpHeaders) => string | undefined;
  readonly store: EventStore;
  /** What the sender is told, as plain text, once the event is stored. */
  readonly answer: string;
  /** Called for each that is signed. */
  readonly onSigned?: () => void;
}

/**
 * Serves the address to which a sender posts its webhooks. One is stored as it came and the sender told at once; what it
 * says is read later, by a worker. One that the sender did not sign is answered 401 and stored nowhere.
 */
export const serveInbox = (
  app: FastifyInstance,
  { call, bytes, isSigned, identity, store, answer, onSigned }: InboxDoor,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
    scope.route({
      method: call.method,
      url: call.path,
      config: { call },
      bodyLimit: bytes,
      // Thousands may come in a second; what came stands in the database.
      logLevel: 'warn',
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSigned(raw, request.headers))
          throw unauthenticated('The signature of this webhook is missing or wrong.');
        onSigned?.();
        await store.store(raw, identity?.(request.headers));
        return reply.type('text/plain').send(answer);
      },
    });
  });
};
