import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

const { url, open, ask } = office('new-city');

const read = async (page: Page, text: string) => {
  await page.goto(`${url}/paste`);
  await page.getByRole('textbox').first().fill(text);
};
const listing = () =>
  `2 BHK flat for sale in Aundh, 950 carpet, 82 lakh, ready. Call ${newName('Sachin')} ${newMobile()}`;
const wish = () => `Need 2 bhk flat Baner budget 75-85 lakh ready, family. ${newMobile()}`;

interface Area {
  id: number;
  area: string;
  pincodes: string[];
  latitude: number | null;
}
const areasOf = async (email: string): Promise<Area[]> => (await ask(email, '/properties/area/')).results;

test('a new office in Pune pastes a flat and a buyer, and has them matched by distance, without typing an area', async () => {
  const { email } = await newOffice(url, demoPassword);
  const page = await open(email, { size: 'phone' });
  await read(page, listing());
  await page.getByRole('button', { name: 'Aundh, Pune' }).click();
  await page.getByRole('button', { name: /^Area.*Aundh/ }).waitFor();
  await picture(page, 'paste-locality-phone');
  await page.getByRole('button', { name: 'Save property' }).click();
  await page.waitForURL(/searchProperty\?id=/);
  // Pune is a city of the office from here on: what a message names of it is read at once.
  await read(page, wish());
  await page.getByRole('button', { name: /^Area.*Baner/ }).waitFor();
  await page.getByRole('button', { name: 'Save inquiry' }).click();
  await says(page, /Aundh, \d(\.\d)? km from Baner/);
  await picture(page, 'matched-by-distance-phone');
  expect(await areasOf(email)).toMatchObject([
    { area: 'Aundh', pincodes: ['411007'], latitude: expect.any(Number) },
    { area: 'Baner', pincodes: ['411045'], latitude: expect.any(Number) },
  ]);
});

test('a new office has the areas of its city in one press, and a further one by a part of its name', async () => {
  const { email } = await newOffice(url, demoPassword);
  const page = await open(email, { size: 'phone' });
  await picture(page, 'home-new-office-phone');
  await page.getByRole('button', { name: 'Choose your city' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'City' }).fill('Pune');
  await page.getByRole('option', { name: 'Pune', exact: true }).click();
  await sheet.getByRole('checkbox', { name: /^Baner 411045$/ }).waitFor();
  await picture(page, 'add-localities-phone');
  await sheet.getByRole('button', { name: /^Add \d+ localities$/ }).click();
  await tells(page, 'areas added');
  expect((await areasOf(email)).length).toBeGreaterThan(20);

  await page.goto(`${url}/arealist?add=one`);
  const form = page.getByRole('dialog', { name: 'Add area' });
  await form
    .getByRole('combobox', { name: 'Area' })
    .or(form.getByLabel('Area', { exact: true }))
    .first()
    .fill('vadgaon sh');
  await picture(page, 'area-completes-phone');
  await page.getByRole('option', { name: 'Vadgaon Sheri, Pune' }).click();
  await form.getByRole('button', { name: 'Add area' }).click();
  await tells(page, 'Area added: Vadgaon Sheri');
  const [added] = (await ask(email, '/properties/area/?search=vadgaon+sheri')).results;
  expect(added).toMatchObject({ pincodes: ['411014'], latitude: expect.any(Number) });
});
