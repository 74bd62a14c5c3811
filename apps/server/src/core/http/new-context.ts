import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Actor, Context, Services } from '../context.ts';
import { onConnection, steadyOnConnection } from '../database/on-connection.ts';
import { askerOf } from './asker.ts';

/** What a handler gets: the request's transaction on `client`, who asks, and what the process has. */
export const newContext = <A extends Actor | undefined>(
  request: FastifyRequest,
  services: Services,
  client: PoolClient,
  actor: A,
): Context<A> => ({
  actor,
  db: onConnection(client),
  steady: steadyOnConnection(client, services.settings.preparedStatements),
  services,
  log: request.log,
  request: {
    id: request.id,
    url: request.url,
    ip: request.ip,
    asker: askerOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
  },
});
