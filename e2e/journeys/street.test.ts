import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { closed } from '../lib/dialogs.ts';
import { newMobile, newName, office, says } from '../lib/office.ts';
import { onDisk } from '../lib/on-disk.ts';
import { picture } from '../lib/picture.ts';

/** A day on the street with the line cut, in a phone that is killed meanwhile, while the office looks on. */

const { url, open, ask } = office('street');
const owner = 'owner@rival.demo';

const photo = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const choose = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
};

/** The app is in the phone: its worker has the code of the street, though of its screens only this one was opened. */
const withTheStreet = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('street')), { timeout: 60_000 }).not.toBeNull();
};

/** Somebody who looks for a house, and a visit of one that is planned. */
const aVisit = async () => {
  const area = await ask(owner, '/properties/area/', { area: newName('Sector'), city: 6 });
  const kinds = (await ask(owner, '/properties/propertysubtype/')).results;
  const kind = kinds.find(({ property_subtype }: { property_subtype: string }) => /Kothi/.test(property_subtype)).id;
  const what = { property_type: 1, deal_type: [1], area: [area.id] };
  const property = await ask(owner, '/properties/property/', {
    ...{ ...what, property_subtype: kind, sale_price: 52_000_000, size: 300, size_unit: 'SqYd', size_basis: 'Plot' },
    contact: { name: newName('Seller'), mobile_number_1: newMobile() },
  });
  const client = newName('Vidya');
  const inquiry = await ask(owner, '/properties/inquiry/', {
    ...{ ...what, property_subtype: [kind], budget_max: 60_000_000 },
    contact: { name: client, mobile_number_1: newMobile() },
  });
  const visit = await ask(owner, '/properties/tasks/', {
    ...{ type: 'Site Visit', inquiry: inquiry.id, property: property.id },
    date_time: new Date(Date.now() + 3_600_000).toISOString(),
  });
  return { area: area.area as string, client, inquiry, visit };
};

test('a listing with photos, a pasted inquiry, two calls and a visit arrive once, live, after a kill without a line', async () => {
  const { area, client, inquiry, visit } = await aVisit();
  const at = (path: string) => `${url}${path}`;
  const phone = await open(owner, { at: `/tasks?id=${visit.id}`, size: 'phone', serviceWorkers: 'allow' });
  await withTheStreet(phone);
  await says(phone, client);
  await phone.goto(at(`/searchInquiry?id=${inquiry.id}`));
  await phone.getByRole('button', { name: 'Log a call' }).waitFor();
  const desk = await open(owner, { at: '/searchInquiry' });
  const stock = await open(owner, { at: '/searchProperty' });

  // What was looked at is sealed a moment later.
  let last = 0;
  const isAllKept = async () => {
    const { rows } = await onDisk(phone, 'angan-kept');
    const isStill = rows > 0 && rows === last;
    last = rows;
    return isStill;
  };
  await expect.poll(isAllKept, { interval: 1500 }).toBe(true);

  await phone.context().setOffline(true);
  // Two calls.
  for (const result of ['No answer (RNR 1)', 'Connected']) {
    await phone.goto(at(`/searchInquiry?id=${inquiry.id}`));
    await phone.getByRole('button', { name: 'Log a call' }).click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('button', { name: result, exact: true }).click();
    await sheet
      .getByRole('button', { name: /^Tomorrow/ })
      .first()
      .click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await closed(phone, sheet);
  }
  await says(phone, `Contact with ${client}`);
  await phone.getByRole('list', { name: 'Not sent yet' }).getByText('Waiting', { exact: true }).first().waitFor();
  await picture(phone, 'street-inquiry-phone');

  // What the client said of the visit.
  await phone.goto(at(`/tasks?id=${visit.id}`));
  await phone.getByRole('button', { name: 'Complete' }).last().click();
  const said = phone.getByRole('dialog');
  await said.getByRole('button', { name: '5 Very much' }).click();
  await said
    .getByRole('button', { name: /^Tomorrow/ })
    .first()
    .click();
  await said.getByRole('button', { name: 'Save' }).click();
  await closed(phone, said);

  // A message that came before, pasted now.
  const buyer = newMobile();
  await phone.goto(at('/paste'));
  await phone.getByRole('textbox').first().fill(`Req 3bhk in ${area} budget 85-95L ready poss, family. Call ${buyer}`);
  await phone.getByRole('button', { name: 'Save inquiry' }).click();
  await says(phone, 'Waiting to send (4)');

  // A listing with three photos.
  const seller = newMobile();
  await phone.goto(at('/addProperty'));
  await choose(phone, 'Subtype', 'Kothi');
  await choose(phone, 'Area', area);
  await phone.getByRole('textbox', { name: 'Price', exact: true }).fill('95 L');
  const files = await Promise.all([photo('front', '#b74d2b'), photo('hall', '#2b6fb7'), photo('roof', '#3b7a2b')]);
  await phone.locator('input[type=file]:not([capture])').setInputFiles(files);
  await expect.poll(() => phone.getByText('Sent when saved').count()).toBe(files.length);
  await phone.getByRole('combobox', { name: 'Contact' }).fill(seller);
  await phone.getByRole('option', { name: /as a new contact/ }).click();
  await phone.getByRole('button', { name: 'Add property' }).click();
  await says(phone, 'Waiting to send (5)');

  // The app is killed, and opened again.
  const again = await phone.context().newPage();
  await phone.close();
  await again.goto(at('/searchInquiry'));
  await says(again, 'Waiting to send (5)');
  await again.getByRole('list', { name: 'Not sent yet' }).getByText(new RegExp(buyer)).waitFor();
  await picture(again, 'street-list-phone');
  const kept = await onDisk(again, 'angan-waiting');
  expect(kept).toMatchObject({ rows: 5, extractable: false });
  for (const secret of [client, buyer, seller]) expect(kept.text).not.toContain(secret);

  await again.context().setOffline(false);
  await again.getByRole('region', { name: 'Waiting to send' }).waitFor({ state: 'detached' });
  // The office sees them without a hand on the screen.
  const [wish] = await ask(owner, `/properties/inquiry/?search=${buyer}`).then(({ results }) => results);
  expect(wish).toMatchObject({ budget_min: 8_500_000, budget_max: 9_500_000 });
  await desk
    .getByText(new RegExp(`^3 BHK, ${area}`))
    .first()
    .waitFor();
  const sellers = (await ask(owner, `/properties/contacts/?search=${seller}`)).results;
  expect(sellers).toHaveLength(1);
  const listings = async () => (await ask(owner, `/properties/property/?contact=${sellers[0].id}`)).results;
  await expect.poll(async () => (await listings())[0].image_count).toBe(3);
  expect(await listings()).toHaveLength(1);
  await stock
    .getByText((await listings())[0].property_code)
    .first()
    .waitFor();

  expect((await ask(owner, `/properties/inquiry/?search=${buyer}`)).results).toHaveLength(1);
  expect(await ask(owner, `/properties/tasks/${visit.id}/`)).toMatchObject({ status: 'Completed' });
  const timeline = JSON.stringify(await ask(owner, `/properties/inquiry/${inquiry.id}/timeline/`));
  expect(timeline.match(/"contacted"/g)).toHaveLength(2);
});
