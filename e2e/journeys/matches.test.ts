import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, test } from 'vitest';
import { aListing, aListingsFile } from '../../apps/server/test/listing-sample.ts';
import { aHouse, aWish } from '../../apps/server/test/listings.ts';
import { homeOffice } from '../lib/home-office.ts';
import { newMobile, newName, office, says } from '../lib/office.ts';

/** The main job in a line: listings come in by the command, a requirement is written down, and who fits is shown. */

const root = path.resolve(import.meta.dirname, '../..');
const { url, ask, open } = office('matches');
const owner = 'owner@rival.demo';

beforeAll(async () => {
  const dataDir = inject('dataDir');
  const house = (id: string, sector: number, given: object = {}) =>
    aListing(id, {
      property_name: `4 Bedroom House for sale in Sector ${sector} Gurgaon`,
      address: `12, Sector ${sector} Gurgaon, Gurgaon, Haryana`,
      ...given,
    });
  const file = await aListingsFile(path.join(dataDir, 'portal'), [
    house('A1', 201),
    house('A2', 202, { price: '6.3 Crore', rate: '₹ 23,333/sq.ft.' }),
    house('A3', 203),
    house('A4', 201, { bedRoom: '3 Bedrooms', property_name: '3 Bedroom House for sale in Sector 201 Gurgaon' }),
    house('A5', 201, { price: '19 Crore', rate: '₹ 70,370/sq.ft.' }),
  ]);
  // It lies beside the listings, so the command finds it.
  await copyFile(
    path.join(root, 'apps/server/test/samples/coordinates.csv'),
    path.join(path.dirname(file), 'coordinates.csv'),
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/server/src/tools/import-listings.ts', file, '--company', 'Rival Realty'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  expect(stdout).toContain('Imported 5 properties');
});

test('a requirement typed on the screen shows its matches with reasons, and the property shows the same pair', async () => {
  const person = `${newName('Devanshi Parekh')} of Sector 201`;
  const page = await open(owner, { at: '/addInquiry' });
  await page.getByRole('combobox', { name: 'Contact' }).fill(person);
  await page.getByRole('option', { name: /as a new contact/ }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile());
  await page.getByRole('combobox', { name: 'Asked about' }).fill('Sector 202');
  await page.getByRole('option', { name: /Sector 202.*6\.30 Cr/ }).click();
  await page.getByLabel('Subtype', { exact: true }).first().fill('Independent');
  await page.getByRole('option', { name: 'Independent House/Kothi' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('4 BHK', { exact: true }).first().click();
  await page.getByLabel('Areas', { exact: true }).first().fill('Sector 201');
  await page
    .getByRole('option', { name: /^Sector 201/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Budget to', { exact: true }).first().fill('6 crore');
  await page.getByRole('button', { name: 'Add inquiry' }).click();

  await page.getByRole('heading', { name: /Matching properties/ }).waitFor();
  await says(page, '4 BHK house, Sector 201, up to 6.00 Cr');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Reasons for/ }) });
  // Other journeys sell houses at this price nearby: the one meant is taken by its place and its price.
  const best = rows.filter({ hasText: 'Banyan Meadows, Sector 201' }).filter({ hasText: '5.40 Cr' }).first();
  const reasons = best.getByRole('button', { name: /^Reasons for/ });
  await expect
    .poll(async () => {
      if ((await reasons.getAttribute('aria-expanded')) !== 'true') await reasons.click();
      return best.getByText('In Sector 201').isVisible();
    })
    .toBe(true);
  const near = rows.filter({ hasText: 'Sector 202' });
  await near.getByText('Asked for this').waitFor();
  expect(await page.getByText('Asked for this').count()).toBe(1);
  await near.getByRole('button', { name: /^Reasons for/ }).click();
  await near.getByText(/Sector 202, 2(\.0)? km from Sector 201/).waitFor();
  await near
    .getByText(/Over by 30\.00 Lakhs \(5 %\)/)
    .first()
    .waitFor();
  expect(await page.getByText('19.00 Cr').count()).toBe(0);

  const score = await best.getByText(/^\d+$/).first().innerText();
  await best.getByRole('link').first().click();
  await page.getByRole('heading', { name: /Matching inquiries/ }).waitFor();
  const pair = page.getByRole('listitem').filter({ hasText: person });
  await pair.waitFor();
  expect(await pair.getByText(/^\d+$/).first().innerText()).toBe(score);

  // What is missing is mended where it is asked for.
  await page.getByRole('button', { name: /^Add \d photos$/ }).waitFor();
  await page
    .getByRole('button', { name: /^Add the (?!owner)/ })
    .first()
    .click();
  await page.waitForURL(/addProperty\?id=\d+&field=\w+/);
  const field = new URL(page.url()).searchParams.get('field');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field))
    .toBe(field);
});

test('a list ends with what fits, an unknown distance says so, and one number of matches stands everywhere', async () => {
  const { email, area, add } = await homeOffice(url, ask);
  const seller = () => ({ name: newName('Seller'), mobile_number_1: newMobile() });
  const far = await add('area', { area: newName('Far'), city: 6, latitude: 28.7, longitude: 77.1 });
  const somewhere = await add('area', { area: newName('Somewhere'), city: 6 });
  const codes: string[] = [];
  for (const { id } of [area, somewhere, far])
    codes.push((await add('property', aHouse(id, { contact: seller() }))).property_code);
  const wish = await add('inquiry', aWish(area.id, { contact: seller() }));

  const page = await open(email, { at: `/searchInquiry?id=${wish.id}` });
  const pane = page.getByRole('region', { name: /^Matching properties/ });
  const rows = pane.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Reasons for/ }) });
  await rows
    .filter({ hasText: codes[1] })
    .getByRole('button', { name: /^Reasons for/ })
    .click();
  await rows.filter({ hasText: codes[1] }).getByText('Distance not known').first().waitFor();
  expect(await rows.count()).toBe(2);
  await page.getByRole('button', { name: 'Show 1 weaker one', exact: true }).click();
  await rows.filter({ hasText: codes[2] }).getByText('49', { exact: true }).waitFor();

  const phone = await open(email, { at: '/searchInquiry', size: 'phone' });
  await phone.getByRole('article').getByText('2 matches').waitFor();
  await phone.goto(`${url}/searchInquiry?id=${wish.id}`);
  await phone.getByRole('tab', { name: /Matching properties 2$|^Matches 2$/ }).waitFor();
  await phone.goto(`${url}/contact?id=${wish.contact.id}`);
  await says(phone, '2 properties match, best 100.');
});
