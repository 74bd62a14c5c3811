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
/** Picks Pune in the dialog that is open, and adds what is ticked of it. */
const addPune = async (page: Page, size: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'City' }).fill('Pune');
  await page.getByRole('option', { name: 'Pune', exact: true }).click();
  await dialog.getByRole('checkbox', { name: /^Baner 411045$/ }).waitFor();
  await picture(page, `add-localities-${size}`);
  await dialog.getByRole('button', { name: /^Add \d+ localities$/ }).click();
  await tells(page, 'areas added');
};
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
  for (const list of ['searchProperty', 'arealist']) {
    await page.goto(`${url}/${list}`);
    await page.getByRole('heading', { name: /Found$/ }).waitFor();
    await picture(page, `empty-${list}-phone`);
  }
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: 'Choose your city' }).waitFor();
  await picture(page, 'home-new-office-phone');
  await page.getByRole('button', { name: 'Choose your city' }).click();
  await addPune(page, 'phone');
  expect((await areasOf(email)).length).toBeGreaterThan(20);

  await page.goto(`${url}/arealist?add=one`);
  const form = page.getByRole('dialog', { name: 'Add area' });
  await form.getByLabel('Area', { exact: false }).first().fill('vadgaon sh');
  await page.getByRole('option', { name: 'Vadgaon Sheri, Pune' }).waitFor();
  await picture(page, 'area-completes-phone');
  await page.getByRole('option', { name: 'Vadgaon Sheri, Pune' }).click();
  await form.getByRole('button', { name: 'Add area' }).click();
  await tells(page, 'Area added: Vadgaon Sheri');
  const [added] = (await ask(email, '/properties/area/?search=vadgaon+sheri')).results;
  expect(added).toMatchObject({ pincodes: ['411014'], latitude: expect.any(Number) });
});

test('empty lists of a new office lead on, and a file brings areas in by their right names', async () => {
  const { email } = await newOffice(url, demoPassword);
  const page = await open(email, { size: 'desktop' });
  for (const list of ['contact', 'searchInquiry']) {
    await page.goto(`${url}/${list}`);
    await page.getByRole('link', { name: 'Paste message' }).last().waitFor();
    await page.getByRole('link', { name: 'Import a list' }).last().waitFor();
    await picture(page, `empty-${list}-desktop`);
  }
  await page.goto(`${url}/arealist`);
  await page.getByRole('button', { name: 'Add localities of a city' }).waitFor();
  await picture(page, 'empty-areas-desktop');
  await page.getByRole('button', { name: 'Add localities of a city' }).click();
  await addPune(page, 'desktop');

  await page.goto(`${url}/searchProperty`);
  await page.getByRole('link', { name: 'Import a list' }).waitFor();
  await picture(page, 'empty-searchProperty-desktop');
  await page.getByRole('link', { name: 'Import a list' }).click();
  const sheet = `Type,For,Locality,BHK,Price,Mobile\nFlat,Sale,Vadgaon Sherri,2,82 L,${newMobile()}`;
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'flats.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const inBackground = { timeout: 25_000 };
  await page.getByRole('button', { name: 'Check 1 row' }).click(inBackground);
  const meaning = page.getByRole('combobox', { name: "What 'Vadgaon Sherri' means" });
  // What it may be named like is looked for once somebody comes to it.
  await meaning.focus(inBackground);
  await meaning.selectOption({ label: 'Add as Vadgaon Sheri' }, inBackground);
  await picture(page, 'import-locality-desktop');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: /^Import 1 / }).click(inBackground);
  await page.getByRole('heading', { name: '1 added' }).first().waitFor(inBackground);
  const { results } = await ask(email, '/properties/property/');
  expect(results[0].area).toMatchObject([{ area: 'Vadgaon Sheri' }]);
});

test('an empty office tries itself with a sample list of its city, and has nothing left of it after Undo', async () => {
  const { email } = await newOffice(url, demoPassword);
  const page = await open(email, { size: 'phone', at: '/searchProperty' });
  await page.getByRole('link', { name: 'Try with a sample list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try with a sample list' });
  await dialog.getByRole('button', { name: 'Bring it in' }).click();
  await dialog.getByText('Choose the city.').waitFor();
  await page.route('**/properties/area/localities/*', (route) => route.fulfill({ json: { results: [] } }), {
    times: 1,
  });
  await dialog.getByRole('combobox', { name: 'City' }).fill('Pune');
  await page.getByRole('option', { name: 'Pune', exact: true }).click();
  await dialog.getByRole('button', { name: 'Bring it in' }).click();
  await dialog.getByText('Angan has no localities of this city. Choose another.').waitFor();
  await dialog.getByRole('combobox', { name: 'City' }).fill('Patna');
  await page.getByRole('option', { name: 'Patna', exact: true }).click();
  await picture(page, 'sample-list-phone');
  await dialog.getByRole('button', { name: 'Bring it in' }).click();
  const inBackground = { timeout: 25_000 };
  await page.getByRole('button', { name: 'Check 12 rows' }).click(inBackground);
  await page.getByRole('button', { name: 'Look at 12 rows' }).click(inBackground);
  await page.getByRole('button', { name: /^Import 12 / }).click(inBackground);
  await page.getByRole('heading', { name: '12 added' }).first().waitFor(inBackground);
  await picture(page, 'sample-list-added-phone');
  const { results } = await ask(email, '/properties/property/?status=Available');
  expect(results).toHaveLength(12);
  expect(new Set(results.map(({ remark }: { remark: string }) => remark))).toEqual(
    new Set(['Made up, to try Angan with']),
  );
  expect(results.every(({ area }: { area: { city: unknown }[] }) => area.length === 1)).toBe(true);
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('heading', { name: '12 undone' }).first().waitFor(inBackground);
  expect((await ask(email, '/properties/property/')).count).toBe(0);
  expect(await areasOf(email)).toEqual([]);
});
