import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeOffice } from '../lib/home-office.ts';
import { newMobile, newName, office } from '../lib/office.ts';

/** A list of listings as brokers keep it, without units and societies: on offer and matched as soon as it is in. */

const { url, ask, open } = office('imports-properties');
/** Milliseconds for what the server does in the background before the page goes on. */
const background = { timeout: 25_000 };

test('houses of a list without unit and society come in as available, and stand among the matches of who looks for one', async () => {
  const { email, area, inquiry } = await homeOffice(url, ask);
  const { id } = await inquiry(newName('Kinjal'));
  const seller = newName('Seller');
  const list = [
    'Owner,Mobile,Type,For,Locality,City,BHK,Plot area,Price,Remarks',
    `${seller},${newMobile()},Independent House/Kothi,Sale,${area.area},Gurgaon,4 BHK,300 sq yd,5.2 Cr,Near the park`,
    `${newName('Other')},${newMobile()},Independent House/Kothi,Sale,${area.area},Gurgaon,4,250 gaj,4.9 Cr,`,
  ].join('\n');
  const page = await open(email, { at: '/datamigration?kind=Properties' });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'houses.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  // Its area is known: nothing is asked about between the columns and the check.
  for (const name of ['Check 2 rows', 'Import 2 properties'])
    await page.getByRole('button', { name }).click(background);
  await page.getByRole('heading', { name: '2 added' }).first().waitFor(background);

  const { results } = await ask(email, '/properties/property/?ordering=created_date');
  expect(results).toMatchObject([
    { status: 'Available', unit_no: '', society_name: null, sale_price: 52_000_000 },
    { status: 'Available', unit_no: '', society_name: null, sale_price: 49_000_000 },
  ]);
  await page.goto(`${url}/searchInquiry?id=${id}`);
  const matches = page.getByRole('region', { name: /^Matching properties/ }).getByRole('listitem');
  for (const { property_code } of results) await matches.filter({ hasText: property_code }).first().waitFor();
});

/** Goes on with Tab until the one of this name has the focus. */
const tabTo = async (page: Page, name: RegExp) => {
  const isThere = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  for (let steps = 0; steps < 40 && !name.test(await isThere()); steps += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toMatch(name);
};

test('areas that the office lacks are asked about once each in one screen, with those named like them, by keyboard', async () => {
  const { email, add } = await homeOffice(url, ask);
  const known = newName('Mulund West');
  await add('area', { area: known, city: 6 });
  const [wrong, other] = [known.replace('Mulund', 'Muund'), newName('Kalyani')];
  const list = [
    'Mobile,Type,For,Locality,City,BHK,Price',
    ...[wrong, other, wrong, other].map((name) => `${newMobile()},Flat,Sale,${name},Gurgaon,2,82 L`),
  ].join('\n');
  const page = await open(email, { at: '/datamigration?kind=Properties' });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'flats.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Check 4 rows' }).click(background);
  const names = page.getByRole('region', { name: 'Names that the office does not have' });
  await names.waitFor(background);
  expect(await names.getByRole('listitem').count()).toBe(2);
  await names.getByRole('listitem').filter({ hasText: wrong }).getByText(`Is it ${known}?`).waitFor();

  await names.focus();
  await tabTo(page, new RegExp(`^What '${wrong}' means$`));
  await page.keyboard.type('Mulund');
  await tabTo(page, /^Check again$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Import 4 / }).waitFor(background);
  await page.getByRole('main').focus();
  await tabTo(page, /^Import 4 /);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '4 added' }).first().waitFor(background);
  const { results } = await ask(email, '/properties/property/');
  const places = results.map((one: { area: { area: string }[] }) => one.area[0]!.area).sort();
  expect(places).toEqual([other, other, known, known].sort());
});
