import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { formatPrice } from '@angan/domain/money.ts';
import { readCatalogue } from '@angan/languages/catalogue.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepSession, type Size } from '../lib/browser.ts';
import { dealOffice } from '../lib/deals.ts';
import { newMobile, newName, office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** What stands on a screen before the code of the app is there, as on a poor line. */

const here = office('early-frame');
const { url, open, visit, session, ask } = here;
const owner = 'owner@angan.demo';

/** A token that ended long ago. */
const ended = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;

interface Held {
  page: Page;
  /** Addresses that were asked for, with what they were asked. */
  asked: string[];
  /** Lets the app's code come. */
  come: () => void;
}

interface As {
  email?: string;
  /** The language of the device. */
  tag?: string;
  isStale?: boolean;
  before?: (page: Page) => Promise<unknown>;
}

/** Keeps files back until the function that it gives is called. */
const holdsBack = async (page: Page, files: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** A page whose app does not come yet. */
const withoutApp = async (size: Size, at: string, { email, tag, isStale = false, before }: As): Promise<Held> => {
  const page = await visit({ once: true, still: true, size, at: '/icons/icon.svg' });
  if (email) await keepSession(page, await session(email));
  if (isStale) await page.evaluate((token) => localStorage.setItem('token', JSON.stringify(token)), ended);
  if (tag) await page.evaluate((one) => localStorage.setItem('language', JSON.stringify(one)), tag);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(url.length)));
  const come = await holdsBack(page, /\/assets\/index-[^/]+\.js$/);
  await before?.(page);
  await page.goto(`${url}${at}`, { waitUntil: 'commit' });
  return { page, asked, come };
};

const textOf = (page: Page) => page.locator('.early-frame').innerText();
/** From here on nothing answers at these addresses, each of which was asked once: the app has what the page was told. */
const answersNoMore = async (page: Page, asked: string[], addresses: string[]) => {
  for (const address of addresses) {
    expect(asked.filter((one) => one === address)).toHaveLength(1);
    await page.route(`${url}${address}`, (route) => route.abort());
  }
};

test('a phone shows the title and the search of a list at once, and fetches the frame beside the app', async () => {
  const { page, asked, come } = await withoutApp('phone', '/contact', { email: owner });
  const frame = page.locator('.early-frame');
  await frame.waitFor();
  expect(await textOf(page)).toMatch(`Contacts\n${contactTexts.searchPlaceholder}`);
  // While the app is not there to ask for it; what it can do nothing with before that does not share the line with it.
  await expect.poll(() => asked.some((one) => /\/assets\/frame-.*\.js$/.test(one))).toBe(true);
  expect(asked.filter((one) => /\/assets\/lists-/.test(one))).toEqual([]);
  await picture(page, 'early-frame-phone');
  come();
  await page.getByRole('heading', { name: 'Contacts' }).waitFor();
  await page.getByPlaceholder(contactTexts.searchPlaceholder).waitFor();
  await page.getByText(/^1 to \d+ of/).waitFor();
  expect(await frame.count()).toBe(0);
});

test('the first rows stand there before the app, which takes the same answer over', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  let told: Promise<any> | undefined;
  const { page, asked, come } = await withoutApp('phone', '/searchProperty', {
    email: owner,
    before: async (page) => {
      told = page.waitForResponse(/\/properties\/property\/\?status=Available$/).then((answer) => answer.json());
    },
  });
  const rows = page.locator('.early-row[data-known]');
  await rows.first().waitFor();
  const { results } = await told;
  expect(await rows.count()).toBe(results.length);
  const [first] = results;
  const amount = first.sale_price_total ?? first.rent_total;
  const lines = (await rows.first().innerText()).split(/\n+/);
  expect(lines[0]).toContain(amount === null ? propertyTexts.priceOnRequest : formatPrice(amount));
  expect(lines[1]).toContain(first.area[0].area);
  await picture(page, 'early-rows-phone');
  const covers = results.slice(0, 6).flatMap(({ cover }: { cover: string | null }) => cover ?? []);
  expect(await rows.locator('img').evaluateAll((found) => found.map((one) => one.getAttribute('src')))).toEqual(covers);
  await answersNoMore(page, asked, ['/properties/property/?status=Available', '/properties/names/']);
  come();
  await page.getByText(/^1 to \d+ of/).waitFor();
});

/** Where the first rows begin and how tall they are, in pixels. */
const placesOf = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((found) =>
    found.slice(0, 3).map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    }),
  );

test('on a phone the rows are where they will be in the app, so that a press meets the row that it aimed at', async () => {
  const { owner: email } = await dealOffice(here, 'Sale');
  const [source] = (await ask(email, '/properties/source/')).results;
  for (const more of [{}, { source: source.id }, { source: source.id, comment: 'Met at the exhibition' }])
    await ask(email, '/properties/contacts/', { name: newName('Rina'), mobile_number_1: newMobile(), ...more });
  for (const path of ['/searchProperty', '/contact']) {
    const { page, come } = await withoutApp('phone', path, { email });
    await page.locator('.early-row[data-known]').first().waitFor();
    const early = await placesOf(page, '.early-row[data-known]');
    come();
    await page.locator('main li:has(> article)').first().waitFor();
    expect([path, await placesOf(page, 'main li:has(> article)')]).toEqual([path, early]);
  }
});

test('they stay in the frame of the app until its screen is there', async () => {
  const { page, come } = await withoutApp('desktop', '/searchProperty', { email: owner });
  const rows = page.locator('.early-row[data-known]');
  const go = await holdsBack(page, /\/assets\/lists-[^/]+\.js$/);
  await rows.first().waitFor();
  come();
  await page.getByRole('link', { name: 'Inquiries' }).first().waitFor();
  expect(await rows.first().isVisible()).toBe(true);
  await picture(page, 'early-rows-kept');
  go();
  await page.getByText(/^1 to \d+ of/).waitFor();
  expect(await rows.count()).toBe(0);
});

/** The record of a row that is pressed, and what its first line says. */
const pressFirst = async (page: Page) => {
  const first = page.locator('.early-row[data-known]').first();
  const said = (await first.innerText()).split(/\n+/)[0]!;
  await first.click();
  return { first, said, id: new URL(page.url()).searchParams.get('id') };
};

test.each(['phone', 'desktop'] as const)(
  'a first row that is pressed on a %s opens its record once the app is there',
  async (size) => {
    const { page, asked, come } = await withoutApp(size, '/contact', { email: owner });
    const { first, said, id } = await pressFirst(page);
    const record = `/properties/contacts/${id}/`;
    await expect.poll(() => asked.filter((one) => one === record)).toHaveLength(1);
    expect(await first.isVisible()).toBe(true);
    expect(await page.locator('.early-row[data-known]:visible').count()).toBe(size === 'phone' ? 1 : 25);
    await picture(page, `early-pressed-${size}`);
    await answersNoMore(page, asked, [record]);
    come();
    await page.getByRole('complementary', { name: 'Contact' }).getByText(said).first().waitFor();
    await page.goBack();
    await page.getByText(/^1 to \d+ of/).waitFor();
    expect(new URL(page.url()).search).toBe('');
  },
);

test('who goes back before the app is there has the list again', async () => {
  const { page, come } = await withoutApp('phone', '/searchInquiry', { email: owner });
  await pressFirst(page);
  await page.goBack({ waitUntil: 'commit' });
  const list = page.locator('.early-row[data-known]:visible');
  await expect.poll(() => list.count()).toBe(25);
  await pressFirst(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(() => list.count()).toBe(25);
  expect(new URL(page.url()).search).toBe('');
  come();
  await page.getByText(/^1 to \d+ of/).waitFor();
  expect(await page.getByRole('complementary').count()).toBe(0);
});

test('a row that is pressed while it waits in the frame of the app opens its record too', async () => {
  const { page, come } = await withoutApp('desktop', '/searchProperty', { email: owner });
  const go = await holdsBack(page, /\/assets\/lists-[^/]+\.js$/);
  await page.locator('.early-row[data-known]').first().waitFor();
  come();
  await page.getByRole('link', { name: 'Inquiries' }).first().waitFor();
  const { first, said } = await pressFirst(page);
  await expect.poll(() => first.getAttribute('data-open')).toBe('');
  await picture(page, 'early-pressed-kept');
  go();
  await page.getByRole('article', { name: 'Property' }).getByText(said).first().waitFor();
  await page.goBack();
  await page.getByText(/^1 to \d+ of/).waitFor();
});

/** Presses the first row in the moment in which the app has read the address and does not hear of a new one yet. */
const pressesWhileDrawn = (page: Page) =>
  page.addInitScript(() => {
    const { replaceState } = history;
    // The app's router counts the first entry while it is drawn for the first time.
    history.replaceState = (...how) => {
      history.replaceState = replaceState;
      history.replaceState(...how);
      queueMicrotask(() => document.querySelector<HTMLElement>('.early-row[data-known]')!.click());
    };
  });

test('a row that is pressed while the app draws its first frame opens its record too', async () => {
  const { page, come } = await withoutApp('phone', '/contact', { email: owner, before: pressesWhileDrawn });
  const said = (await page.locator('.early-row[data-known]').first().innerText()).split(/\n+/)[0]!;
  come();
  await page.getByRole('complementary', { name: 'Contact' }).getByText(said).first().waitFor();
  expect(new URL(page.url()).searchParams.get('id')).toMatch(/^\d+$/);
  await page.goBack();
  await page.getByText(/^1 to \d+ of/).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('a token that ended is renewed once, for the page and for the app', async () => {
  const { page, asked, come } = await withoutApp('phone', '/searchInquiry', { email: owner, isStale: true });
  await page.locator('.early-row[data-known]').first().waitFor();
  await answersNoMore(page, asked, ['/auth/jwt/refresh/', '/properties/inquiry/']);
  come();
  await page.getByText(/^1 to \d+ of/).waitFor();
});

test('names that the device keeps are not asked for again', async () => {
  const page = await open(owner, { at: '/contact', size: 'phone' });
  await page.getByText(/^1 to \d+ of/).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('names') !== null)).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(url.length)));
  await page.reload();
  await page.getByText(/^1 to \d+ of/).waitFor();
  expect(asked).toContain('/properties/contacts/');
  expect(asked).not.toContain('/properties/names/');
});

test('who may not see numbers sees none in the first rows either', async () => {
  const { page, asked, come } = await withoutApp('phone', '/contactList', { email: 'residential@angan.demo' });
  const rows = page.locator('.early-row[data-known]');
  await rows.first().waitFor();
  const texts = (await rows.allInnerTexts()).join('\n');
  expect(texts).toContain('*******');
  expect(texts).not.toMatch(/\d{5} \d{5}/);
  await answersNoMore(page, asked, [contactCalls.view3digit.path]);
  come();
  await page.getByText(/^1 to \d+ of/).waitFor();
});

test('where the answer does not come, the app asks for itself', async () => {
  let isDown = true;
  const { page, come } = await withoutApp('phone', '/searchProperty', {
    email: owner,
    before: (page) =>
      page.route('**/properties/property/?status=Available', (route) => (isDown ? route.abort() : route.continue())),
  });
  await page.locator('.early-frame').waitFor();
  await expect.poll(() => page.evaluate(async () => Object.values(globalThis.early?.answers ?? {})[0])).toBeUndefined();
  expect(await page.locator('.early-row[data-known]').count()).toBe(0);
  isDown = false;
  come();
  await page.getByText(/^1 to \d+ of/).waitFor();
});

test('a wide screen shows it in the language of the device', async () => {
  const { page, come } = await withoutApp('desktop', '/searchInquiry', { email: owner, tag: 'hi' });
  const frame = page.locator('.early-frame');
  await frame.waitFor();
  const hindi = readCatalogue('hi');
  const [title, search] = [hindi.get('Inquiries'), hindi.get(inquiryTexts.searchPlaceholder)];
  expect(await textOf(page)).toMatch(`${title}\n${search}`);
  await picture(page, 'early-frame-hindi');
  come();
  await page.getByRole('heading', { name: title!, exact: true }).waitFor();
  expect(await frame.count()).toBe(0);
});

test('an open record waits in its own shape on a phone with what tells it from others, and beside its list on a wide screen', async () => {
  const { results } = await ask(owner, '/properties/property/?has_pictures=true');
  const { id, property_code, sale_price_total } = results.find(
    (one: { sale_price_total: number }) => one.sale_price_total > 0,
  );
  const phone = await withoutApp('phone', `/searchProperty?id=${id}`, { email: owner });
  const known = phone.page.locator('.early-row[data-known]');
  await known.waitFor();
  expect((await known.innerText()).split(/\n+/)[0]).toContain(formatPrice(sale_price_total));
  // Beside the arrow that leads back; the search of the list is not there.
  expect(await phone.page.locator('.early-title').innerText()).toBe('Properties');
  expect(await phone.page.locator('.early-search').isVisible()).toBe(false);
  const photo = phone.page.locator('.early-photo');
  await expect.poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await picture(phone.page, 'early-frame-record');
  phone.come();
  await phone.page.getByText(property_code, { exact: true }).first().waitFor();
  expect(await phone.page.locator('.early-frame').count()).toBe(0);
  const desk = await withoutApp('desktop', '/searchProperty?id=1', { email: owner });
  await desk.page.locator('.early-title', { hasText: 'Properties' }).waitFor();
  desk.come();
});

test('who is not in sees none of it, and the app comes', async () => {
  const { page, asked, come } = await withoutApp('phone', '/login', {});
  await expect.poll(() => asked.some((one) => /\/assets\/index-.*\.js$/.test(one))).toBe(true);
  expect(await page.locator('.early-frame').count()).toBe(0);
  expect(asked.some((one) => /\/assets\/frame-.*\.js$/.test(one))).toBe(false);
  come();
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
});
