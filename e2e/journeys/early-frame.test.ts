import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { readCatalogue } from '@angan/languages/catalogue.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepSession, type Size } from '../lib/browser.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** What stands on a screen before the code of the app is there, as on a poor line. */

const { url, visit, session } = office('early-frame');
const owner = 'owner@angan.demo';

interface Held {
  page: Page;
  /** Paths that were asked for. */
  asked: string[];
  /** Lets the app's code come. */
  come: () => void;
}

/** A page whose app does not come yet. */
const withoutApp = async (size: Size, at: string, { email, tag }: { email?: string; tag?: string }): Promise<Held> => {
  const page = await visit({ once: true, still: true, size, at: '/icons/icon.svg' });
  if (email) await keepSession(page, await session(email));
  if (tag) await page.evaluate((one) => localStorage.setItem('language', JSON.stringify(one)), tag);
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(`${url}${at}`, { waitUntil: 'commit' });
  return { page, asked, come };
};

test('a phone shows the title and the search of a list at once, and fetches the frame beside the app', async () => {
  const { page, asked, come } = await withoutApp('phone', '/contact', { email: owner });
  const frame = page.locator('.early-frame');
  await frame.waitFor();
  expect(await frame.innerText()).toBe(`Contacts\n${contactTexts.searchPlaceholder}`);
  // While the app is not there to ask for it; what it can do nothing with before that does not share the line with it.
  await expect.poll(() => asked.some((one) => /\/assets\/frame-.*\.js$/.test(one))).toBe(true);
  expect(asked.filter((one) => /^\/properties\/|\/assets\/lists-/.test(one))).toEqual([]);
  await picture(page, 'early-frame-phone');
  come();
  await page.getByRole('heading', { name: 'Contacts' }).waitFor();
  await page.getByPlaceholder(contactTexts.searchPlaceholder).waitFor();
  await page.getByText(/^1 to \d+ of/).waitFor();
  expect(await frame.count()).toBe(0);
});

test('a wide screen shows it in the language of the device', async () => {
  const { page, come } = await withoutApp('desktop', '/searchInquiry', { email: owner, tag: 'hi' });
  const frame = page.locator('.early-frame');
  await frame.waitFor();
  const hindi = readCatalogue('hi');
  const [title, search] = [hindi.get('Inquiries'), hindi.get(inquiryTexts.searchPlaceholder)];
  expect(await frame.innerText()).toBe(`${title}\n${search}`);
  await picture(page, 'early-frame-hindi');
  come();
  await page.getByRole('heading', { name: title!, exact: true }).waitFor();
  expect(await frame.count()).toBe(0);
});

test('an open record waits in its own shape on a phone, and beside its list on a wide screen', async () => {
  const phone = await withoutApp('phone', '/searchProperty?id=1', { email: owner });
  await phone.page.locator('.early-frame').waitFor();
  expect((await phone.page.locator('.early-frame').innerText()).trim()).toBe('');
  await picture(phone.page, 'early-frame-record');
  phone.come();
  await phone.page.getByText('P-000001', { exact: true }).first().waitFor();
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
