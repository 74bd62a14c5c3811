import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { templateDraftTexts } from '@angan/contract/whatsapp/template-drafts.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { answers, office, says, tells } from '../lib/office.ts';
import { connectMeta } from '../lib/whatsapp.ts';

/** Templates of WhatsApp: written, submitted, reviewed, edited and deleted, with the stand-in for Meta. */

const { ask, open } = office('templates');
const admin = 'admin@angan.demo';
beforeAll(connectMeta);

const newTemplateName = () => `visit_${Math.random().toString(36).slice(2, 8)}`;
const body = (name: string) =>
  `Namaste {{1}}, your visit ${name} is on Sunday at eleven, and we will show you all of the flats.`;
const stored = (name: string, more: object = {}) =>
  ask(admin, '/sandesh/whatsapp_template/', {
    template_name: name,
    language: 'en',
    body: body(name),
    body_variable_1_value: 'Mehul',
    ...more,
  });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const found = (name: string) => ({ at: `/template?search=${name}` });

test('a template is written with its rules in sight, kept over a reload, submitted and approved', async () => {
  const name = newTemplateName();
  const page = await open(admin, { at: '/addTemplate' });
  await page.getByLabel('Template name').fill(name);
  const box = page.getByRole('textbox', { name: 'Body' });
  await box.fill(`Namaste, your visit ${name} is on Sunday at eleven, ask for `);
  await page.getByRole('region', { name: 'Body' }).getByRole('button', { name: 'Add variable' }).click();
  await page.getByRole('menuitem', { name: 'Contact name' }).click();
  await expect.poll(() => box.inputValue()).toMatch(/\{\{1\}\}$/);
  await says(page, 'Body ends with a variable. Add a word after {{1}}.');
  await says(page, '1 to fix');
  expect(await page.getByRole('button', { name: 'Submit to WhatsApp' }).isEnabled()).toBe(false);

  await page.reload();
  await says(page, 'What you typed is kept');
  await box.fill(body(name));
  await says(page, 'Nothing to fix');
  await page.getByRole('button', { name: 'Add button' }).click();
  await page.getByLabel('Text of button 1').fill('Confirm visit');
  await withAxe(page);
  expect(await findings(page, 'editor')).toEqual([]);

  await page.getByRole('button', { name: 'Submit to WhatsApp' }).click();
  await tells(page, templateTexts.submitted);
  await page.getByText('APPROVED').first().waitFor();
  const { results } = await ask(admin, `/sandesh/whatsapp_template/?search=${name}`);
  expect(results).toMatchObject([
    { status: 'APPROVED', body_variable_1_field: 'contact.name', button_text_1: 'Confirm visit' },
  ]);
});

test('what Meta refuses is told with its title and message, and stays on the card', async () => {
  const name = newTemplateName();
  await stored(name);
  const page = await open(admin, found(name));
  const submit = () => card(page, name).getByRole('button', { name: 'Submit to WhatsApp' }).click();
  await submit();
  await card(page, name).getByText('APPROVED').waitFor();
  // Meta lets the name of what was approved rest for thirty days.
  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Template' }).click();
  await says(page, templateTexts.none);
  await stored(name);
  await page.reload();
  await submit();
  await tells(page, 'Message Template Language is Being Deleted: New English content');
  await card(page, name)
    .getByText(/^Message Template Language is Being Deleted/)
    .waitFor();
  await card(page, name).getByText('DRAFT').waitFor();
});

test('a submission that fails as nobody expected says so', async () => {
  const name = newTemplateName();
  await stored(name);
  const page = await open(admin, found(name));
  await answers(page, '/sandesh/whatsapp_template/*/submit/', 'POST', 502, { detail: 'Away' });
  await card(page, name).getByRole('button', { name: 'Submit to WhatsApp' }).click();
  await tells(page, templateTexts.notSubmitted);
});

test('a template that asks for card numbers is rejected with the reason, edited and reviewed again', async () => {
  const name = newTemplateName();
  await stored(name, {
    body: `Namaste {{1}}, please send your card number for ${name} to our office today so that we go on.`,
  });
  const page = await open(admin, found(name));
  await card(page, name).getByRole('button', { name: 'Submit to WhatsApp' }).click();
  await card(page, name).getByText('REJECTED').waitFor();
  await says(page, 'It looks like a fraud.');

  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Template' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, templateTexts.nothingChanged);
  await answers(page, '/sandesh/whatsapp_template/*/', 'PATCH', 400, {});
  await dialog.getByRole('textbox', { name: 'Body' }).fill(body(name));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, templateTexts.notUpdated);
  await page.unroute('**/sandesh/whatsapp_template/*/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, templateTexts.updated);
  await card(page, name).getByText('APPROVED').waitFor();
});

test('a saved template stands in the editor as it was saved', async () => {
  const name = newTemplateName();
  const { id } = await stored(name, { footer: 'Before' });
  const page = await open(admin, { at: `/addTemplate?id=${id}` });
  const footer = page.getByRole('textbox', { name: 'Footer' });
  await footer.fill('After');
  await page.getByRole('button', { name: 'Save' }).click();
  await tells(page, templateTexts.updated);
  expect(await footer.inputValue()).toBe('After');
  await page.getByRole('button', { name: 'Save' }).click();
  await tells(page, templateTexts.nothingChanged);
});

test('deleting asks with its name, and says what came of it', async () => {
  const name = newTemplateName();
  await stored(name);
  const page = await open(admin, found(name));
  await says(page, templateTexts.found(1));
  const ask = async () => {
    await card(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    await page
      .getByRole('alertdialog', { name: 'Delete Template?' })
      .getByRole('button', { name: 'Delete Template' })
      .click();
  };
  await answers(page, '/sandesh/whatsapp_template/*/', 'DELETE', 400, { non_field_errors: ['A broadcast uses it.'] });
  await ask();
  await tells(page, `${contactTexts.deleteFailed('Template', name)} A broadcast uses it.`);
  await page.unroute('**/sandesh/whatsapp_template/*/');
  await ask();
  await tells(page, contactTexts.deleted('Template', name));
  await says(page, templateTexts.none);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.waitForURL('**/template');
});

test('a sentence becomes three drafts, of which one is saved and opened', async () => {
  const page = await open(admin, { at: '/ai-template', size: 'phone' });
  await page.getByLabel('What should the message say?').fill('The price of a 3 BHK came down to 82 lakhs');
  await page.getByRole('button', { name: 'Write drafts' }).click();
  await says(page, templateDraftTexts.patterns);
  await expect.poll(() => page.getByRole('list', { name: 'Drafts' }).getByRole('heading').count()).toBe(3);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Price drop' })
    .getByRole('button', { name: 'Save and edit' })
    .click();
  await page.waitForURL('**/addTemplate?id=*');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog', { name: 'Preview and rules' }).getByText('Nothing to fix').waitFor();
});

test('what was made at Meta is imported into a group', async () => {
  const group = await ask(admin, '/sandesh/whatsapp_template_group/', { group_name: newTemplateName() });
  const name = newTemplateName();
  await stored(name);
  const page = await open(admin, found(name));
  await card(page, name).getByRole('button', { name: 'Submit to WhatsApp' }).click();
  await card(page, name).getByText('APPROVED').waitFor();
  await page.goto(page.url().replace(/\/template.*/, '/importtemplate'));
  await page.getByLabel(`Group of ${name}`).selectOption(group.group_name);
  await page.getByRole('button', { name: /^Import/ }).click();
  await tells(page, 'Imported: 0 new, 1 changed');
  await page.goto(page.url().replace('/importtemplate', `/template?template_group=${group.id}`));
  await card(page, name).getByText(`group ${group.group_name}`).waitFor();
});
