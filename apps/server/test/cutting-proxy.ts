import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { overTcp } from './over-tcp.ts';

/** When the line breaks around a COMMIT: before the database hears of it, or before we hear what came of it. */
export type Cut = 'never' | 'before the commit' | 'after the number' | 'after the commit';

/** Stands before a PostgreSQL and cuts the line of whoever commits. */
export const aCuttingProxy = async (databaseUrl: string) => {
  const { hostname, port } = overTcp(databaseUrl);
  const proxy = { cut: 'never' as Cut, refuses: false };
  const server = createServer((client) => {
    if (proxy.refuses) return void client.destroy();
    const behind = connect(Number(port), hostname);
    let waiting: Cut = 'never';
    client.on('error', () => behind.destroy());
    behind.on('error', () => client.destroy());
    client.on('close', () => behind.end());
    behind.on('close', () => client.destroy());
    client.on('data', (bytes: Buffer) => {
      const commits = bytes.includes('commit\0') ? proxy.cut : 'never';
      if (commits !== 'never') proxy.cut = 'never';
      if (commits === 'before the commit') return void client.destroy();
      if (commits !== 'never') waiting = commits;
      behind.write(bytes);
    });
    behind.on('data', (bytes: Buffer) => {
      if (waiting === 'never') return void client.write(bytes);
      // The first ReadyForQuery ends the answer with the transaction's number; the COMMIT's comes after it.
      const told = bytes.subarray(0, bytes.indexOf(Buffer.from([0x5a, 0, 0, 0, 5])) + 6);
      if (waiting === 'after the number') client.end(told);
      else client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return Object.assign(proxy, {
    url: Object.assign(overTcp(databaseUrl), { port: String((server.address() as AddressInfo).port) }).href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
};
