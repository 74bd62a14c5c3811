import { demoPassword } from '@angan/contract/demo/logins.ts';
import { expect, test } from 'vitest';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

const { url, open, ask } = office('new-city');

test('a new office in Pune has its areas in one press, and pasted messages match by distance', async () => {
  const owner = await newOffice(url, demoPassword);
  const page = await open(owner.email, { size: 'phone' });
  await page.getByRole('button', { name: 'Choose your city' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'City' }).fill('Pune');
  await page.getByRole('option', { name: 'Pune', exact: true }).click();
  await sheet.getByRole('button', { name: /^Add \d+ localities$/ }).click();
  await tells(page, 'areas added');

  const paste = async (text: string, button: string) => {
    await page.goto(`${url}/paste`);
    await page.getByRole('textbox').first().fill(text);
    await page.getByRole('button', { name: button }).click();
  };
  await paste(
    `2 BHK flat for sale in Aundh, 950 carpet, 82 lakh, ready. Call ${newName('Sachin')} ${newMobile()}`,
    'Save property',
  );
  await page.waitForURL(/searchProperty\?id=/);
  await paste(`Need 2 bhk flat Baner budget 75-85 lakh ready, family. ${newMobile()}`, 'Save inquiry');
  await says(page, /Aundh, \d(\.\d)? km from Baner/);
  const { results } = await ask(owner.email, '/properties/inquiry/');
  expect(results[0].area.map(({ area }: { area: string }) => area)).toEqual(['Baner']);
});
