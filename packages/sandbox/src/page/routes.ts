import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Room } from '../room.ts';
import { page, STYLES } from './page.ts';

const asset = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const { resolve } = createRequire(import.meta.url);
/** The letters of the people's names: not every machine has them. */
const FONTS = ['latin-latin', 'devanagari-devanagari', 'gujarati-gujarati'].map((name) => {
  const family = name.split('-')[0];
  return {
    url: `/anek-${family}.woff2`,
    file: resolve(`@fontsource-variable/anek-${family}/files/anek-${name}-wght-normal.woff2`),
  };
});
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The page, its files, and the stream that tells it when something arrived. */
export function pageRoutes(app: FastifyInstance, world: Room[], watchers: Set<() => void>): void {
  app.get('/', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .send(page(world, request.query as Record<string, string | undefined>)),
  );
  for (const name of STYLES)
    app.get(`/${name}`, (_request, reply) => reply.type('text/css; charset=utf-8').send(asset(name)));
  app.get('/page.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(asset('live.js')));
  app.get('/mark.svg', (_request, reply) => reply.type('image/svg+xml').send(asset('mark.svg')));

  for (const { url, file } of FONTS)
    app.get(url, (_request, reply) => reply.type('font/woff2').send(readFileSync(file)));

  app.get('/_live', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 1000\n\n');
    const tell = () => reply.raw.write('data: changed\n\n');
    watchers.add(tell);
    request.raw.on('close', () => watchers.delete(tell));
  });
}
