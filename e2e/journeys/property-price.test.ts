import { expect, test } from 'vitest';
import { newMobile, newName, office, tells } from '../lib/office.ts';

const { open, ask } = office('property-price');
const owner = 'owner@angan.demo';

test('a price is changed on the record in two taps, also of what was verified today', async () => {
  const areas = (await ask(owner, '/properties/area/?search=Bopal')).results;
  const contact = await ask(owner, '/properties/contacts/', {
    name: newName('Sells'),
    mobile_number_1: newMobile(),
  });
  const { id } = await ask(owner, '/properties/property/', {
    ...{ contact: contact.id, property_type: 1, property_subtype: 1, deal_type: [1], area: [areas[0].id], bhk: 4 },
    sale_price: 5_100_000,
  });
  const page = await open(owner, { at: `/searchProperty?contact=${contact.id}&id=${id}`, size: 'phone' });
  await page.getByRole('button', { name: '51.00 Lakhs, change the price' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Price' }).waitFor();
  // What stands there is selected, so that it is written over.
  await page.keyboard.type('48.5 L');
  await page.keyboard.press('Enter');
  await tells(page, 'changed');
  await page.getByRole('button', { name: '48.50 Lakhs, change the price' }).waitFor();
  expect((await ask(owner, `/properties/property/${id}/`)).sale_price).toBe(4_850_000);
});
