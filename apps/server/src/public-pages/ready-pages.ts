import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { planCalls } from '@angan/contract/plans/plans.ts';
import { operatorCalls } from '@angan/contract/platform/operator.ts';
import type { LanguageTag } from '@angan/domain/lookups/office.ts';
import type { FastifyInstance } from 'fastify';
import { pack } from '../core/http/compress.ts';
import type { SitePage, SitePages } from '../core/http/web-app.ts';
import { type Mapped, robots, siteMap } from './for-robots.ts';
import { pageStyles } from './page-styles.ts';

interface ReadyAddress {
  readonly address: string;
  readonly path: string;
  readonly tag: LanguageTag;
}

/** What the build of the web app gives for visitors' pages: apps/web/src/app/ready/render.tsx. */
interface Renderer {
  readyAddresses(): (ReadyAddress | (ReadyAddress & Mapped))[];
  renderPage(
    path: string,
    around: { shell: string; site: string; facts: object; phone: boolean; tag: LanguageTag },
  ): Promise<string | undefined>;
}

/** Milliseconds for which the answers are kept that pages are made of: so long may a changed price take to stand in them. */
const keptMs = 60_000;

/**
 * The pages that visitors and search engines read, as HTML that needs no script: `folder` is where the web app was built
 * to, `site` the public address of this server. What they show is asked of the same calls as the web app asks.
 */
export const readyPages = async (
  app: Pick<FastifyInstance, 'inject' | 'log'>,
  folder: string,
  { site, now }: { site: string; now: () => Date },
): Promise<SitePages> => {
  const built = path.join(folder, '../dist-ready/render.js');
  if (!existsSync(built)) return { find: async () => undefined };
  const { readyAddresses, renderPage } = (await import(built)) as Renderer;
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8');
  const withStyles = await pageStyles(folder);
  const addresses = readyAddresses();
  const mapped = addresses.filter((one) => 'alternates' in one);
  const kept = new Map<string, { of: string; page: Promise<SitePage | undefined> }>();

  const ask = async (call: { path: string }) => {
    const answer = await app.inject(call.path);
    if (answer.statusCode !== 200) throw new Error(`${call.path} answered ${answer.statusCode}`);
    return answer.json();
  };
  const askAll = async () => {
    const [operator, plans, prices, features, times] = await Promise.all(
      [operatorCalls.show, planCalls.plans, planCalls.prices, planCalls.features, demoVisitorCalls.free].map(ask),
    );
    // Of a server that is not well the pages can be read all the same.
    const health = (await app.inject('/healthz')).json();
    const facts = { operator, plans, prices, features, times, health };
    return { facts, text: JSON.stringify(facts) };
  };
  let last: { at: number; asked: ReturnType<typeof askAll> } | undefined;
  const factsNow = (): ReturnType<typeof askAll> => {
    const at = now().getTime();
    if (!last || at - last.at >= keptMs) last = { at, asked: askAll() };
    const { asked } = last;
    // What could not be asked once is asked again with the next page.
    asked.catch(() => {
      if (last?.asked === asked) last = undefined;
    });
    return asked;
  };
  const render = async ({ path, tag }: ReadyAddress, phone: boolean, facts: object): Promise<SitePage | undefined> => {
    const body = await renderPage(path, { shell, site, facts, phone, tag });
    return body === undefined
      ? undefined
      : { type: 'text/html; charset=utf-8', body: await pack(await withStyles(body)) };
  };
  /** Drawn anew only where what it shows is not as it was. */
  const pageOf = async (wanted: ReadyAddress, phone: boolean): Promise<SitePage | undefined> => {
    const { facts, text } = await factsNow();
    const key = `${phone ? 'phone' : 'desktop'} ${wanted.address}`;
    const found = kept.get(key);
    if (found?.of === text) return found.page;
    const page = render(wanted, phone, facts);
    kept.set(key, { of: text, page });
    page.catch(() => {
      if (kept.get(key)?.page === page) kept.delete(key);
    });
    return page;
  };
  return {
    find: async (asked, phone) => {
      if (asked === '/robots.txt') return { type: 'text/plain; charset=utf-8', body: await pack(robots(site)) };
      if (asked === '/sitemap.xml')
        return { type: 'application/xml; charset=utf-8', body: await pack(siteMap(site, mapped)) };
      const wanted = addresses.find(({ address }) => address === asked);
      if (!wanted) return undefined;
      // Without its own HTML the page still comes, as the app draws it.
      return pageOf(wanted, phone).catch((error: unknown) => {
        app.log.warn({ err: error, page: asked }, 'a page for visitors could not be made ready');
        return undefined;
      });
    },
  };
};
