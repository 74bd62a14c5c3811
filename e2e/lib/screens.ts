import type { Page } from 'playwright-core';
import { type Route, routes } from '../../apps/web/src/app/routes.ts';

/** Addresses of every screen that is built, and of the states of them that look different. */

const visitors = ['/', '/login'];
const states = [
  '/contact?view=card',
  '/contact?add=one',
  '/contact?add=many',
  '/contact?search=zzzqqq',
  '/sources?add=one',
  '/no/such/page',
];
const built = routes.filter(({ path, screen }: Route) => screen && !path.includes(':') && path !== '/login');
const admins = built.filter(({ guard }) => guard === 'admin');

export const screensOf = {
  visitor: visitors,
  owner: [...built.filter((route) => !admins.includes(route)).map(({ path }) => path), ...states],
  admin: ['/', ...admins.map(({ path }) => path)],
};

/** Goes to an address inside the running app, and waits until it is all there. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await settled(page);
};

/** Waits until what is on the page has its heading, no skeletons and nothing that moves. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-skeleton]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  });
};
