import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { office } from '../lib/office.ts';

/** The back button of a phone: it closes what is open over a screen before it leaves the screen. */

const { open } = office('back');
const owner = 'owner@angan.demo';

const dialog = (page: Page) => page.getByRole('dialog');
const isClosed = async (page: Page) => {
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await dialog(page).count()).toBe(0);
};

test('back closes the dialog over a record, then the record, and the list is as it was', async () => {
  const page = await open(owner, { at: '/searchProperty?ordering=-sale_price_total', size: 'phone' });
  const list = page.url();
  await page
    .getByRole('link', { name: /BHK|Shop|Office/ })
    .first()
    .click();
  const share = page.getByRole('article').getByRole('button', { name: 'Share' }).first();
  await share.click();
  await dialog(page).waitFor();
  const record = page.url();
  expect(record).not.toBe(list);
  await page.goBack();
  await isClosed(page);
  expect(page.url()).toBe(record);
  await share.click();
  await dialog(page).waitFor();
  await page.goBack();
  await isClosed(page);
  await page.goBack();
  await share.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(list);
});

test('back closes the menu, the sheet of filters with what was set, and a form that the address opened', async () => {
  const page = await open(owner, { at: '/searchProperty', size: 'phone' });
  await page.getByRole('button', { name: /^Filters/ }).waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await dialog(page).waitFor();
  await page.goBack();
  await isClosed(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await dialog(page).getByRole('button', { name: '3 BHK' }).click();
  await page.waitForURL((url) => url.searchParams.has('bhk'));
  await page.goBack();
  await isClosed(page);
  await expect.poll(() => new URL(page.url()).searchParams.has('bhk')).toBe(true);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'Contacts', exact: true }).click();
  await isClosed(page);
  await page.getByRole('button', { name: 'Multi Contact' }).click();
  await dialog(page).waitFor();
  await page.goBack();
  await isClosed(page);
  expect(new URL(page.url()).pathname).toBe('/contact');
});
