import { expect, test } from 'vitest';
import { office, says } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

const { open, ask } = office('search');
const owner = 'owner@angan.demo';

const chip = (page: Awaited<ReturnType<typeof open>>, label: string) =>
  page.getByRole('button', { name: `Clear ${label}`, exact: true });
const shownCount = async (page: Awaited<ReturnType<typeof open>>) => {
  await settled(page);
  return Number(/of (\d+)/.exec((await page.getByText(/^\d+ to \d+ of \d+/).textContent()) ?? '')?.[1]);
};

test('a search in a broker’s words becomes filters that can be taken off, and the rest is searched as text', async () => {
  const page = await open(owner, { at: '/searchProperty' });
  await says(page, 'Available');
  const box = page.getByRole('textbox', { name: /^Search/ });
  await box.fill('3 bhk prahladnagar under 1.3 cr');
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toBe('');
  for (const label of ['BHK', 'Area', 'Price']) await chip(page, label).waitFor();
  await says(page, '3 BHK');
  await says(page, 'Prahladnagar');
  const address = new URL(page.url()).searchParams;
  expect([address.get('sale_price__lte'), address.get('search')]).toEqual(['13000000', null]);
  const few = await shownCount(page);
  await chip(page, 'Price').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sale_price__lte')).toBeNull();
  await expect.poll(() => shownCount(page)).toBeGreaterThanOrEqual(few);

  await box.fill('bopal zzyzx');
  await box.press('Enter');
  await says(page, "'zzyzx' is searched as text");
  await says(page, "No property has 'zzyzx' within these filters.");
});

test('what can be sold or let today is shown first, and a code finds what is not', async () => {
  const [sold] = (await ask(owner, '/properties/property/?status=Sold&page_size=1')).results;
  const page = await open(owner, { at: '/searchProperty' });
  const before = await shownCount(page);
  const box = page.getByRole('textbox', { name: /^Search/ });
  await box.fill(`p${Number(sold.property_code.slice(2))}`);
  await box.press('Enter');
  await says(page, sold.property_code);
  await box.fill('');
  await expect.poll(() => shownCount(page)).toBeGreaterThan(before);
});

test('on a phone all filters are in one sheet, the first ones first, and its button says how many are left', async () => {
  const page = await open(owner, { at: '/searchProperty', size: 'phone' });
  await page.getByRole('button', { name: 'Filters', exact: false }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  const order = await sheet.getByRole('heading', { level: 3 }).allTextContents();
  expect(order.slice(0, 4)).toEqual(['BHK', 'Area', 'Price', 'Facing']);
  await sheet
    .getByRole('region', { name: 'BHK' })
    .getByText(/^3 BHK/)
    .click();
  await sheet.getByRole('region', { name: 'Facing' }).getByText(/^East/).click();
  const left = async () =>
    (await ask(owner, '/properties/property/?status=Available&bhk=6&facing=East&page_size=1')).count;
  const count = await left();
  await sheet.getByRole('button', { name: new RegExp(`^Show ${count} propert`) }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Filters, 3 set/ }).waitFor();
  await chip(page, 'Facing').waitFor();
});

test('the palette reads the same words, and leads to all that they stand for', async () => {
  const page = await open(owner, { at: '/' });
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('3 bhk bopal');
  const all = page.getByRole('option', { name: /^3 BHK, Bopal ?Show properties: \d+/ });
  await all.click();
  await page.waitForURL(/searchProperty\?/);
  await chip(page, 'BHK').waitFor();
  await chip(page, 'Area').waitFor();
});
