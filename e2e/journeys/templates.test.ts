import { templateDraftTexts } from '@angan/contract/whatsapp/template-drafts.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { answers, holds, office, says, tells } from '../lib/office.ts';
import { dialogsGone } from '../lib/settled.ts';
import { connectMeta, meta } from '../lib/whatsapp.ts';

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
  await tells(page, 'Template submitted to Meta successfully');
  await page.getByText('APPROVED').first().waitFor();
  const { results } = await ask(admin, `/sandesh/whatsapp_template/?search=${name}`);
  expect(results).toMatchObject([
    { status: 'APPROVED', body_variable_1_field: 'contact.name', button_text_1: 'Confirm visit' },
  ]);
});

test('the editor tells of labels, footers and bodies that WhatsApp refuses, while they are typed', async () => {
  const name = newTemplateName();
  const page = await open(admin, { at: '/addTemplate' });
  await page.getByLabel('Template name').fill(name);
  const box = page.getByRole('textbox', { name: 'Body' });
  const footer = page.getByRole('textbox', { name: 'Footer' });
  await box.fill(`Namaste, the flats of ${name} are open this Sunday.`);
  for (const text of ['Reply STOP 👍', '*Reply STOP*']) {
    await footer.fill(text);
    await says(page, /^Footer has a new line, a tab, an emoji or a sign of formatting\./);
  }
  await footer.fill('Reply STOP');
  for (const at of [1, 2]) {
    await page.getByRole('button', { name: 'Add button' }).click();
    await page.getByLabel(`Text of button ${at}`).fill('Book ✅');
  }
  await says(page, /^Button 1 has a new line, a tab, an emoji or a sign of formatting\./);
  for (const at of [1, 2]) await page.getByLabel(`Text of button ${at}`).fill('Book a visit');
  await says(page, 'Two buttons say ‘Book a visit’. Give each its own text.');
  await page.getByLabel('Text of button 2').fill('Not now');
  await says(page, 'Nothing to fix');
  await box.fill(`Namaste, the flats of ${name} are open.\tCome on Sunday.`);
  await says(page, 'Body has a tab. Put a space in its place.');
  // Of what only some accounts refuse one is warned.
  await box.fill(`Namaste ${'🏠'.repeat(11)} of ${name}. ${'They are open this Sunday. '.repeat(22)}`);
  await says(page, /^Body has \d{3} characters$/);
  await says(page, 'WhatsApp refuses more than 550 on some accounts');
  await says(page, 'Body has 11 emojis');
  await says(page, 'WhatsApp refuses more than 10 on some accounts');
  await says(page, 'Nothing to fix');
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
  await page.reload();
  await says(page, /^Message Template Language is Being Deleted: New English content/);
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
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await tells(page, 'Edit Details before updating it');
  await dialog.getByRole('textbox', { name: 'Body' }).fill(body(name));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await tells(page, 'Template updated successfully');
  await card(page, name).getByText('APPROVED').waitFor();
});

test('what was approved is edited once in a day, and what was deleted meanwhile not at all', async () => {
  const name = newTemplateName();
  const { id } = await stored(name);
  await ask(admin, `/sandesh/whatsapp_template/${id}/submit/`, {});
  const page = await open(admin, found(name));
  await card(page, name).getByText('APPROVED').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Edit Template' });
  const edit = async (footer: string) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByRole('textbox', { name: 'Footer' }).fill(footer);
  };
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await edit('Reply STOP');
  await save();
  await tells(page, 'Template updated successfully');
  await card(page, name).getByText('Reply STOP').waitFor();
  await card(page, name).getByText('APPROVED').waitFor();
  await edit('Write STOP');
  await save();
  await page.locator('[role="alert"]').filter({ hasText: 'once in 24 hours' }).waitFor();

  await ask(admin, `/sandesh/whatsapp_template/${id}/`, undefined, 'DELETE');
  await save();
  await tells(page, 'Failed to update template');
});

test('a saved template stands in the editor as it was saved', async () => {
  const name = newTemplateName();
  const { id } = await stored(name, { footer: 'Before' });
  const page = await open(admin, { at: `/addTemplate?id=${id}` });
  const footer = page.getByRole('textbox', { name: 'Footer' });
  await footer.fill('After');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await tells(page, 'Template updated successfully');
  expect(await footer.inputValue()).toBe('After');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await tells(page, 'Edit Details before updating it');
});

/** Asks for it to be deleted, and agrees. */
const remove = async (page: Page, what: string, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${what}?` });
  await question.getByText(name).waitFor();
  await question.getByRole('button', { name: `Delete ${what}` }).click();
};

test('deleting asks with its name, and says what came of it', async () => {
  const name = newTemplateName();
  const { id } = await stored(name);
  await ask(admin, `/sandesh/whatsapp_template/${id}/submit/`, {});
  const { waba_template_id } = await ask(admin, `/sandesh/whatsapp_template/${id}/`);
  let release = () => {};
  const page = await open(admin, {
    ...found(name),
    before: async (window) => {
      release = await holds(window, '/sandesh/whatsapp_template/');
    },
  });
  await expect.poll(() => page.getByRole('status', { name: 'Loading templates' }).locator('> *').count()).toBe(3);
  await says(page, 'Loading');
  release();
  await says(page, '1 Templates found');
  for (const fact of ['No Media Available', 'English, MARKETING, group N/A'])
    await card(page, name).getByText(fact, { exact: true }).waitFor();
  await card(page, name).getByRole('listitem').getByText('Mehul').waitFor();
  await meta(`templates/${waba_template_id}`, { do: 'disable' });
  await card(page, name).getByText('DISABLED', { exact: true }).waitFor();
  await remove(page, 'Template', name);
  await tells(page, `Failed to delete Template : "${name}" WhatsApp does not let a disabled template be deleted.`);

  const draft = newTemplateName();
  await stored(draft);
  const box = page.getByPlaceholder(/search/i).first();
  await box.fill('');
  expect(await page.getByRole('button', { name: 'Search', exact: true }).isDisabled()).toBe(true);
  await box.fill(draft);
  await box.press('Enter');
  await card(page, draft).waitFor();
  await remove(page, 'Template', draft);
  await tells(page, `Template: ${draft} Deleted successfully`);
  await says(page, 'No Templates found');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.waitForURL('**/template');
});

test('a group that is in use stays, and a button that is gone cannot be deleted twice', async () => {
  const group = newTemplateName();
  const made = await ask(admin, '/sandesh/whatsapp_template_group/', { group_name: group });
  const { id } = await stored(newTemplateName(), { template_group: made.id });
  const page = await open(admin, { at: '/templateGroups' });
  await remove(page, 'Template group', group);
  await tells(page, `Failed to delete Template group : "${group}" A template is in it. Move it first.`);
  await ask(admin, `/sandesh/whatsapp_template/${id}/`, undefined, 'DELETE');
  await remove(page, 'Template group', group);
  await tells(page, `Template group: ${group} Deleted successfully`);

  const text = `Visit ${group.slice(-6)}`;
  const button = () => ask(admin, '/sandesh/whatsapp_button/', { button_type: 'Custom', button_text: text });
  const first = await button();
  await dialogsGone(page);
  await page.goto(new URL('/addWhatsappbutton', page.url()).href);
  await page.getByRole('button', { name: `Delete ${text}` }).click();
  await ask(admin, `/sandesh/whatsapp_button/${first.id}/`, undefined, 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Button' }).click();
  await tells(page, `Failed to delete Button : "${text}"`);
  await button();
  await dialogsGone(page);
  await page.reload();
  await remove(page, 'Button', text);
  await tells(page, `Button: ${text} Deleted successfully`);
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
