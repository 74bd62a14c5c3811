import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes } from '../lib/browser.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { moves, office, says } from '../lib/office.ts';
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

const languages = [
  { tag: 'hi', name: 'हिन्दी', pricing: 'प्राइसिंग' },
  { tag: 'gu', name: 'ગુજરાતી', pricing: 'પ્રાઇસિંગ' },
] as const;

test('the map of the site and each page name the same page in the other languages', async () => {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const offers = map.match(/<url><loc>[^<]*\/gu\/offers<\/loc>(.*?)<\/url>/s)?.[1] ?? '';
  const named = (text: string) =>
    [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, address]) => [
      tag,
      new URL(address!).pathname,
    ]);
  const wanted = [
    ['en-IN', '/offers'],
    ['hi', '/hi/offers'],
    ['gu', '/gu/offers'],
    ['x-default', '/offers'],
  ];
  expect(named(offers)).toEqual(wanted);
  for (const [at, lang, canonical] of [
    ['/offers', 'en-IN', '/offers'],
    ['/en/offers', 'en-IN', '/offers'],
    ['/hi/offers', 'hi', '/hi/offers'],
    ['/gu/offers', 'gu', '/gu/offers'],
  ] as const) {
    const html = await (await fetch(`${url}${at}`)).text();
    expect(named(html.slice(0, html.indexOf('</head>'))), at).toEqual(wanted);
    expect(one(html, /<html lang="([^"]+)"/), at).toBe(lang);
    expect(new URL(one(html, /<link rel="canonical" href="([^"]+)"/)).pathname, at).toBe(canonical);
  }
});

test.each(languages)('who has no scripts chooses $name by a link, and stays in it', async ({ tag, name, pricing }) => {
  const page = await visit({ javaScriptEnabled: false, size: 'phone', viewport: { width: 360, height: 780 } });
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`${url}/${tag}`);
  expect(await page.locator('html').getAttribute('lang')).toBe(tag);
  await picture(page, `welcome-${tag}-360`);
  await page.getByRole('link', { name: pricing }).first().click();
  await page.waitForURL(`${url}/${tag}/offers`);
  await page.getByText('17,999').first().waitFor();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('link', { name: 'Pricing' }).first().waitFor();
});

test.each(languages)('the app goes on in $name, and fetches no other language', async ({ tag, name }) => {
  const fetched: string[] = [];
  const page = await visit({
    at: `/${tag}/offers`,
    once: true,
    before: (window) => window.on('request', (request) => fetched.push(request.url())),
  });
  await page.locator('#ready').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(tag);
  expect(new URL(page.url()).pathname).toBe('/offers');
  await page.locator(`nav a[aria-current="true"]`, { hasText: name }).waitFor();
  const catalogues = fetched.filter((address) => /catalogue_(hi|gu)/.test(address));
  expect(catalogues.map((address) => address.match(/catalogue_(..)/)?.[1])).toEqual([tag]);
  // The device keeps it, until another is chosen.
  await page.goto(`${url}/qna`);
  await moves(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(tag);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en-IN');
});

test('prices, questions and policies can be read without scripts', async () => {
  const page = await visit({ at: '/offers', javaScriptEnabled: false });
  await page.getByText('₹ 17,999').first().waitFor();
  await page.goto(`${url}/qna`);
  await page.getByText('Can I bring my Excel in?').click();
  await page.getByText('an import can be undone as a whole').waitFor();
  await page.goto(`${url}/demo`);
  await page
    .getByRole('button', { name: /^\d{1,2}:\d{2} [AP]M/ })
    .first()
    .waitFor();
  await page.goto(url);
  await page.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL(`${url}/offers`);
});

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};
/** Where the parts stand that somebody sees first, in whole pixels; of what goes on below the window not how long it is. */
const places = (page: Page) =>
  page.locator('header, header nav, h1, main > *, main > * > *').evaluateAll((all) =>
    all
      .map((one) => ({ name: one.tagName, ...one.getBoundingClientRect().toJSON() }))
      .filter(({ y }) => y < innerHeight)
      .map(
        ({ name, x, y, width, height }) =>
          `${name} ${[x, y, width, y + height < innerHeight ? height : 0].map(Math.round).join(' ')}`,
      ),
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

test('a page for visitors is whole without the app, which comes when somebody uses it, and does what was clicked before', async () => {
  const fetched: string[] = [];
  const page = await visit({
    size: 'phone',
    at: '/offers',
    still: true,
    once: true,
    before: (window) => window.on('request', (request) => fetched.push(request.url())),
  });
  await page.getByText('₹ 17,999').first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  expect(fetched.filter((address) => address.endsWith('.js'))).toEqual([]);
  expect(fetched.filter((address) => /devanagari-devanagari|gujarati/.test(address))).toEqual([]);
  // The code is still on its way when the choice is made.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByText('1 month', { exact: true }).first().click();
  resolve();
  await page.locator('#ready').waitFor({ state: 'detached' });
  await says(page, /^₹ 1,999/);
});

test('what is pressed on a page for visitors is done, also where its screen shows it a moment later', async () => {
  const page = await visit({ size: 'phone', still: true, once: true });
  await page.route('**/assets/demo-office-*.js', async (route) => {
    await page.locator('#ready').waitFor({ state: 'detached' });
    await page.waitForTimeout(200);
    await route.continue();
  });
  await page.getByRole('button', { name: /Rival Realty/ }).click();
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
});

test('who reads another language than the page gets the app at once, in theirs', async () => {
  const page = await visit({ at: '/offers', once: true, still: true });
  await page.evaluate(() => localStorage.setItem('language', '"hi"'));
  await page.goto(`${url}/qna`);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi');
  const other = await visit({ at: '/offers', once: true, still: true, locale: 'gu-IN' });
  await expect.poll(() => other.evaluate(() => document.documentElement.lang)).toBe('gu');
});

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
    await page.getByText('Fits 6 of 6 needs').waitFor();
    await page.getByRole('heading', { name: 'One price for the office' }).waitFor();
    await withAxe(page);
    expect(await findings(page, `the start page on a ${size}`)).toEqual([]);
    await picture(page, `welcome-${size}`);
    await page.getByRole('link', { name: 'Sign Up, 14 days free' }).first().click();
    await page.waitForURL(`${url}/register`);
  },
);
