import { cities } from '@angan/domain/lookups/places.ts';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** The bigha that an office measures by, where its state has several. */

const { open, ask } = office('own-bigha');
const owner = 'owner@rival.demo';
const jaipur = cities.find(({ city }) => city === 'Jaipur')!.id;

test('the Owner names the bigha of the office, and forms count by it', async () => {
  const before = await ask(owner, '/properties/company/');
  await ask(owner, '/properties/company/', { default_city: jaipur, bigha_sqft: null, biswa_sqft: null }, 'PATCH');
  const area = await ask(owner, '/properties/area/', { area: newName('Mansarovar'), city: jaipur });
  const contact = { name: newName('Sells'), mobile_number_1: newMobile() };
  const land = { property_type: 1, property_subtype: 16, deal_type: [1], area: [area.id], size: 2, size_unit: 'Bigha' };
  const { id } = await ask(owner, '/properties/property/', { ...land, contact, sale_price: 5_100_000 });
  const page = await open(owner, { at: `/addProperty?id=${id}` });
  await says(page, '54,450 sqft (1 bigha = 27,225 sqft in Rajasthan)');

  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await says(page, 'Some measure 27,225, 17,424 sqft here. Say which is yours, else the first counts');
  await page.getByRole('textbox', { name: 'Bigha' }).fill('17424');
  await says(page, /Properties that are here keep their size until they are saved again/);
  await withAxe(page);
  expect(await findings(page, 'the measures of an office')).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Profile saved');
  expect(await ask(owner, '/properties/company/')).toMatchObject({ bigha_sqft: 17_424, biswa_sqft: null });
  expect((await ask(owner, `/properties/property/${id}/`)).size_sqft).toBe(54_450);

  await page.goto(new URL(`/addProperty?id=${id}`, page.url()).href);
  await says(page, '34,848 sqft (1 bigha = 17,424 sqft in your office)');
  const { default_city } = before;
  await ask(owner, '/properties/company/', { default_city, bigha_sqft: null }, 'PATCH');
});
