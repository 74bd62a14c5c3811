import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes } from '../lib/browser.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** The pages for visitors as search engines and people without scripts get them, and the start page as all others do. */

const { url, visit, open } = office('ready-pages');

const siteMap = async (): Promise<string[]> => {
  const answer = await fetch(`${url}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    address!.replaceAll('&amp;', '&'),
  );
};
const one = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? '';

test('each page of the map of the site says in HTML what it is', async () => {
  const addresses = await siteMap();
  expect(addresses.length).toBeGreaterThan(14);
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('/sitemap.xml');
  const titles = new Set<string>();
  for (const address of addresses) {
    const answer = await fetch(`${url}${new URL(address).pathname}`);
    const html = await answer.text();
    expect(answer.headers.get('content-encoding'), address).toMatch(/^(br|gzip)$/);
    titles.add(one(html, /<title>([^<]+)<\/title>/));
    expect(one(html, /<meta name="description" content="([^"]{30,})"/), address).not.toBe('');
    expect(one(html, /<link rel="canonical" href="([^"]+)"/).replaceAll('&amp;', '&'), address).toBe(address);
    expect(one(html, /<meta property="og:title" content="([^"]+)"/), address).not.toBe('');
    expect(one(html, /<h1[^>]*>(.+?)<\/h1>/s), address).not.toBe('');
    for (const [, structured] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(JSON.parse(structured!)).toHaveProperty('@type');
  }
  expect(titles.size).toBe(addresses.length);
  // What is behind a login is the app's own page, which says nothing.
  expect(await (await fetch(`${url}/contacts`)).text()).not.toContain('id="ready"');
});

test('prices, questions and policies can be read without scripts', async () => {
  const page = await visit({ at: '/offers', javaScriptEnabled: false });
  await page.getByText('₹ 17,999').first().waitFor();
  await page.goto(`${url}/qna`);
  await page.getByText('Can I bring my Excel in?').click();
  await page.getByText('an import can be taken back as a whole').waitFor();
  await page.goto(url);
  await page.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL(`${url}/offers`);
});

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};
/** Where the parts stand that come first in a page, in whole pixels. */
const places = (page: Page) =>
  page.locator('header, header nav, h1, main > *, main > * > *').evaluateAll((all) =>
    all.slice(0, 7).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'a page for visitors stands where the app draws it, on a %s',
  async (size) => {
    for (const at of ['/', '/offers', '/qna', '/support']) {
      const bare = await visit({ size, at, userAgent: agents[size], javaScriptEnabled: false });
      const ready = await places(bare);
      const page = await visit({ size, at, userAgent: agents[size] });
      await page.locator('#ready').waitFor({ state: 'detached' });
      // What stands further down may come a moment later.
      await expect.poll(() => places(page), { message: at }).toEqual(ready);
    }
  },
);

test('who is in never sees the page for visitors', async () => {
  const page = await open('owner@angan.demo', { at: '/contacts' });
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#ready').waitFor({ state: 'attached' });
  expect(await page.locator('#ready').isVisible()).toBe(false);
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
  await page.locator('#ready').waitFor({ state: 'detached' });
});

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'the start page shows the product at work and leads in, on a %s',
  async (size) => {
    const page = await visit({ size });
    await page.getByRole('heading', { level: 1, name: 'Every listing, every buyer, and who fits what' }).waitFor();
    await page.locator('#ready').waitFor({ state: 'detached' });
    await page.getByText('6 of 6 points fit').waitFor();
    await page.getByRole('heading', { name: 'One price for the office' }).waitFor();
    await withAxe(page);
    expect(await findings(page, `the start page on a ${size}`)).toEqual([]);
    await picture(page, `welcome-${size}`);
    await page.getByRole('link', { name: 'Sign Up, 14 days free' }).first().click();
    await page.waitForURL(`${url}/register`);
  },
);
