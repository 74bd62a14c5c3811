import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { aWindow, firstPage, type Size, sizes, stillPage } from './browser.ts';
import { sharedBrowser } from './shared-browser.ts';

/**
 * Windows that are used again, with the page in them: most of what a new one costs is loading and compiling the app, which
 * the process of a page that had it before need not. For the app everything in it is as in a new one.
 */
const free: Record<Size, BrowserContext[]> = { desktop: [], phone: [] };

/** What journeys listen to. */
const watched = [
  'console',
  'weberror',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'page',
  'worker',
] as const;

/** A window without any storage, with one page in which nothing runs. */
export const takeWindow = async (size: Size): Promise<BrowserContext> => {
  const window = free[size].pop() ?? (await aWindow(await sharedBrowser(), size));
  await firstPage(window);
  return window;
};

/** Takes a window back: no storage, permission, watcher or replaced answer of the journey is left in it. */
export const giveBack = async (window: BrowserContext, size: Size): Promise<void> => {
  const [page, ...others] = window.pages();
  if (!page) return window.close();
  for (const event of watched) window.removeAllListeners(event);
  page.removeAllListeners();
  // What answers in the server's stead may be in the middle of it.
  await Promise.all([window, ...window.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(others.map((one) => one.close()));
  await window.setOffline(false);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(sizes[size]);
  // The app may write into its storage as long as it runs.
  const still = () => page.goto(stillPage(inject('productUrl')));
  // A step that the journey left under way may take its place.
  await still().catch(still);
  await forget(page);
  await Promise.all([window.clearCookies(), window.clearPermissions()]);
  free[size].push(window);
};

/** What a page keeps itself is emptied by the page: it would hear later that it was emptied from outside, and lose what is new. */
const forget = async (page: Page) => {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'indexeddb,cache_storage,service_workers,file_systems,cookies';
  await session.send('Storage.clearDataForOrigin', { origin: inject('productUrl'), storageTypes });
  // A step back that the journey before left under way would lead the next one to its screen.
  await session.send('Page.resetNavigationHistory');
  await session.detach();
};
