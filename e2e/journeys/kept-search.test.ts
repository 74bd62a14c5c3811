import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newMobile, newName, office, says } from '../lib/office.ts';
import { onDisk } from '../lib/on-disk.ts';
import { picture } from '../lib/picture.ts';

/** What a search and a filter find where there is no line: what is kept, or a sentence that says why nothing is there. */

const { open, ask } = office('kept-search');
const owner = 'owner@angan.demo';

const isWithoutLine = (page: Page) => page.getByRole('region', { name: 'Without internet' });
const onlyHere = (page: Page) => isWithoutLine(page).getByText(/^Searched only what is on this device, of \d/);
const search = async (page: Page, text: string) => {
  await page.getByRole('search').getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
};
const keepsAnswers = (page: Page) =>
  expect.poll(async () => (await onDisk(page, 'angan-kept')).rows, { timeout: 20_000 }).toBeGreaterThan(2);
/** The worker that keeps the app at hand has to have the screen's code. */
const withItsCode = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
};
/** A killed app has nothing in its memory. */
const openedAgain = async (page: Page, path: string) => {
  await page.context().setOffline(true);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${new URL(page.url()).origin}${path}`);
  await isWithoutLine(again).waitFor();
  return again;
};

/** The place of a new property, which no other has. */
const newPlace = async (): Promise<string> => {
  const { id: area, area: place } = await ask(owner, '/properties/area/', { area: newName('Sector'), city: 1 });
  await ask(owner, '/properties/property/', {
    ...{ property_type: 1, property_subtype: 1, deal_type: [1], area: [area], bhk: 4, sale_price: 5_700_000 },
    contact: { name: newName('Sells Here'), mobile_number_1: newMobile() },
  });
  return place as string;
};

test('a search of tasks finds among the tasks that are kept', async () => {
  const [name, comment] = [newName('Called Below'), newName('Brings the papers')];
  const { id: contact } = await ask(owner, '/properties/contacts/', { name, mobile_number_1: newMobile() });
  const task = { type: 'Call', date_time: new Date(Date.now() + 3_600_000).toISOString() };
  await ask(owner, '/properties/tasks/', { ...task, contact, comment });
  const page = await open(owner, { at: '/tasks', size: 'phone', serviceWorkers: 'allow' });
  await withItsCode(page);
  await says(page, name);
  await keepsAnswers(page);
  const again = await openedAgain(page, '/tasks');
  await says(again, name);
  for (const text of [name.toUpperCase(), comment]) {
    await search(again, text);
    await onlyHere(again).waitFor();
    await says(again, name);
    await says(again, '1 to 1 of 1');
  }
  await picture(again, 'kept-search-tasks-phone');
  await search(again, newName('Nobody'));
  await says(again, 'No tasks');
});

test('what is typed before the browser notices that the line broke is searched in what is kept', async () => {
  const place = await newPlace();
  const page = await open(owner, { at: '/searchProperty' });
  await says(page, place);
  await keepsAnswers(page);
  await page.route(/\/(properties|events|auth)\//, (route) => route.abort('internetdisconnected'));
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await search(page, place);
  await onlyHere(page).waitFor();
  await says(page, '1 to 1 of 1');
  await says(page, place);
  await picture(page, 'kept-search-typed-desktop');

  await page.unroute(/\/(properties|events|auth)\//);
  await isWithoutLine(page).waitFor({ state: 'detached' });
  // As its place was read, and no letters.
  await expect.poll(() => new URL(page.url()).searchParams.get('area')).toMatch(/^\d+$/);
  await says(page, place);
});

test.each(['phone', 'desktop'] as const)(
  'on a %s, a filter that was never looked at says so without a line, and leads to what is kept',
  async (size) => {
    const place = await newPlace();
    const page = await open(owner, { at: '/searchProperty', size, serviceWorkers: 'allow' });
    await withItsCode(page);
    await says(page, place);
    await keepsAnswers(page);
    const again = await openedAgain(page, '/searchProperty?bhk=2&facing=East');
    await says(again, /Without internet, only what you have looked at is here/);
    await picture(again, `kept-filter-${size}`);
    await again.getByRole('button', { name: 'Show what is here' }).click();
    await says(again, place);
    await again.context().setOffline(false);
    await isWithoutLine(again).waitFor({ state: 'detached' });
  },
);
