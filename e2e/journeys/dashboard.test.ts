import { demoPassword } from '@angan/contract/demo/logins.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newOffice } from '../lib/new-office.ts';
import { fileOf, newMobile, newName, office, says } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** The figures of an office, each with the list behind it, and what its homes cost by its own prices. */

const { url, ask, open } = office('dashboard');

/** Four flats of one area at 8,000 to 11,000 a square foot of carpet, and three people who want one. */
const anOffice = async () => {
  const { email: owner } = await newOffice(url, demoPassword);
  const name = newName('Shela');
  const area = await ask(owner, '/properties/area/', { area: name, city: 1 });
  const person = (first: string) => ({ name: newName(first), mobile_number_1: newMobile() });
  const { id: user } = await ask(owner, '/auth/users/me/');
  const kind = { property_type: 1, deal_type: [1], area: [area.id], assigned_to: [user] };
  const [properties, inquiries] = [[], []] as { id: number; contact: { id: number } }[][];
  for (const rate of [8000, 9000, 10_000, 11_000])
    properties!.push(
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
    inquiries!.push(
      await ask(owner, '/properties/inquiry/', { ...kind, budget_max: 9_000_000, contact: person(first) }),
    );
  return { owner, user, kind, area: name, properties: properties!, inquiries: inquiries! };
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Figures' }).getByRole('link').filter({ hasText: name });
/** Every figure that leads to a list: the tiles, and the lines of the boxes. */
const leading = (page: Page) => page.locator('li > a[aria-description]');

/** How many records a figure says its list holds: its number, or what its note counts where that is money or a share. */
const saidBy = async (page: Page, at: number): Promise<number> => {
  const figure = leading(page).nth(at);
  const text = await figure.innerText();
  if (text.includes('First response')) {
    const bars = page.getByRole('list', { name: 'First response' }).getByRole('link');
    const counts = await bars.locator('b').allInnerTexts();
    return counts.slice(0, -1).reduce((sum, count) => sum + Number(count), 0);
  }
  const noted = /(\d+) (?:of \d+ visited|open without|deals?\b|loans?\b|dues?\b)/.exec(text);
  return Number(noted?.[1] ?? (await figure.locator('b').innerText()));
};
/** The number beside the title of a list: '17', '3 dues'. */
const heldBy = async (page: Page) => Number(/^\d+/.exec(await page.locator('h1 + [aria-live]').innerText())?.[0]);

/** A deal, a loan, a visit that took place and a lease that ends, so that their figures count something. */
const withWork = async ({ owner, kind, properties, inquiries }: Awaited<ReturnType<typeof anOffice>>) => {
  const inAMonth = addDays(dayInIndia(), 30);
  const rent = dealTypes.find(({ unit }) => unit === 'month')!.id;
  const [flat] = properties;
  const deal = { deal_type: 1, property: flat!.id, inquiry: inquiries[0]!.id, our_side: 'Both' };
  await ask(owner, '/properties/deals/', { ...deal, expected_close: inAMonth, agreed_price: 8_000_000 });
  const loan = {
    applicant: inquiries[1]!.contact.id,
    loan_type: 'Home loan (purchase)',
    employment: 'Salaried',
  };
  await ask(owner, '/properties/loans/', { ...loan, required_amount: 5_000_000 });
  const visit = { type: 'Site Visit', inquiry: inquiries[2]!.id, property: flat!.id, date_time: new Date() };
  const task = await ask(owner, '/properties/tasks/', visit);
  await ask(owner, `/properties/tasks/${task.id}/complete/`, { points: ['Too costly'] });
  const let_ = await ask(owner, '/properties/property/', {
    ...kind,
    ...{ property_subtype: 1, deal_type: [rent], bhk: 5, size: 1000, size_unit: 'Sqft', size_basis: 'Carpet' },
    ...{ contact: { name: newName('Mira'), mobile_number_1: newMobile() }, possession: 1, rent: 20_000 },
  });
  const closed = { status: 'Rented', closed_by: 'Us', price: 20_000, lease_end: inAMonth };
  await ask(owner, `/properties/property/${let_.id}/status/`, closed);
};

test('every figure opens the list that counts the same, narrowed as it is, and all stand as a table and in a workbook', async () => {
  const made = await anOffice();
  await withWork(made);
  const { owner, user } = made;
  const page = await open(owner, { at: `/dashboard?period=Financial+year&user=${user}` });
  await tile(page, 'New inquiries').filter({ hasText: '3' }).waitFor();
  await page.getByRole('list', { name: 'Next 90 days' }).getByRole('link').first().waitFor();
  await page.getByRole('list', { name: 'Stock' }).getByRole('link').first().waitFor();
  await expect.poll(() => leading(page).count()).toBeGreaterThan(15);
  const many = await leading(page).count();
  const counted: unknown[] = [];
  for (let at = 0; at < many; at++) {
    const name = (await leading(page).nth(at).innerText()).replaceAll('\n', ' ');
    const said = await saidBy(page, at);
    await leading(page).nth(at).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/dashboard'));
    await expect.poll(() => heldBy(page), { message: name, timeout: 10_000 }).toBe(said);
    counted.push(said);
    await page.goBack();
    await heading(page, 'Dashboard').waitFor();
    await leading(page)
      .nth(many - 1)
      .waitFor();
  }
  // Not all of nothing.
  expect(counted.filter((count) => count !== 0).length).toBeGreaterThanOrEqual(8);

  // Tasks know nothing of areas: with one asked for, the visits have no list that counts the same.
  await page.goto(`${url}/dashboard?area=1`);
  await tile(page, 'New inquiries').waitFor();
  expect(await tile(page, 'Visits').count()).toBe(0);
  await page.goto(`${url}/dashboard`);
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

test('an office without figures reads sentences where there would be charts of zeros', async () => {
  const { email: owner } = await newOffice(url, demoPassword);
  const page = await open(owner, { at: '/dashboard' });
  const box = (name: string) => page.getByRole('region', { name, exact: true });
  const sentences = {
    Funnel: /^No inquiries since/,
    'Brokerage by month': 'No brokerage falls due in this financial year.',
    'First response': 'No inquiries in this period.',
    'Stock ageing': 'Nothing is on offer.',
    'Inquiries and visits per week': 'No inquiry and no visit in these weeks.',
    'Dues by age': 'Nothing is owed.',
  };
  for (const [name, sentence] of Object.entries(sentences)) await box(name).getByText(sentence).waitFor();
  expect(await page.locator('.recharts-wrapper').count()).toBe(0);
  await picture(page, '13-dashboard-empty');
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
  await page.goto(`${url}/searchProperty?id=${properties[0]!.id}`);
  await page.getByRole('tab', { name: /^Comparables/ }).click();
  await page.getByText(/median of 3/).waitFor();
  await says(page, 'Asked 20 % below it');
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sheet for the owner' }).click();
  expect((await fileOf(await arrives)).subarray(0, 4).toString()).toBe('%PDF');
});
