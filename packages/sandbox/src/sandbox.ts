import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultSchema } from './faults.ts';
import type { Seed } from './meta/seed.ts';
import { pageRoutes } from './page/routes.ts';
import type { Keys } from './razorpay/gateway.ts';
import type { Room } from './room.ts';
import { rooms } from './world.ts';

export interface SandboxOptions {
  /** TCP port of the page and of all HTTP protocols; 0 for any free one. */
  port: number;
  /** TCP port of the mail server. */
  smtpPort: number;
  host?: string;
  /** Where the rooms keep what they received; without it they forget at the end. */
  folder?: string;
  /** Meta's app, account, number and token, where they are to be others than the usual. */
  meta?: Partial<Seed>;
  /** Razorpay's keys, where they are to be others than the usual. */
  razorpay?: Partial<Keys>;
}

export interface Sandbox {
  url: string;
  smtpUrl: string;
  close(): Promise<void>;
}

/** Starts the outside world: every room's protocol, its page and its control API. Rejects where a port is taken. */
export async function createSandbox({
  port,
  smtpPort,
  host = '127.0.0.1',
  folder,
  meta,
  razorpay,
}: SandboxOptions): Promise<Sandbox> {
  const watchers = new Set<() => void>();
  const changed = () => watchers.forEach((tell) => void tell());
  const world = rooms({ smtpPort, host, folder, meta, razorpay, changed });
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 5 * 1024 * 1024,
    forceCloseConnections: true,
  });
  app.setErrorHandler((error, _request, reply) => {
    const wrong = error instanceof z.ZodError;
    const status = wrong ? 400 : ((error as { statusCode?: number }).statusCode ?? 500);
    return reply.code(status).send({ detail: wrong ? z.prettifyError(error) : (error as Error).message });
  });
  for (const room of world) room.routes(app);
  controlRoutes(app, world, changed);
  pageRoutes(app, world, watchers);
  for (const room of world) await room.open?.();
  try {
    const url = await app.listen({ port, host });
    return { url, smtpUrl: `smtp://${host}:${smtpPort}`, close: () => closeAll(app, world) };
  } catch (error) {
    await closeAll(app, world);
    throw error;
  }
}

async function closeAll(app: FastifyInstance, world: Room[]): Promise<void> {
  await app.close();
  for (const room of world) await room.close?.();
}

/** What tests tell the whole world; each room adds what they may ask it. */
function controlRoutes(app: FastifyInstance, world: Room[], changed: () => void): void {
  app.delete('/_control/all', (_request, reply) => {
    for (const room of world) {
      room.clear();
      room.faults.clear();
    }
    return reply.code(204).send();
  });
  app.post('/_control/faults', (request, reply) => {
    const fault = faultSchema.parse(request.body);
    const room = world.find(({ name }) => name === fault.room);
    if (!room)
      return reply
        .code(400)
        .send({ detail: `There is no room "${fault.room}": ${world.map(({ name }) => name).join(', ')}.` });
    room.faults.add(fault);
    changed();
    return reply.code(204).send();
  });
}
