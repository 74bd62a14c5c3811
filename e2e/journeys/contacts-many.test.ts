import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answers, newMobile, newName, office, says, tells } from '../lib/office.ts';

/** Adding several contacts in one go. */

const { open } = office('contacts-many');
const owner = 'owner@rival.demo';

const begin = async (page: Page) => {
  await page.getByRole('button', { name: 'Multi Contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add Multiple Contacts' });
  await form.getByRole('group').first().waitFor();
  const row = (at: number) => form.getByRole('group', { name: `Contact ${at}`, exact: true });
  const number = (at: number) => row(at).getByRole('textbox', { name: 'Mobile number', exact: true });
  return {
    form,
    row,
    number,
    save: () => form.getByRole('button', { name: 'Add Contacts' }).click(),
    fill: async (rows = 3) => {
      for (let at = 1; at <= rows; at++) await number(at).fill(newMobile());
    },
  };
};

test('begins with three rows that stay, and takes up to five', async () => {
  const page = await open(owner, { at: '/contact' });
  const { form, row } = await begin(page);
  const rows = form.getByRole('group');
  const more = form.getByRole('button', { name: 'Add More Contact' });
  const removers = form.getByRole('button', { name: /^Remove contact/ });
  expect(await rows.count()).toBe(3);
  expect(await removers.count()).toBe(0);
  await more.click();
  await more.click();
  await expect.poll(() => rows.count()).toBe(5);
  expect(await more.count()).toBe(0);
  expect(await removers.allInnerTexts()).toEqual(['Remove', 'Remove']);
  await row(5).getByRole('textbox', { name: 'Name', exact: true }).fill('The fifth');
  await row(4).getByRole('button', { name: 'Remove contact 4' }).click();
  expect(await rows.count()).toBe(4);
  expect(await row(4).getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('The fifth');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'hidden' });
});

test('refuses wrong numbers and the same one twice before anything is sent', async () => {
  const page = await open(owner, { at: '/contact' });
  const { form, row, number, save, fill } = await begin(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await number(1).fill('98250');
  await save();
  await expect.poll(() => form.getByText(contactTexts.mobileInvalid, { exact: true }).count()).toBe(3);

  await fill();
  await row(3)
    .getByRole('textbox', { name: 'Second number (optional)', exact: true })
    .fill(await number(1).inputValue());
  await save();
  await form.getByRole('alert').getByText(contactTexts.duplicateMobiles, { exact: true }).waitFor();
  expect(await form.getByText(contactTexts.mobileInvalid, { exact: true }).count()).toBe(0);
  expect(sent).not.toContain('/properties/contacts/bulk_create/');
});

test('shows the error of the server inside the form', async () => {
  const page = await open(owner, { at: '/contact' });
  const { form, row, save, fill } = await begin(page);
  await fill();
  await row(2).getByRole('textbox', { name: 'Email', exact: true }).fill('no address');
  await save();
  await row(2).getByText('Enter a valid email address.').waitFor();

  await row(2).getByRole('textbox', { name: 'Email', exact: true }).fill('');
  await answers(page, '/properties/contacts/bulk_create/', 'POST', 400, { error: 'Contact 2 is known already.' });
  await save();
  await form.getByRole('alert').getByText('Contact 2 is known already.', { exact: true }).waitFor();
});

test('says that something went wrong when the server cannot be reached, and keeps the rows', async () => {
  const page = await open(owner, { at: '/contact', size: 'phone' });
  const { form, number, save, fill } = await begin(page);
  await fill();
  const typed = await number(2).inputValue();
  await page.route('**/properties/contacts/bulk_create/', (route) => route.abort());
  await save();
  await tells(page, contactTexts.manyFailed);
  await says(form, contactTexts.manyFailed);
  await page.reload();
  await number(2).waitFor();
  expect(await number(2).inputValue()).toBe(typed);
});

test('adds all of them and lists them', async () => {
  const page = await open(owner, { at: '/contact' });
  const { row, save, fill } = await begin(page);
  const names = [newName('Ila'), newName('Mina'), newName('Tina')];
  await fill();
  for (const [at, name] of names.entries())
    await row(at + 1)
      .getByRole('textbox', { name: 'Name', exact: true })
      .fill(name);
  const reloaded = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\/properties\/contacts\//.test(answer.url()),
  );
  await save();
  await tells(page, contactTexts.manyCreated);
  expect((await reloaded).status()).toBe(200);
  for (const name of names) await page.getByRole('link', { name }).waitFor();
});
