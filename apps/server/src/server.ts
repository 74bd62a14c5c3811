import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { serveCalls } from './calls.ts';
import type { Services } from './core/context.ts';
import { newApp } from './core/http/app.ts';
import { serveAppLinks } from './core/http/app-links.ts';
import { serveDocs } from './core/http/docs.ts';
import { serveHealth } from './core/http/health.ts';
import { newTokens } from './core/http/tokens.ts';
import { trustFor } from './core/http/trusted-proxies.ts';
import { scriptsInPage, serveWebApp } from './core/http/web-app.ts';
import type { Changes } from './core/live/changes.ts';
import { serveEvents } from './core/live/serve-events.ts';
import { serveFiles } from './files/index.ts';
import { hearing } from './hearing.ts';
import { readyPages } from './public-pages/index.ts';

/** The whole HTTP side, not yet listening: every call, the live events, the pages about it, and the web app built into `webApp`. */
export const newServer = async (
  services: Services,
  changes: Changes,
  log: Logger,
  webApp?: string,
): Promise<FastifyInstance> => {
  const { trustProxy, tiles, publicUrl, razorpay, phoneApp } = services.settings;
  const app = await newApp(
    { loggerInstance: log, trustProxy: trustFor(trustProxy) },
    {
      pictures: tiles ? [originOf(tiles.url)] : [],
      payments: razorpay ? paymentOrigins(razorpay) : [],
      scripts: webApp ? await scriptsInPage(webApp) : [],
      https: publicUrl.startsWith('https:'),
      apps: phoneApp.origins,
    },
  );
  const door = { app, services, tokens: newTokens(services.settings.secretKey, services.now) };
  serveCalls(door);
  serveEvents(door, changes, hearing);
  serveFiles(door);
  serveHealth(door);
  serveAppLinks(door);
  serveDocs(app);
  const pages = webApp ? await readyPages(app, webApp, { site: publicUrl, now: services.now }) : undefined;
  await serveWebApp(app, webApp, pages);
  return app;
};

/** The payment page is Razorpay's, opened by its script in a frame of its own. */
const paymentOrigins = ({ url, checkoutUrl }: { url: string; checkoutUrl: string }) => [
  ...new Set([originOf(checkoutUrl), originOf(url)]),
];

/** Of an address with parts still to be filled in, as `https://{s}.tiles.example/{z}/{x}/{y}.png`. */
const originOf = (url: string) => url.replace('{s}', '*').split('/', 3).join('/');
