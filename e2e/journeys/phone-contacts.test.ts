import { expect, inject, test } from 'vitest';
import { sessionOf } from '../lib/browser.ts';
import { newMobile, office, says } from '../lib/office.ts';
import { called, phones } from '../lib/phone.ts';
import { picture } from '../lib/picture.ts';

/** The phone's own contacts in the app of the stores. */

const { ask } = office('phone-contacts');
const phone = phones();
const owner = 'owner@angan.demo';
const asOwner = () => sessionOf(inject('productUrl'), owner, 'e2e-phone-contacts');
const kinds = ['android', 'ios'] as const;
const spaced = (mobile: string) => `+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`;

test.each(kinds)('on %s a person of the phone fills the form of a contact, without a permission', async (kind) => {
  const mobile = newMobile();
  const people = [{ displayName: 'Nimesh Parikh', numbers: [spaced(mobile)] }];
  const page = await phone(kind, { as: await asOwner(), at: '/addContact', people, allows: false });
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  await form.getByRole('button', { name: 'Pick from this phone' }).click();
  await expect.poll(() => form.getByLabel('Name', { exact: true }).inputValue()).toBe('Nimesh Parikh');
  await picture(page, `phone-contact-${kind}`);
  await form.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  const { results } = await ask(owner, `/properties/contacts/?search=${mobile}`);
  expect(results).toMatchObject([{ name: 'Nimesh Parikh', mobile_number_1: mobile }]);
  expect((await called(page, 'CapacitorContacts.requestPermissions')).times).toBe(0);
});

test.each(kinds)('on %s who puts the list away has lost nothing', async (kind) => {
  const page = await phone(kind, { as: await asOwner(), at: '/addContact' });
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  await form.getByLabel('Name', { exact: true }).fill('Hetal');
  await form.getByRole('button', { name: 'Pick from this phone' }).click();
  await expect.poll(async () => (await called(page, 'CapacitorContacts.pickContact')).times).toBe(1);
  expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Hetal');
});

test('an owner of a property is picked from the phone', async () => {
  const mobile = newMobile();
  const people = [{ displayName: 'Rekha Mehta', numbers: [spaced(mobile)] }];
  const page = await phone('android', { as: await asOwner(), at: '/addProperty', people });
  await page.getByRole('button', { name: 'Pick from this phone' }).first().click();
  await expect.poll(() => page.getByLabel('Mobile number').first().inputValue()).toBe(mobile);
});

test.each(kinds)("on %s the phone's contacts come in as a list, after its person was told and asked", async (kind) => {
  const mobiles = [newMobile(), newMobile()];
  const people = [
    { displayName: 'Kiran, Shah', numbers: [spaced(mobiles[0]!)] },
    { displayName: 'મીના પટેલ', numbers: [`0${mobiles[1]}`] },
    { displayName: 'Only a mail', numbers: [] },
  ];
  const page = await phone(kind, { as: await asOwner(), at: '/datamigration?step=upload', people });
  await page.getByRole('button', { name: "This phone's contacts" }).click();
  await picture(page, `phone-contacts-consent-${kind}`);
  expect((await called(page, 'CapacitorContacts.requestPermissions')).times).toBe(0);
  await page.getByRole('button', { name: 'Read contacts' }).click();
  await page.waitForURL(/\/datamigration\?open=\d+/);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Kiran, Shah').first().waitFor();
  await page.getByText('મીના પટેલ').first().waitFor();
  await page.getByRole('button', { name: /^Import/ }).click();
  for (const mobile of mobiles)
    await expect.poll(async () => (await ask(owner, `/properties/contacts/?search=${mobile}`)).results.length).toBe(1);
});

test('who does not let the app read the contacts is told what to do instead', async () => {
  const people = [{ displayName: 'Kiran', numbers: [newMobile()] }];
  const at = '/datamigration?step=upload';
  const page = await phone('android', { as: await asOwner(), at, people, allows: false });
  await page.getByRole('button', { name: "This phone's contacts" }).click();
  await page.getByRole('button', { name: 'Read contacts' }).click();
  await says(
    page,
    "Angan may not read this phone's contacts. Allow contacts for Angan in the phone's settings, or choose a .vcf file.",
  );
  expect((await called(page, 'CapacitorContacts.getContacts')).times).toBe(0);
});
