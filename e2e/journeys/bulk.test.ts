import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, tells } from '../lib/office.ts';

/** Rows of a sheet become properties: pasted, mended in the cell where one is wrong, saved all at once. */

const { open, ask } = office('bulk');
const owner = 'owner@angan.demo';

test('six rows of a sheet are pasted, the wrong one is mended in its cell, and all are saved', async () => {
  const name = newName('Sheet');
  const rows = Array.from({ length: 6 }, (_, index) => ({
    mobile: newMobile(),
    price: index === 3 ? 'ask owner' : `${80 + index} L`,
  }));
  const sheet = rows
    .map(({ mobile, price }) => [
      name,
      mobile,
      'Villa',
      'sale',
      'bopal',
      '',
      '',
      '',
      '3',
      '',
      '',
      '1,850',
      '',
      '',
      'SF',
      price,
    ])
    .map((cells) => cells.join('\t'))
    .join('\n');
  const page = await open(owner, {
    at: '/bulkproperty',
    apart: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const grid = page.getByRole('grid', { name: 'Bulk properties' });
  await grid.getByRole('gridcell').first().click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), sheet);
  await page.keyboard.press('Control+v');

  // Read as it was written, judged in its place, and told to who cannot see it.
  await grid.getByText('Semi-furnished').nth(5).waitFor();
  const wrong = grid.locator('[aria-invalid="true"]');
  await expect.poll(() => wrong.count()).toBe(1);
  expect(await wrong.getAttribute('aria-describedby')).toBeTruthy();
  expect(await wrong.textContent()).toContain('Write the amount as 85 L, 1.25 Cr or 95,00,000.');
  await page.getByRole('button', { name: 'Add 5 of 6, 1 has an error' }).waitFor();
  await withAxe(page);
  expect(await findings(page, 'the grid')).toEqual([]);

  // A step back and forth, and a reload, lose nothing.
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Add', exact: true }).waitFor();
  await page.keyboard.press('Control+y');
  await page.reload();
  await page.getByRole('button', { name: 'Add 5 of 6, 1 has an error' }).click();
  await tells(page, '5 properties added');
  await expect.poll(() => grid.locator('[aria-invalid="true"]').count()).toBe(1);

  // The list under the grid names it, and leads to its cell.
  await page
    .getByRole('region', { name: 'Errors' })
    .getByRole('button', { name: /^Row \d, Price/ })
    .click();
  expect(await grid.locator('[aria-invalid="true"]').evaluate((cell) => cell === document.activeElement)).toBe(true);
  await page.keyboard.type('83 L');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add 1', exact: true }).click();
  await tells(page, '1 property added');
  await page.getByRole('button', { name: 'Add', exact: true }).waitFor();

  const { results } = await ask(owner, '/properties/property/?page_size=6');
  const prices = results.map(({ sale_price }: { sale_price: number }) => sale_price).sort();
  expect(prices).toEqual([80, 81, 82, 83, 84, 85].map((lakhs) => lakhs * 100_000));
  expect(new Set(results.map(({ contact }: { contact: { name: string } }) => contact.name))).toEqual(new Set([name]));
  expect(results[0]).toMatchObject({ property_type: 1, size: 1850, size_unit: 'Sqft' });
});

test('rows that are added without a line stay in the grid, also over a reload, and are added once when it is back', async () => {
  const name = newName('Basement');
  const page = await open(owner, {
    at: '/bulkproperty',
    apart: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const grid = page.getByRole('grid', { name: 'Bulk properties' });
  await grid.getByRole('gridcell').first().click();
  const row = (price: string) =>
    [name, newMobile(), 'Villa', 'sale', 'bopal', '', '', '', '3', '', '', '1,850', '', '', 'SF', price].join('\t');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), [row('91 L'), row('92 L')].join('\n'));
  await page.keyboard.press('Control+v');
  const add = page.getByRole('button', { name: 'Add 2', exact: true });
  await add.waitFor();
  await page.context().setOffline(true);
  await add.click();
  await tells(page, bulkTexts.noLine);
  await add.waitFor();

  // The answer to what did arrive is lost on its way.
  await page.context().setOffline(false);
  await page.reload();
  await page.route('**/properties/bulk_property/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add.click();
  await tells(page, bulkTexts.noLine);
  await page.unroute('**/properties/bulk_property/');
  await add.click();
  await tells(page, '2 properties added');
  await page.getByRole('button', { name: 'Add', exact: true }).waitFor();
  const { results: people } = await ask(owner, `/properties/contacts/?search=${encodeURIComponent(name)}`);
  const contacts = people.map(({ id }: { id: number }) => `contact=${id}`).join('&');
  const { results } = await ask(owner, `/properties/property/?${contacts}`);
  expect(results.map(({ sale_price }: { sale_price: number }) => sale_price).sort()).toEqual([9_100_000, 9_200_000]);
});

test('rows are written by the keyboard alone, and Escape lets out of the grid', async () => {
  const page = await open(owner, { at: '/bulkproperty' });
  const grid = page.getByRole('grid', { name: 'Bulk properties' });
  const cell = (row: number, column: number) => grid.locator(`[data-at="${row}:${column}"]`);
  await cell(0, 0).click();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('98240 11768');
  await page.keyboard.press('Tab');
  await page.keyboard.type('vil');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(0, 2).textContent()).toBe('Villa');
  await page.keyboard.press('Control+d');
  await expect.poll(() => cell(1, 2).textContent()).toBe('Villa');
  await page.keyboard.press('Control+z');
  await expect.poll(() => cell(1, 2).textContent()).toBe('');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await page.keyboard.type(' xyz');
  await page.keyboard.press('Escape');
  await expect.poll(() => cell(0, 2).textContent()).toBe('Villa');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') === null)).toBe(true);
});

test('on a phone a row is a form of its own, and what is said of it stands on its card', async () => {
  const page = await open(owner, { at: '/bulkInquiry', size: 'phone' });
  await page
    .getByRole('button', { name: /Empty row/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Row 1' });
  await form.getByLabel('Contact Name').fill(newName('Phone'));
  await form.getByLabel('Mobile').fill('98');
  await form.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Row 2' }).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /Enter valid mobile number/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Enter valid mobile number/ }).waitFor();
});
