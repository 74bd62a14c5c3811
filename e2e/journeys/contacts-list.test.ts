import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newMobile, newName, office, says } from '../lib/office.ts';

/** Finding people in the contact list: search, filter, pages, and how the list is shown. */

const { ask, open, url } = office('contacts-list');
const owner = 'owner@rival.demo';
const at = '/contact';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const search = (page: Page) => {
  const box = page.getByRole('textbox', { name: contactTexts.searchPlaceholder });
  const whole = page.getByRole('search');
  return { box, button: whole.getByRole('button', { name: 'Search', exact: true }), whole };
};
const isList = (address: string) => new URL(address).pathname === '/properties/contacts/';
const param = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name);

describe('the list', () => {
  test('has its title, its count and the columns of the specification', async () => {
    const page = await open(owner, { at });
    await page.getByRole('heading', { name: contactTexts.title, level: 1 }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(25);
    const heads = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
    // The column of boxes has no name.
    expect(heads.filter(Boolean)).toEqual([
      ...['Sr No.', 'Contact Name', 'Contact Number', 'Email', 'Address', 'Contact group', 'Source', 'Comment'],
      ...['Contact ID', 'Action'],
    ]);
    const count = await page.getByRole('heading', { level: 1 }).locator('+ span').innerText();
    expect(Number(count)).toBeGreaterThanOrEqual(80);
    await says(page, /^1 to 25 of \d+$/);
  });

  test('says Unknown and Not Available where nothing was given', async () => {
    const { id, mobile_number_1 } = await ask(owner, '/properties/contacts/', { mobile_number_1: newMobile() });
    const page = await open(owner, { at: `${at}?search=${mobile_number_1}` });
    const row = rows(page).filter({ hasText: contactTexts.unknown });
    await row.waitFor();
    await expect.poll(() => row.getByText(contactTexts.notAvailable, { exact: true }).count()).toBe(4);
    await page.goto(`${url}${at}?view=card&id=${id}&search=${mobile_number_1}`);
    const record = page.getByRole('complementary', { name: 'Contact' });
    await record.getByRole('heading', { name: contactTexts.unknown }).waitFor();
    await expect.poll(() => record.getByText(contactTexts.notAvailable, { exact: true }).count()).toBe(5);
    const card = page.getByRole('article').filter({ hasText: contactTexts.unknown });
    await expect.poll(() => card.getByText(contactTexts.notAvailable, { exact: true }).count()).toBe(4);
  });

  test('goes on to the next page through the link that the server gave', async () => {
    const links: (string | null)[] = [];
    const page = await open(owner, {
      at,
      before: (window) =>
        window.on('response', async (answer) => {
          if (isList(answer.url()))
            links.push(
              await answer.json().then(
                ({ next }) => next,
                () => null,
              ),
            );
        }),
    });
    await rows(page).first().waitFor();
    const asked = page.waitForRequest((request) => isList(request.url()) && request.url().includes('cursor='));
    await page.getByRole('button', { name: 'Next page' }).click();
    const cursorOf = (link: string) => new URL(link).searchParams.get('cursor');
    const given = links.flatMap((link) => (link ? [cursorOf(link)] : []));
    expect(given).toContain(cursorOf((await asked).url()));
    await says(page, /26 to 50 of/);
    await rows(page).getByRole('cell', { name: '26', exact: true }).waitFor();
    await page.reload();
    await says(page, /26 to 50 of/);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await says(page, /1 to 25 of/);
  });

  test('stands as a table or as cards, and the address remembers which', async () => {
    const page = await open(owner, { at });
    await rows(page).first().waitFor();
    await page.getByTitle('Cards').click();
    await page.getByRole('list', { name: contactTexts.title }).getByRole('article').nth(24).waitFor();
    expect(param(page, 'view')).toEqual(['card']);
    expect(await page.getByRole('table').count()).toBe(0);
    await page.reload();
    await page.getByRole('article').nth(24).waitFor();
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(25);
  });
});

describe('search', () => {
  test('runs by a click or Enter, and clearing it brings the whole list back', async () => {
    const { name } = await ask(owner, '/properties/contacts/', {
      name: newName('Urvashi'),
      mobile_number_1: newMobile(),
    });
    const page = await open(owner, { at: `${at}?page=2` });
    const { box, button, whole } = search(page);
    await rows(page).first().waitFor();
    expect(await button.isDisabled()).toBe(true);
    await box.fill('   ');
    expect(await button.isDisabled()).toBe(true);
    await box.fill(name.split(' ')[1]!);
    await button.click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).getByRole('link', { name }).waitFor();
    expect(param(page, 'page')).toEqual([]);

    await whole.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => rows(page).count()).toBe(25);
    expect(param(page, 'search')).toEqual([]);
    await box.fill(name);
    await box.press('Enter');
    await expect.poll(() => rows(page).count()).toBe(1);
    await box.fill('');
    await expect.poll(() => rows(page).count()).toBe(25);
  });

  test('that finds nobody says so under the heads of the table, and offers a way out', async () => {
    const page = await open(owner, { at: `${at}?search=zzzqqq&locked_contact=true` });
    await says(page, contactTexts.none);
    expect(await page.getByRole('columnheader', { name: 'Contact Name' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await rows(page).first().waitFor();
    expect(param(page, 'locked_contact')).toEqual(['true']);
  });

  test('works under a thumb', async () => {
    const page = await open(owner, { at, size: 'phone' });
    const { box } = search(page);
    await box.fill('zzzqqq');
    await box.press('Enter');
    await says(page, contactTexts.none);
  });
});

test('groups are picked first and filtered by with the Search button', async () => {
  // Nobody changes groups of contacts here.
  const reader = 'coowner@angan.demo';
  const page = await open(reader, { at });
  const filter = page.getByRole('group', { name: 'Contact group' });
  const go = filter.getByRole('button', { name: 'Search' });
  expect(await go.isDisabled()).toBe(true);
  await filter.getByRole('button', { name: 'Contact group' }).click();
  for (const group of ['Investor', 'Tenant']) await page.getByRole('checkbox', { name: group }).check();
  expect(param(page, 'contactgroup')).toEqual([]);
  const asked = page.waitForRequest((request) =>
    /contacts\/\?.*contactgroup=\d+.*contactgroup=\d+/.test(request.url()),
  );
  await page.keyboard.press('Escape');
  await go.click();
  const { count, results } = await ask(reader, (await asked).url());
  await expect.poll(() => page.getByRole('heading', { level: 1 }).locator('+ span').innerText()).toBe(String(count));
  expect(count).toBeGreaterThan(0);
  // The count is there a moment before the rows.
  const others = async () => (await rows(page).allInnerTexts()).filter((text) => !/Investor|Tenant/.test(text));
  await expect.poll(others).toEqual([]);
  expect(await rows(page).count()).toBe(results.length);
});
