import { buffer } from 'node:stream/consumers';
import type { BrowserContext, BrowserContextOptions, Download, Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { aWindow, enter, firstPage, launchBrowser, type Session, type Size, sessionOf } from './browser.ts';
import { sharedBrowser } from './shared-browser.ts';
import { watching } from './what-it-showed.ts';
import { giveBack, takeWindow } from './windows.ts';

export interface Wanted extends BrowserContextOptions {
  at?: string;
  size?: Size;
  /** Called before the first request, to watch or replace answers. */
  before?: (window: BrowserContext) => Promise<unknown> | unknown;
  /** A new window that nobody uses after it: for a journey that puts a script or a clock into its pages, which cannot be undone. */
  once?: boolean;
  /** Nobody moves in it yet. */
  still?: boolean;
  /** A browser of its own: all windows of one browser have one clipboard. */
  apart?: boolean;
}

/** Milliseconds that a sign-in is used for; what it was given ends after five minutes. */
const tokenLasts = 240_000;

/**
 * Windows for a file of journeys, which close after each. The sign-ins are made once for each person on a
 * device named after the file, so that what another file does to its own sessions is of no concern here.
 */
export const office = (file: string) => {
  const url = inject('productUrl');
  const sessions = new Map<string, { readonly since: number; readonly made: Promise<Session> }>();
  const closing: (() => Promise<void>)[] = [];
  const telling: (() => Promise<string>)[] = [];
  let failures = 0;
  afterEach(async ({ task }) => {
    const tell = telling.splice(0);
    const hasFailed = (task.result?.errors?.length ?? 0) > failures;
    failures = task.result?.errors?.length ?? 0;
    if (hasFailed) for (const one of tell) console.error(`${task.name}\n${await one()}`);
    await Promise.all(closing.splice(0).map((close) => close()));
  });

  const session = (email: string) => {
    const known = sessions.get(email);
    if (known && Date.now() - known.since < tokenLasts) return known.made;
    const made = sessionOf(url, email, `e2e-${file}-${email}`);
    sessions.set(email, { since: Date.now(), made });
    return made;
  };
  const anew = async ({ at: _, still: __, size = 'desktop', before, once, apart, ...options }: Wanted = {}) => {
    const isUsedAgain = !once && !apart && Object.keys(options).length === 0;
    const browser = apart ? await launchBrowser() : await sharedBrowser();
    const window = isUsedAgain ? await takeWindow(size) : await aWindow(browser, size, options);
    closing.push(async () => {
      await (isUsedAgain ? giveBack(window, size) : closed(window));
      if (apart) await browser.close();
    });
    telling.push(watching(window));
    await before?.(window);
    return window;
  };
  return {
    url,
    session,
    /** A window of somebody who is not logged in, and moves in it: a ready page waits with the app for that. */
    visit: async (wanted: Wanted = {}): Promise<Page> => {
      const page = await firstPage(await anew(wanted));
      await page.goto(`${url}${wanted.at ?? '/'}`);
      if (!wanted.still && wanted.javaScriptEnabled !== false) await moves(page);
      return page;
    },
    /** A window of the person, at an address. */
    open: async (email: string, wanted: Wanted = {}): Promise<Page> =>
      enter(await anew(wanted), url, await session(email), wanted.at),
    /** A call of the person past the screens. */
    // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
    ask: async (email: string, path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<any> => {
      const { access } = await session(email);
      const answer = await fetch(path.startsWith('http') ? path : `${url}${path}`, {
        method,
        headers: { authorization: `JWT ${access}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? undefined : answer.json();
    },
  };
};

/** A hand on the mouse, from wherever it lay, at which the app takes the place of a page that came ready. */
export const moves = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await page.locator('#ready').waitFor({ state: 'detached' });
};

/** What answers in the server's stead may be in the middle of it. */
const closed = async (window: BrowserContext): Promise<void> => {
  await Promise.all([window, ...window.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await window.close();
};

/** Waits until the text stands somewhere on the page. */
export const says = (page: Pick<Page, 'getByText'>, text: string | RegExp) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();

/** Waits until the text stands in a notice at the top. */
export const tells = (page: Page, text: string) =>
  page.locator('[role="status"], [role="alert"]').filter({ hasText: text }).first().waitFor();

/** The address of a list, whatever is asked of it. */
export const listAt = (path: string): RegExp => new RegExp(`${path}(\\?.*)?$`);

/** Keeps back what a list answers, as a slow server would, until the function that it gives is called. */
export const holds = async (window: BrowserContext, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await window.route(listAt(path), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Changes what the server answers to a GET before the page hears it. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
export const alters = (page: Page, path: RegExp, change: (json: any) => unknown) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: change(await response.json()) });
  });

/** Answers one call in the server's stead. */
export const answers = (page: Page, path: string, method: string, status: number, json: unknown = {}) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
  );

/** Ten digits that no other journey uses. */
export const newMobile = () => `9${Math.random().toFixed(9).slice(2)}`;
/** A name that no other journey uses; without digits, which pasted messages would tell of something else. */
export const newName = (first: string) =>
  `${first} ${Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`;

/** A file that the browser was given. The browser is another process's: it has no path here. */
export const fileOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
export const textOf = async (download: Download): Promise<string> => (await fileOf(download)).toString('utf8');
