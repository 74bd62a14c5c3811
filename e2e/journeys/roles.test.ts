import { sessionTexts } from '@angan/contract/auth/texts.ts';
import { demoLogins } from '@angan/contract/demo/logins.ts';
import { may, runsTheOffice } from '@angan/domain/roles.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decide, type Who } from '../../apps/web/src/app/guards.ts';
import { addLinks, bottomLinks, type Link, mainLinks, visitorLinks } from '../../apps/web/src/app/menus.ts';
import { rightLinks } from '../../apps/web/src/app/right-links.ts';
import { type Route, routes } from '../../apps/web/src/app/routes.ts';
import { i18n } from '../../apps/web/src/core/language/index.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** What each kind of user is offered, what opens for them and where they are sent instead. */

const { open, visit } = office('roles');
const expired = 'Old Lane Homes';
const visitor: Who = { usertype: null, active: false };
const labels = (links: Link[]) => links.map(({ label }) => label);

interface Step {
  /** Typed into the address. */
  path: string;
  /** Where that leads, and the title of the page there. */
  lands: string;
  title: string;
}

/** Pages that are there for some words only. */
const examples: Readonly<Record<string, string>> = {
  '/policy/:type': '/policy/RefundPolicy',
  '/detailSupport/:type': '/detailSupport/Matching',
};

/** Where an address leads this person, by the table of routes. */
const stepOf = ({ path, guard, screen, ...route }: Route, who: Who): Step => {
  const title = i18n._(route.title);
  const typed = examples[path] ?? path.replace(/:\w+/g, 'one');
  const verdict = decide(guard, who);
  if (verdict === '/expiry') return { path: typed, lands: verdict, title: 'Subscription' };
  if (verdict === '/userlist') return { path: typed, lands: verdict, title: 'Accounts' };
  if (verdict === '/' || path === '/') return { path: typed, lands: '/', title: 'Angan' };
  if (!screen) return { path: typed, lands: typed, title: 'Not found' };
  if (path === '/addcontact')
    return { path: typed, lands: runsTheOffice(who.usertype!) ? '/contact' : '/contactList', title: 'Contacts' };
  // It leads on to what the office had, for as long as it had it: the demo's have theirs for a year.
  if (path === '/renew') return { path: typed, lands: '/buy/yearly', title: 'Buy' };
  if (title === 'Profile') return { path: typed, lands: profilePath(who), title };
  return { path: typed, lands: typed, title };
};

/** Each is led to the own of the two profiles. */
const profilePath = ({ usertype }: Who) => (usertype === 'Owner' ? '/profile' : '/subuserprofile');

/** Goes through the addresses inside the running app; answers the steps that led elsewhere, and where. */
const walk = (page: Page, steps: Step[]) =>
  page.evaluate(async (steps) => {
    const moment = () => new Promise((resolve) => setTimeout(resolve, 10));
    const wrong: { path: string; lands: string; title: string; wanted: string }[] = [];
    for (const { path, lands, title } of steps) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const isThere = () =>
        location.pathname === lands &&
        document.title === (title === 'Angan' ? title : `${title}, Angan`) &&
        document.querySelector('h1') !== null &&
        (document.querySelector('h1')!.textContent === 'Not found') === (title === 'Not found');
      const end = performance.now() + 3000;
      // Twice in a row, since a redirect takes a moment.
      let seen = 0;
      while (seen < 2 && performance.now() < end) {
        await moment();
        seen = isThere() ? seen + 1 : 0;
      }
      if (seen < 2) wrong.push({ path, lands: location.pathname, title: document.title, wanted: `${lands} ${title}` });
    }
    return wrong;
  }, steps);

const built = routes.filter((route: Route) => route.screen !== undefined);
/** Of those behind the same guard one stands for all: who may do everything walks through each. */
const oneOfEach = (all: readonly Route[]) =>
  all.filter(
    (route) => all.find(({ guard }) => guard === route.guard) === route || /profile|addcontact/.test(route.path),
  );
const mainWords = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();

describe.each(demoLogins)('$usertype of $company', ({ email, usertype, company, first_name, last_name }) => {
  const who: Who = { usertype, active: company !== expired && usertype !== 'Admin' };

  test('has the menus of the role, and every guard holds', async () => {
    const page = await open(email);
    const profile = page.getByRole('button', { name: `Menu of ${first_name} ${last_name}` });
    await profile.waitFor();
    const main = mainLinks(who);
    expect(await mainWords(page)).toEqual(labels(main));
    await profile.click();
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).waitFor();
    const right = rightLinks(who);
    const ownWords = usertype === 'Admin' ? ['Logout'] : ['Keys', 'Logout', 'Logout All Devices'];
    const offered = await page.getByRole('menuitem').allInnerTexts();
    expect(offered.map((text) => text.split('\n')[0])).toEqual([...labels(right), ...ownWords]);
    expect(offered.includes('Sources')).toBe(may(usertype, 'source:view') && who.active);
    expect(main.some(({ label }) => label === 'Contacts')).toBe(may(usertype, 'contact:list') && who.active);
    expect(await page.getByRole('banner').getByText('Admin', { exact: true }).count()).toBe(
      usertype === 'Admin' ? 1 : 0,
    );
    await page.keyboard.press('Escape');
    // An office without a subscription is led away from each and every screen of a working one.
    const walksAll = email === 'owner@angan.demo' || usertype === 'Admin' || company === expired;
    const doors = walksAll ? built : oneOfEach(built);
    expect(
      await walk(
        page,
        doors.map((route) => stepOf(route, who)),
      ),
    ).toEqual([]);
  });
});

test('a visitor is offered a way in, and nothing else opens', async () => {
  const page = await visit();
  await page.getByRole('link', { name: 'Login', exact: true }).waitFor();
  for (const { label } of visitorLinks('/')) await page.getByRole('link', { name: label, exact: true }).waitFor();
  expect(
    await walk(
      page,
      routes.map((route) => stepOf(route, visitor)),
    ),
  ).toEqual([]);
});

test('a route whose screen is not built shows that there is no page, and so does any other address', async () => {
  const page = await open('owner@angan.demo');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const owner: Who = { usertype: 'Owner', active: true };
  const none = { path: '/no/such/page', lands: '/no/such/page', title: 'Not found' };
  const unbuilt = routes.filter((route: Route) => !route.screen).map((route) => stepOf(route, owner));
  expect(await walk(page, [...unbuilt, none])).toEqual([]);
  await page.getByText('There is no page here').waitFor();
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test.each(['desktop', 'phone'] as const)(
  'who comes from an office whose subscription has ended lands on the page that says so, on a %s',
  async (size) => {
    const page = await open('owner@expired.demo', { at: '/contact', size });
    await page.waitForURL((url) => url.pathname === '/expiry');
    await page.getByText('The subscription has ended').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await picture(page, `expiry-${size}`);
    await withAxe(page);
    expect(await findings(page, `the end of a subscription on a ${size}`)).toEqual([]);
    const bar = page.getByRole('navigation', { name: 'Main' });
    expect(await bar.getByRole('link', { name: 'Contacts', exact: true }).count()).toBe(0);
  },
);

test('an office whose subscription ends while somebody works is led there by the next thing they do', async () => {
  const page = await open('owner@angan.demo', { at: '/contact' });
  await page.getByRole('row').nth(1).waitFor();
  // Only what the press asks for is refused: what the screen asks for by itself would lead away before it.
  await page.route(/\/properties\/contacts\/\?(?:.*&)?(?:page|cursor)=/, (route) =>
    route.fulfill({
      status: 403,
      json: { detail: sessionTexts.subscriptionNeeded, details: sessionTexts.subscriptionNeeded },
    }),
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL((url) => url.pathname === '/expiry');
  await page.getByText('has ended').first().waitFor();
});

test('a phone has the same in its drawer and its bar', async () => {
  const page = await open('coowner@angan.demo', { size: 'phone' });
  const who: Who = { usertype: 'Co-Owner', active: true };
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.waitFor();
  const plus = addLinks(who).length === 1 ? [''] : [];
  const bottom = labels(bottomLinks(who));
  const middle = Math.ceil(bottom.length / 2);
  expect(await mainWords(page)).toEqual([...bottom.slice(0, middle), ...plus, ...bottom.slice(middle)]);
  await page.getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Logout', exact: true }).waitFor();
  const links = await drawer.getByRole('link').allInnerTexts();
  expect(links).toEqual([...labels(mainLinks(who)), ...labels(rightLinks(who))]);
});
