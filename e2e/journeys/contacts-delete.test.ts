import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answers, newMobile, newName, office, tells } from '../lib/office.ts';

/** Deleting a contact, and taking that back. */

const { ask, open } = office('contacts-delete');
const owner = 'owner@rival.demo';

/** A contact of its own, alone in the list. */
const prepared = async () => {
  const contact = await ask(owner, '/properties/contacts/', { name: newName('Nirav'), mobile_number_1: newMobile() });
  const page = await open(owner, { at: `/contact?search=${contact.mobile_number_1}` });
  await page.getByRole('link', { name: contact.name }).waitFor();
  return { contact, page };
};

const askToDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete contact?' });
  await dialog.waitFor();
  return dialog;
};

test('the dialog shows whom, rests on Cancel, and Undo brings the contact back', async () => {
  const { contact, page } = await prepared();
  const dialog = await askToDelete(page);
  await dialog.getByText(contact.name).waitFor();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: contact.name }).waitFor();

  await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete contact' }).click();
  await tells(page, contactTexts.deleted('Contact', contact.name));
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: contact.name }).waitFor();
  expect((await ask(owner, `/properties/contacts/${contact.id}/`)).mobile_number_1).toBe(contact.mobile_number_1);
});

test('a deletion that fails says why, and the contact stays', async () => {
  const { contact, page } = await prepared();
  const refusal = { non_field_errors: ['It belongs to a deal.', 'A second one.'] };
  await answers(page, `/properties/contacts/${contact.id}/`, 'DELETE', 400, refusal);
  const dialog = await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete contact' }).click();
  await tells(page, `${contactTexts.deleteFailed('Contact', contact.name)} It belongs to a deal.`);
  await page.getByRole('link', { name: contact.name }).waitFor();
});

test('from the open record it closes the record and empties the list', async () => {
  const { contact, page } = await prepared();
  await page.getByRole('link', { name: contact.name }).click();
  const record = page.getByRole('complementary', { name: 'Contact' });
  await record.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete contact' }).click();
  await tells(page, contactTexts.deleted('Contact', contact.name));
  await record.waitFor({ state: 'hidden' });
  await page.getByText(contactTexts.none, { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.has('id')).toBe(false);
});
