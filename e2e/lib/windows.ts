import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { aWindow, type Size } from './browser.ts';
import { sharedBrowser } from './shared-browser.ts';

/**
 * Windows that are used again. Half of what a new one costs is loading and compiling the app, which a window that had it
 * before need not; for the page in it everything is as in a new one.
 */
const free: Record<Size, BrowserContext[]> = { desktop: [], phone: [] };

/** What journeys listen to. */
const watched = ['console', 'weberror', 'request', 'requestfailed', 'response', 'page'] as const;

/** A window without any storage, with one empty page. */
export const takeWindow = async (size: Size): Promise<BrowserContext> => {
  const window = free[size].pop() ?? (await aWindow(await sharedBrowser(), size));
  if (window.pages().length === 0) await window.newPage();
  return window;
};

/** Takes a window back: no page, storage, permission, watcher or replaced answer of the journey is left in it. */
export const giveBack = async (window: BrowserContext, size: Size): Promise<void> => {
  for (const event of watched) window.removeAllListeners(event);
  const old = window.pages();
  // What answers in the server's stead may be in the middle of it.
  await Promise.all([window, ...old].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  const page = await window.newPage();
  // While it is open the app may still write into its storage.
  await Promise.all(old.map((one) => one.close()));
  const session = await window.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: inject('productUrl'), storageTypes: 'all' });
  await Promise.all([session.detach(), window.clearCookies(), window.clearPermissions(), window.setOffline(false)]);
  free[size].push(window);
};
