import { serverPathPattern } from '@angan/contract/kit/server-paths.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Paths that are the API's even where nothing stands: they answer JSON, never the web app. */
const apiPath = new RegExp(serverPathPattern(['assets']));

/** Serves the built web app: its files by name, precompressed; its first page for every other path that a browser opens. */
export const serveWebApp = async (app: FastifyInstance, folder: string | undefined): Promise<void> => {
  if (folder)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const forever = /[\\/]assets[\\/]/.test(file);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const isPage =
      folder &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !apiPath.test(path) &&
      !/\.[a-z0-9]{2,5}$/i.test(path);
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    const refusal = app.refuseUnknown(path, request.method);
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  });
};
