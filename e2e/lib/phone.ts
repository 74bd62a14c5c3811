import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, inject } from 'vitest';
import { aWindow, enter, firstPage, type Session } from './browser.ts';
import { type Kind, type PhoneSetting, type PlayedPhone, playPhone } from './phone-native.ts';
import { sharedBrowser } from './shared-browser.ts';
import { watching } from './what-it-showed.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'apps/mobile/dist');
/** Capacitor's own half of the bridge, which both phones put into the page; the same file on either. */
const bridge = readFileSync(
  join(root, 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
  'utf8',
);
/** The server of the build; the product of a run listens elsewhere each time, so its address is put in as files are served. */
const builtFor = 'https://office.angan.example';
export const origin = 'https://localhost';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

interface Wanted extends Partial<PhoneSetting> {
  readonly at?: string;
  /** Signed in already, as whoever this is. */
  readonly as?: Session;
  /** What the app is opened with: an event that is there before it listens. */
  readonly launchedBy?: { readonly plugin: string; readonly event: string; readonly data: object };
  /** Files that another app shared, by their path on the phone. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** Serves the app's files as the web view has them: from the phone, one page for every path. */
const serveApp = (window: BrowserContext, files: Readonly<Record<string, string | Buffer>>) =>
  window.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const shared = pathname.startsWith('/_capacitor_file_') && files[decodeURIComponent(pathname.slice(17))];
    if (shared)
      return route.fulfill({ body: shared, contentType: typeof shared === 'string' ? 'text/plain' : 'image/png' });
    const file = extname(pathname) ? pathname : '/index.html';
    const body = await readFile(join(dist, file)).catch(() => undefined);
    if (!body) return route.fulfill({ status: 404 });
    const isText = /\.(html|js)$/.test(file);
    const text = isText && body.toString('utf8').replaceAll(builtFor, inject('productUrl'));
    return route.fulfill({ body: text || body, contentType: types[extname(file)] ?? 'application/octet-stream' });
  });

/** Phones with the app on them, for a file of journeys; they are put away after each. */
export const phones = () => {
  const open: BrowserContext[] = [];
  const telling: (() => Promise<string>)[] = [];
  beforeAll(
    () => promisify(execFile)(process.execPath, ['scripts/lib/build-phone.ts', builtFor], { cwd: root }),
    300_000,
  );
  afterEach(async ({ task }) => {
    const tell = telling.splice(0);
    if (task.result?.errors?.length) for (const one of tell) console.error(`${task.name}\n${await one()}`);
    await Promise.all(
      open.splice(0).map(async (window) => {
        await window.unrouteAll({ behavior: 'ignoreErrors' });
        await window.close();
      }),
    );
  });
  return async (
    kind: Kind,
    { at = '/', as, launchedBy, files = {}, allows = true, isSecure = true, without = [], people = [] }: Wanted = {},
  ) => {
    const window = await aWindow(await sharedBrowser(), 'phone');
    open.push(window);
    // The server of a run is on this machine, which Chromium lets no page of elsewhere ask without.
    await window.grantPermissions(['local-network-access'], { origin });
    telling.push(watching(window));
    await serveApp(window, files);
    await window.addInitScript(playPhone, { kind, allows, isSecure, without, people } satisfies PhoneSetting);
    await window.addInitScript({ content: bridge });
    if (launchedBy)
      await window.addInitScript(({ plugin, event, data }) => {
        // Once: a page that is loaded again was not opened again.
        if (location.pathname.includes('.') || sessionStorage.getItem('launched')) return;
        sessionStorage.setItem('launched', '1');
        (globalThis as unknown as { phone: PlayedPhone }).phone.tell(plugin, event, data);
      }, launchedBy);
    if (as) return enter(window, origin, as, at);
    const page = await firstPage(window);
    await page.goto(`${origin}${at}`);
    return page;
  };
};

/** An event of a plugin while the app runs. */
export const tells = (page: Page, plugin: string, event: string, data: object = {}): Promise<void> =>
  page.evaluate(
    (given) => (globalThis as unknown as { phone: PlayedPhone }).phone.tell(given.plugin, given.event, given.data),
    { plugin, event, data },
  );

/** What the phone is set to remind of by itself. */
export const remindersOn = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as unknown as { phone: PlayedPhone }).phone.reminders() as {
        id: number;
        title: string;
        body: string;
        schedule: { at: string };
        extra: { url: string };
      }[],
  );

/** How often the app called a method of a plugin, and with what the last time. */
export const called = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const { calls } = (globalThis as unknown as { phone: PlayedPhone }).phone;
    const found = calls.filter((call) => call.name === wanted);
    return { times: found.length, last: found.at(-1)?.options };
  }, name);
