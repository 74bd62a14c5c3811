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
