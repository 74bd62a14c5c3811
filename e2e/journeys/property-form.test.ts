import { expect, test } from 'vitest';
import { newMobile, newName, office, says } from '../lib/office.ts';

const { open, ask } = office('property-form');
const owner = 'owner@angan.demo';

test('the form says in a line what a listing lacks, and lists a flat without unit and society', async () => {
  const page = await open(owner, { at: '/addProperty', size: 'phone' });
  const choose = async (label: string, text: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(text);
    await page.getByRole('option', { name: text, exact: true }).first().click();
  };
  await choose('Subtype', 'Flat/Apartment');
  await choose('Area', 'Bopal');
  const lacks = page.getByText('Saves as a draft. To list it: Enter the price, or how large it is.', { exact: false });
  await lacks.waitFor();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('82 L');
  await lacks.waitFor({ state: 'detached' });
  const [seller, number] = [newName('Sells'), newMobile()];
  await page.getByRole('combobox', { name: 'Contact' }).fill(seller);
  await page.getByRole('option', { name: /as a new contact/ }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByRole('button', { name: 'Add property' }).click();
  await page.waitForURL(/searchProperty\?id=\d+/);
  await says(page, 'Available');
  const id = new URL(page.url()).searchParams.get('id');
  expect(await ask(owner, `/properties/property/${id}/`)).toMatchObject({ status: 'Available', unit_no: '' });
});
