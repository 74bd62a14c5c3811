import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { endConnections } from './end-connections.ts';

let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

/** A server with a path that takes half a second and one that never answers; and how long it takes to close. */
const aServer = async (patienceMs?: number) => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  endConnections(app, patienceMs);
  app.get('/slow', async () => {
    await pause(500);
    return { done: true };
  });
  app.get('/never', () => new Promise(() => undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    /** A connection over which `text` was said; `heard` is what came back. */
    open: async (text = '') => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      let heard = '';
      socket.on('error', () => undefined).on('data', (part) => (heard += part));
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(text);
      await pause(100);
      return () => heard;
    },
    closed: async () => {
      const at = performance.now();
      await app.close();
      return performance.now() - at;
    },
  };
};

test('a server that closes waits for no connection that never asked, or is in the middle of asking', async () => {
  const server = await aServer();
  await server.open();
  await server.open('GET /slow HTTP/1.1\r\nHost: hal');
  await (await fetch(`${server.url}/nothing`)).text();
  expect(await server.closed()).toBeLessThan(6000);
});

test('a server that closes answers the requests that it has in hand', async () => {
  const server = await aServer();
  const heard = await server.open('GET /slow HTTP/1.1\r\nHost: half\r\n\r\n');
  expect(await server.closed()).toBeLessThan(6000);
  await expect.poll(heard).toContain('{"done":true}');
});

test('a request that never ends holds up nobody for ever', async () => {
  const server = await aServer(300);
  await server.open('GET /never HTTP/1.1\r\nHost: half\r\n\r\n');
  expect(await server.closed()).toBeLessThan(6000);
});
