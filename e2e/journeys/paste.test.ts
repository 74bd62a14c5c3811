import { expect, test } from 'vitest';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** A forwarded message becomes an inquiry with its matches in two taps; a chat becomes as many records as it holds. */

const { open, ask } = office('paste');
const owner = 'owner@angan.demo';

test('a message pasted on a phone is an inquiry in two taps, and its matches are shown', async () => {
  const mobile = newMobile();
  const text = `Req 3bhk semi furnished Bopal / Ambli budget 85-95L ready poss, family. Call ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  const page = await open(owner, {
    size: 'phone',
    apart: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add' }).getByRole('link', { name: 'Paste message' }).click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByRole('button', { name: 'Paste', exact: true }).click();

  // Read without the server: each field with its words and how sure it is.
  await says(page, 'Requirement');
  await page.getByRole('button', { name: /^Budget from 85\.00 Lakhs High/ }).waitFor();
  await page.getByRole('button', { name: /^Budget to 95\.00 Lakhs High/ }).waitFor();
  await page.getByRole('button', { name: /^Area.*Bopal.*Ambli.*High/ }).waitFor();
  await page.getByRole('button', { name: /^Deal type.*Sale.*Medium/ }).waitFor();
  await page.getByRole('button', { name: '85-95L', exact: true }).waitFor();

  // What is typed outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Save inquiry' }).click();
  await page
    .getByRole('button', { name: /^Reasons for/ })
    .first()
    .waitFor();
  await says(page, '3 BHK, Bopal or Ambli, 85.00-95.00 Lakhs, ready');

  const { results } = await ask(owner, `/properties/inquiry/?search=${mobile}`);
  const [saved] = results.length > 0 ? results : (await ask(owner, '/properties/inquiry/?page_size=1')).results;
  expect(saved).toMatchObject({ budget_min: 8_500_000, budget_max: 9_500_000, raw_text: text, size_unit: 'Sqft' });
  expect(saved.contact.mobile_number_1).toBe(mobile);
});

test('a flat pasted without unit and society is listed, and matched at once', async () => {
  const mobile = newMobile();
  const areas = (await ask(owner, '/properties/area/?search=Bopal')).results;
  const subtypes = (await ask(owner, '/properties/propertysubtype/')).results;
  const flat = subtypes.find((row: { property_subtype: string }) => row.property_subtype === 'Flat/Apartment');
  const bhk = (await ask(owner, '/properties/bhk/')).results.find((row: { value: number }) => row.value === 3);
  const wish = await ask(owner, '/properties/inquiry/', {
    contact: { name: newName('Wants'), mobile_number_1: newMobile() },
    ...{ property_type: 1, property_subtype: [flat.id], deal_type: [1], bhk: [bhk.id] },
    ...{ area: [areas.find((row: { area: string }) => row.area === 'Bopal').id], budget_min: 8e6, budget_max: 9e6 },
  });
  const page = await open(owner, { at: '/paste', size: 'phone' });
  const box = page.getByRole('textbox').first();
  await box.fill(`Flat for sale in Bopal. Call ${mobile}`);
  await says(page, 'Saves as a draft. To list it: Enter the price, or how large it is.');
  await box.fill(`3 BHK flat for sale in Bopal, 82 lakh. Call ${mobile}`);
  await page.getByText(/^A Draft until/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save property' }).click();
  await page.waitForURL(/searchProperty\?id=\d+/);
  const id = new URL(page.url()).searchParams.get('id');
  expect(await ask(owner, `/properties/property/${id}/`)).toMatchObject({ status: 'Available', unit_no: '' });
  await expect
    .poll(async () => {
      const { results } = await ask(owner, `/properties/inquiry/${wish.id}/matches/?page_size=100`);
      return results.map((one: { property: { id: number } }) => String(one.property.id));
    })
    .toContain(id);
});

test('a chat is read into rows, those that are there already marked, and the ready ones are added', async () => {
  const area = 'Bopal';
  const [first, second, third] = [newMobile(), newMobile(), newMobile()];
  const broker = newName('Ketan');
  const line = (minute: number, text: string) => `20/11/2026, 19:${minute} - ${broker}: ${text}`;
  const chat = [
    '20/11/2026, 19:40 - Messages and calls are end-to-end encrypted.',
    line(41, `Req 3bhk ${area} budget 85-95L ready poss. Call ${first}`),
    line(42, 'good morning all'),
    line(43, `Shop for rent ${area}, 450 carpet, 40k rent\nGround floor. ${second}`),
    line(44, `Req 3bhk ${area} budget 85-95L ready poss. Call ${first}`),
    line(45, `4 bhk bungalow for sale Nowhereabad 3.85 cr ${third}`),
  ].join('\n');
  const page = await open(owner, { at: '/paste' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Brokers.txt', mimeType: 'text/plain', buffer: Buffer.from(chat) });

  await page.getByRole('heading', { name: 'Brokers.txt' }).waitFor();
  await says(page, 'Same as before');
  const lost = page.getByRole('row', { name: /Bungalow/ });
  await lost.getByText('Choose the area.').waitFor();
  await page.getByRole('button', { name: 'Add 2 of 3' }).waitFor();

  // A row is corrected in the panel of a single message.
  await lost.getByRole('button', { name: /Bungalow/ }).click();
  await page
    .getByRole('combobox', { name: 'Area' })
    .or(page.getByLabel('Area', { exact: true }))
    .first()
    .fill(area);
  await page.getByRole('option', { name: area, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Back to the chat/ }).click();

  await page.getByRole('button', { name: 'Add 3', exact: true }).click();
  await tells(page, '3 added');
  await expect.poll(() => page.getByText('Added', { exact: true }).count()).toBe(3);
  const { results } = await ask(owner, `/properties/contacts/?search=${third}`);
  expect(results[0]).toMatchObject({ mobile_number_1: third, name: broker });
});

test('a numbered list with one number at its end is four properties in one tap on a phone', async () => {
  const mobile = newMobile();
  const name = 'Jignesh Parmar';
  const list = `Available for sale in Bopal
1) 2 BHK flat, 1150 sqft, 48 lakh
2) 3 BHK flat, 1650 sqft, 80-85 lakh
3) 3 BHK flat, 1800 sqft, 92 lakh
4) 4 BHK flat, 2600 sqft, 1.6 cr

Call ${name} ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  const page = await open(owner, { at: '/paste', size: 'phone' });
  await page.getByRole('textbox').first().fill(list);
  await page.getByRole('button', { name: 'Add 4', exact: true }).waitFor();
  expect(await page.getByRole('cell', { name: /^Jignesh Parmar/ }).count()).toBe(4);
  await page.getByRole('button', { name: 'Add 4', exact: true }).click();
  await tells(page, '4 added');

  const { results } = await ask(owner, `/properties/contacts/?search=${mobile}`);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ mobile_number_1: mobile, name });
  const links = page.locator('a[href*="searchProperty?id="]');
  await expect.poll(() => links.count()).toBe(4);
  const saved = await Promise.all(
    (
      await links.evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('id')),
      )
    ).map((id) => ask(owner, `/properties/property/${id}/`)),
  );
  expect(saved.map(({ contact }) => contact.id)).toEqual(saved.map(() => results[0].id));
  expect(saved.map(({ sale_price }) => sale_price).sort((a, b) => a - b)).toEqual([4.8e6, 8e6, 9.2e6, 1.6e7]);
  const [, ranged] = saved;
  expect(ranged.remark).toContain('80-85 lakh');
});
