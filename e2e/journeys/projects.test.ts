import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** A builder's project on a phone: noted with two units, a lead registered, and the same person not a second time. */

const { open, ask } = office('projects');
const owner = 'owner@rival.demo';
let area: string;
let person: string;
let project: string;
beforeEach(async () => {
  [person, project] = [newName('Hansa Oza'), newName('Suvarna Sky')];
  const [first] = (await ask(owner, '/properties/area/?page_size=1')).results;
  area = first.area;
  await ask(owner, '/properties/inquiry/', {
    contact: { name: person, mobile_number_1: newMobile() },
    property_type: 1,
    deal_type: [2],
    area: [first.id],
    budget_max: 8_000_000,
  });
});

test('a project with two units is noted on a phone, and a lead of it is registered once', async () => {
  const page = await open(owner, { at: '/', size: 'phone' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Add project' }).click();
  await page.getByRole('textbox', { name: 'Project', exact: true }).fill(project);
  await page.getByRole('textbox', { name: 'Builder' }).fill('Suvarna Infra');
  await page.getByPlaceholder('Flat, bungalow, shop, office').fill('Flat/');
  await page.getByRole('option', { name: 'Flat/Apartment' }).click();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Find an area').fill(area);
  // Where another journey's town has one of the same name, the town stands behind it.
  await page
    .getByRole('option', { name: new RegExp(`^${area}`) })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add project' }).click();
  await says(page, 'Enter the RERA number, or take New booking off until it is registered.');
  await page.getByRole('textbox', { name: 'RERA number' }).fill('12345');
  await says(page, 'RERA numbers of this state look like PR/GJ/AHMEDABAD/…. Check it.');
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByText('Leads have to be registered with the builder').click();
  await page.getByRole('textbox', { name: 'Days a lead is locked' }).fill('60');
  await page.getByRole('button', { name: 'Add project' }).click();
  await tells(page, 'Successfully Created Project');

  const addUnit = async (name: string, carpet: string, price: string, left: string) => {
    await page.getByRole('button', { name: 'Add unit type' }).click();
    const form = page.getByRole('form', { name: 'New unit type' });
    await form.getByRole('textbox', { name: 'Unit type' }).fill(name);
    await form.getByLabel('BHK').selectOption('2 BHK');
    await form.getByRole('textbox', { name: 'RERA carpet' }).fill(carpet);
    await form.getByRole('textbox', { name: 'Price from' }).fill(price);
    await form.getByRole('textbox', { name: 'Units left' }).fill(left);
    await form.getByRole('button', { name: 'Add unit type' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await addUnit('Type A', '640', '52 L', '12');
  await addUnit('Type B', '710', '61 L', '5');
  await says(page, '52.00 Lakhs to 61.00 Lakhs');
  await page.getByText('17', { exact: true }).first().waitFor();

  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b74d2b' } }).jpeg();
  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() });
  await page.getByRole('button', { name: 'Open Photo 1' }).waitFor();

  const register = async () => {
    await page.getByRole('button', { name: 'Register lead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register lead' });
    await dialog.getByRole('combobox', { name: 'Inquiry' }).fill(person);
    await page.getByRole('option', { name: new RegExp(person) }).click();
    await dialog.getByRole('button', { name: 'Register lead' }).click();
    return dialog;
  };
  await (await register()).waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Leads 1' }).click();
  await page.getByRole('link', { name: person, exact: true }).waitFor();
  await page.getByText('Locked 60 days more').waitFor();

  const again = await register();
  await again.getByText(new RegExp(`registered with ${project} and locked until`)).waitFor();
  expect(await page.getByRole('link', { name: person, exact: true }).count()).toBe(1);
});
