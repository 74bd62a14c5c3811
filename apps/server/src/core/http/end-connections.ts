import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server close as soon as its requests are answered. Node waits a minute for connections that never asked
 * anything, as browsers open them in advance, or are in the middle of asking, and as long for one that was just answered.
 * Requests in hand have `patienceMs`: a service manager kills a server that takes longer than some ten seconds.
 */
export const endConnections = (app: FastifyInstance, patienceMs = 8000): void => {
  const unasked = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    if (closing) return socket.destroy();
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  app.server.on('request', ({ socket }) => unasked.delete(socket));
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of unasked) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
  });
};
