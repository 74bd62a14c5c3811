import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firstLoad, firstLoadLimit } from '../../apps/web/tools/first-load.ts';
import type { Size } from '../lib/browser.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { office, type Wanted } from '../lib/office.ts';
import { screensOf } from '../lib/screens.ts';
import { goTo, settled } from '../lib/settled.ts';

/** Every screen for whoever looks, listens or types; on every width; under a strict policy for scripts; and light. */

const { ask, open, visit } = office('access');
const owner = 'owner@angan.demo';
const admin = 'admin@angan.demo';
const web = path.resolve(import.meta.dirname, '../../apps/web');

/** Goes through the addresses in one window and gives each to `look`; answers all that it found. */
const through = async (page: Page, addresses: readonly string[], look: (address: string) => Promise<string[]>) => {
  const found: string[] = [];
  await settled(page);
  for (const address of addresses) {
    await goTo(page, address);
    found.push(...(await look(address)));
  }
  return found;
};

/** Collects what the browser refuses to run and what fails in the page. */
const watched = () => {
  const complaints: string[] = [];
  const before = (window: BrowserContext) => {
    window.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    window.on('weberror', (error) => complaints.push(error.error().message));
  };
  return { complaints, before };
};

const aPerson = async () => {
  const { results } = await ask(owner, '/properties/contacts/?search=virk');
  return `/contact?id=${(results[0] ?? (await ask(owner, '/properties/contacts/')).results[0]).id}`;
};

const looks: { size: Size; colorScheme: 'light' | 'dark'; all: boolean }[] = [
  { size: 'desktop', colorScheme: 'light', all: true },
  { size: 'phone', colorScheme: 'light', all: true },
  { size: 'desktop', colorScheme: 'dark', all: false },
  { size: 'phone', colorScheme: 'dark', all: false },
];

describe.each(looks)('on a $size, $colorScheme', ({ size, colorScheme, all }) => {
  test('axe finds nothing serious on any screen', { timeout: 90_000 }, async () => {
    const { complaints, before } = watched();
    const wanted: Wanted = { size, colorScheme, before };
    const main = [
      '/',
      '/contact',
      '/contact?add=one',
      '/searchProperty',
      '/searchInquiry',
      '/searchInquiry?view=board',
      '/addInquiry',
      '/sources',
    ];
    const page = await open(owner, wanted);
    await withAxe(page);
    const addresses = [...(all ? screensOf.owner : main), await aPerson()];
    const found = await through(page, addresses, (address) => findings(page, address));
    await goTo(page, '/contact');
    if (size === 'desktop') {
      await page.getByRole('button', { name: 'Actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
    } else {
      await page.getByRole('button', { name: /menu/i }).first().click();
      await page.getByRole('dialog').waitFor();
    }
    await settled(page);
    found.push(...(await findings(page, 'over the contacts')));

    const platform = await open(admin, wanted);
    await withAxe(platform);
    found.push(...(await through(platform, screensOf.admin, (address) => findings(platform, `admin ${address}`))));

    const stranger = await visit(wanted);
    await withAxe(stranger);
    found.push(...(await through(stranger, screensOf.visitor, (address) => findings(stranger, `visitor ${address}`))));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.each([360, 1920])('nothing scrolls sideways at %i pixels', { timeout: 90_000 }, async (width) => {
  const { complaints, before } = watched();
  const wanted: Wanted = { viewport: { width, height: 900 }, size: width < 600 ? 'phone' : 'desktop', before };
  const tooWide = (page: Page) => (address: string) =>
    page.evaluate((address) => {
      const pages = [document.documentElement, document.querySelector('main')!];
      return pages
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${address}: ${tagName} ${scrollWidth} > ${clientWidth}`);
    }, address);
  const page = await open(owner, wanted);
  expect(await through(page, [...screensOf.owner, await aPerson()], tooWide(page))).toEqual([]);
  const platform = await open(admin, wanted);
  expect(await through(platform, screensOf.admin, tooWide(platform))).toEqual([]);
  const stranger = await visit(wanted);
  expect(await through(stranger, screensOf.visitor, tooWide(stranger))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a script that somebody slips into the page does not run', async () => {
  const page = await open(owner);
  await settled(page);
  const [complaint] = await Promise.all([
    page.waitForEvent('console', (message) => /Content Security Policy/i.test(message.text())),
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.slippedIn = true';
      document.body.append(script);
    }),
  ]);
  expect(complaint.text()).toMatch(/inline script/i);
  expect(await page.evaluate(() => 'slippedIn' in globalThis)).toBe(false);
});

test('the home of who is signed in needs little script', async () => {
  const { total, scripts } = firstLoad(path.join(web, 'dist'));
  expect(total).toBeLessThanOrEqual(firstLoadLimit);
  const got = new Map<string, number>();
  const before = (window: BrowserContext) =>
    window.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.endsWith('.js')) got.set(pathname.slice(1), Number(answer.headers()['content-length']));
    });
  const page = await open(owner, { before });
  await settled(page);
  await page.getByRole('link').nth(5).waitFor();
  const sum = [...got.values()].reduce((total, bytes) => total + bytes, 0);
  expect(sum).toBeLessThanOrEqual(firstLoadLimit);
  expect([...got.keys()]).toEqual(expect.arrayContaining(scripts.map(({ file }) => file)));
});
