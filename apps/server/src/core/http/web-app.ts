import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverPathPattern } from '@angan/contract/kit/server-paths.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, sendPacked, variesBy } from './compress.ts';

/** Paths that are the API's even where nothing stands: they answer JSON, never the web app. */
const apiPath = new RegExp(serverPathPattern(['assets']));

/** As browsers of phones name themselves: https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent */
const isPhone = (agent = ''): boolean => agent.includes('Mobi');

export interface SitePage {
  readonly type: string;
  readonly body: Packed;
}

/** Pages that are made on the server: undefined where a path has none. */
export interface SitePages {
  find(path: string, phone: boolean): Promise<SitePage | undefined>;
}

/**
 * The headers of every page. Nobody opened what a person opens from the address bar, a bookmark or the home screen, so there
 * is nobody to part it from; parting costs the browser a process of its own, a fifth of a second on a slow phone:
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
const asPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  variesBy(reply, 'Sec-Fetch-Site');
  if (request.headers['sec-fetch-site'] === 'none') reply.removeHeader('cross-origin-opener-policy');
  return reply.header('cache-control', 'no-cache');
};

/** What a content security policy calls the scripts that stand in the first page of the web app, which `folder` holds. */
export const scriptsInPage = async (folder: string): Promise<string[]> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = page
    .split('<script>')
    .slice(1)
    .map((rest) => rest.split('</script>', 1)[0]!);
  return scripts.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
};

/**
 * Serves the built web app: its files by name, precompressed; what `pages` has for a path; and its first page for every
 * other path that a browser opens.
 */
export const serveWebApp = async (
  app: FastifyInstance,
  folder: string | undefined,
  pages?: SitePages,
): Promise<void> => {
  if (folder)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      // The start page is made like the others for visitors.
      index: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const forever = /[\\/]assets[\\/]/.test(file);
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const isAsked = folder && (request.method === 'GET' || request.method === 'HEAD') && !apiPath.test(path);
    const page = isAsked && (await pages?.find(path, isPhone(request.headers['user-agent'])));
    if (page) {
      variesBy(reply, 'User-Agent');
      asPage(request, reply).type(page.type);
      return sendPacked(request, reply, page.body);
    }
    const isPage = isAsked && !/\.[a-z0-9]{2,5}$/i.test(path);
    if (isPage) return asPage(request, reply).sendFile('index.html');
    const refusal = app.refuseUnknown(path, request.method);
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  });
};
