import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newOffice } from '../lib/new-office.ts';
import { fileOf, newMobile, newName, office, says } from '../lib/office.ts';

/** The figures of an office, each with the list behind it, and what its homes cost by its own prices. */

const { url, ask, open } = office('dashboard');

/** Four flats of one area at 8,000 to 11,000 a square foot of carpet, and three people who want one. */
const anOffice = async () => {
  const { email: owner } = await newOffice(url, demoPassword);
  const name = newName('Shela');
  const area = await ask(owner, '/properties/area/', { area: name, city: 1 });
  const person = (first: string) => ({ name: newName(first), mobile_number_1: newMobile() });
  const kind = { property_type: 1, deal_type: [1], area: [area.id] };
  const properties = [];
  for (const rate of [8000, 9000, 10_000, 11_000])
    properties.push(
      await ask(owner, '/properties/property/', {
        ...kind,
        property_subtype: 1,
        contact: person('Sandip'),
        bhk: 5,
        size: 1000,
        size_unit: 'Sqft',
        size_basis: 'Carpet',
        possession: 1,
        sale_price: rate * 1000,
      }),
    );
  for (const first of ['Kamla', 'Nilesh', 'Hansa'])
    await ask(owner, '/properties/inquiry/', { ...kind, budget_max: 9_000_000, contact: person(first) });
  return { owner, area: name, properties };
};

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Figures' }).getByRole('link').filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('figures open the lists that count the same, narrowed as they are, and stand as a table and in a workbook', async () => {
  const { owner } = await anOffice();
  const page = await open(owner, { at: '/dashboard' });
  const figures = [
    { name: 'New inquiries', count: 3, list: 'Inquiries' },
    { name: 'Available', count: 4, list: 'Properties' },
    { name: 'Open deals', count: 0, list: 'Deals' },
  ];
  for (const { name, count, list } of figures) {
    await tile(page, name)
      .filter({ hasText: String(count) })
      .first()
      .click();
    await heading(page, list).waitFor();
    await page.locator('h1 + [aria-live]').getByText(String(count), { exact: true }).waitFor();
    await page.goBack();
    await heading(page, 'Dashboard').waitFor();
  }

  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByText('Today', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/period=Today/);
  await page.reload();
  await tile(page, 'New inquiries').filter({ hasText: '3' }).waitFor();

  await page.getByRole('button', { name: 'Funnel as a table' }).click();
  await page.getByRole('table', { name: 'Funnel' }).getByRole('row').nth(1).waitFor();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download XLSX' }).click();
  expect((await fileOf(await arrives)).subarray(0, 2).toString()).toBe('PK');
});

test('a phone shows the medians of an area, and what a home is held against, with the sheet for its owner', async () => {
  const { owner, area, properties } = await anOffice();
  const page = await open(owner, { at: '/pricedesk', size: 'phone' });
  await page
    .getByRole('table', { name: 'Areas' })
    .getByRole('row', { name: area })
    .getByText('9,500')
    .first()
    .waitFor();
  await page.goto(`${url}/searchProperty?id=${properties[0].id}`);
  await page.getByRole('tab', { name: /^Comparables/ }).click();
  await page.getByText(/median of 3/).waitFor();
  await says(page, 'Asked 20 % below it');
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sheet for the owner' }).click();
  expect((await fileOf(await arrives)).subarray(0, 4).toString()).toBe('%PDF');
});
