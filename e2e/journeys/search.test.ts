import { expect, test } from 'vitest';
import { newMobile, newName, office, says } from '../lib/office.ts';
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

test('a search in Gujarati is kept as a view, and comes back by its name', async () => {
  const page = await open(owner, { at: '/searchProperty' });
  const box = page.getByRole('textbox', { name: /^Search/ });
  await box.fill('૩ બીએચકે બોપલ');
  await box.press('Enter');
  for (const label of ['BHK', 'Area']) await chip(page, label).waitFor();
  const name = newName('Bopal');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name, exact: true }).waitFor();

  const again = await open(owner, { at: '/searchProperty' });
  await again.getByRole('button', { name: 'Views', exact: true }).click();
  await again.getByRole('menuitem', { name, exact: true }).click();
  for (const label of ['BHK', 'Area']) await chip(again, label).waitFor();
  await says(again, '3 BHK');
  await again.getByRole('button', { name, exact: true }).click();
  await again.getByRole('button', { name: `Forget ${name}` }).click();
  await again.getByRole('menuitem', { name, exact: true }).waitFor({ state: 'detached' });
});

test('the palette finds a person by name and number, as far as the role may, and a record by its code', async () => {
  const [name, mobile_number_1] = [newName('Palette'), newMobile()];
  await ask(owner, '/properties/contacts/', { name, mobile_number_1 });
  const [property] = (await ask(owner, '/properties/property/?page_size=1')).results;
  const palette = async (email: string) => {
    const page = await open(email, { at: '/' });
    await settled(page);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search or jump to' });
    const found = (text: string | RegExp) => page.getByRole('option', { name: text }).first();
    return { page, box, found };
  };
  const boss = await palette(owner);
  await boss.box.fill(mobile_number_1);
  await boss.found(name).getByText(mobile_number_1.slice(5)).waitFor();
  await boss.box.fill(`p${Number(property.property_code.slice(2))}`);
  await boss.found(property.property_code).waitFor();

  const staff = await palette('backend@angan.demo');
  await staff.box.fill(name);
  await staff
    .found(name)
    .getByText(`*******${mobile_number_1.slice(-3)}`)
    .waitFor();
  await staff.box.fill(mobile_number_1);
  await says(staff.page, 'Nothing of this name. Try a part of it, or a part of a number.');
  expect(await staff.page.getByRole('option', { name }).count()).toBe(0);
});
