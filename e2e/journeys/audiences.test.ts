import { consentText } from '@angan/contract/contacts/consent.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { formatDate } from '@angan/domain/dates.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** Whom one may write to and whom one should call: what is known of people, what they allow, and groups by rule. */

const { ask, open } = office('audiences');
const owner = 'owner@rival.demo';

interface Somebody {
  id: number;
  name: string;
  mobile_number_1: string;
}
const aContact = (fields: object = {}): Promise<Somebody> =>
  ask(owner, '/properties/contacts/', { name: newName('Vaidehi'), mobile_number_1: newMobile(), ...fields });
const read = ({ id }: Somebody) => ask(owner, `/properties/contacts/${id}/`);
const record = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const total = (page: Page) => page.getByRole('heading', { level: 1 }).locator('+ span').innerText();
/** Says something in a chip of the sentence, and closes what it opened. */
const say = async (page: Page, piece: string | RegExp, ...words: string[]) => {
  await page.getByRole('dialog').getByRole('button', { name: piece }).click();
  for (const word of words) await page.getByRole('button', { name: word, exact: true }).click();
  await page.keyboard.press('Escape');
};

describe('a group by rule', () => {
  test('is built as a sentence while its people are counted, filters the list, and is changed and deleted', async () => {
    const lender = await aContact({ contact_kind: ['Lender'] });
    const page = await open(owner, { at: '/contactgroup' });
    await page.getByRole('button', { name: 'New group by rule' }).click();
    const builder = page.getByRole('dialog', { name: 'New group by rule' });
    const reached = builder.getByRole('region', { name: 'Who is in it now' });
    const name = newName('Lenders');
    await builder.getByRole('button', { name: 'Add group' }).click();
    await says(builder, contactTexts.ruleEmpty);
    await builder.getByRole('textbox', { name: 'Contact group name' }).fill(name);

    await say(page, 'Kind', 'Lender');
    await reached.getByText(lender.name).waitFor();
    const { count } = await ask(owner, '/properties/contacts/?contact_kind=Lender');
    await expect.poll(() => reached.getByText('now').innerText()).toMatch(new RegExp(`^${count} contacts? now$`));
    await say(page, 'Last contact', 'Never');
    expect(
      (await builder.getByRole('group', { name: 'Who is in the group' }).innerText()).replaceAll(/\s+/g, ' '),
    ).toContain('Everyone who is a Lender and was never contacted');
    // What is being built outlives a reload.
    await page.reload();
    await reached.getByText(lender.name).waitFor();
    await builder.getByRole('button', { name: 'Add group' }).click();
    await tells(page, contactTexts.groupCreated);

    const row = rows(page).filter({ hasText: name });
    await row.getByText('by rule', { exact: true }).waitFor();
    await says(row, 'Everyone who is a Lender and was never contacted');
    await row.getByRole('link').click();
    await page.waitForURL(/contactgroup=\d+/);
    await rows(page).getByRole('link', { name: lender.name }).waitFor();
    const inGroup = (await ask(owner, `/properties/contacts/${new URL(page.url()).search}`)).count;
    await expect.poll(() => total(page)).toBe(String(inGroup));
    await page.getByRole('group', { name: 'Contact group' }).getByText('by rule').waitFor();

    await page.goBack();
    await expect.poll(() => row.getByRole('link').innerText()).toBe(String(inGroup));
    await row.getByRole('button', { name: 'Actions' }).click();
    expect(await page.getByRole('menuitem', { name: 'Merge into another' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Change the rule' }).click();
    const change = page.getByRole('dialog', { name: 'Change the rule' });
    await change.getByRole('button', { name: 'Clear Last contact' }).click();
    await change.getByRole('button', { name: 'Save' }).click();
    await tells(page, `Saved: ${name}`);
    await says(row, 'Everyone who is a Lender');

    await row.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete contact group' }).click();
    await tells(page, contactTexts.deleted('Contact group', name));
    expect((await read(lender)).contact_kind).toEqual(['Lender']);
  });

  test('is shown with the person who is in it, and not offered where people are put into groups by hand', async () => {
    const { contact_group_name, id } = await ask(owner, '/properties/contactgroup/', {
      ...{ contact_group_name: newName('Builders') },
      rule: { contact_kind: ['Builder'] },
    });
    const person = await aContact({ contact_kind: ['Builder'] });
    const page = await open(owner, { at: `/contact?contactgroup=${id}&id=${person.id}` });
    await record(page).getByText(`${contact_group_name} by rule`).waitFor();
    await record(page).getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Contact' });
    await form.getByRole('button', { name: 'Buyer', exact: true }).first().waitFor();
    expect(await form.getByRole('button', { name: contact_group_name }).count()).toBe(0);
  });

  test('is built under a thumb, from sheets', async () => {
    const page = await open(owner, { at: '/contactgroup?add=rule', size: 'phone' });
    const builder = page.getByRole('dialog', { name: 'New group by rule' });
    await builder.getByRole('button', { name: 'Added' }).click();
    await page.getByRole('button', { name: '90 days' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await builder.getByText('in the last 90 days').waitFor();
    const { count } = await ask(owner, '/properties/contacts/?added_within=90');
    await builder.getByText(`${count} contacts now`).waitFor();
  });
});

test('the list is filtered by what is known of people, as a sentence', async () => {
  const broker = await aContact({ contact_kind: ['Broker'], city: 'Surat' });
  const page = await open(owner, { at: `/contact?search=${broker.mobile_number_1}` });
  await page.getByRole('button', { name: 'Kind', exact: true }).click();
  await page.getByRole('button', { name: 'Broker', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/contact_kind=Broker/);
  await page.getByRole('button', { name: 'Kind Broker' }).waitFor();
  await page.getByRole('button', { name: 'Last contact', exact: true }).click();
  await page.getByRole('button', { name: 'Contacted within' }).click();
  await page.getByRole('button', { name: '7 days' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Last contact within 7 days' }).waitFor();
  await says(page, contactTexts.none);
  await page.getByRole('button', { name: 'Clear Last contact' }).click();
  await page.getByRole('link', { name: broker.name }).waitFor();
});

describe('consent', () => {
  test('is given in the words that stand there, withdrawn, and told in one line', async () => {
    const person = await aContact();
    const page = await open(owner, { at: `/contact?search=${person.mobile_number_1}&id=${person.id}` });
    await says(record(page), 'No marketing: no consent yet');
    await record(page).getByRole('button', { name: 'Change consent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Consent' });
    await dialog.getByText('Rival Realty may write to me on WhatsApp').waitFor();
    const ask = await dialog.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(ask!)).toContain(consentText.text('Rival Realty'));
    await dialog.getByRole('button', { name: 'Given', exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says(dialog, contactTexts.consentHow);
    await dialog.getByRole('button', { name: 'WhatsApp', exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says(record(page), `Can message: consent given on ${formatDate(new Date())}, by WhatsApp`);
    await record(page).getByText('Consent Not asked to Given').waitFor();

    await record(page).getByRole('button', { name: 'Change consent' }).click();
    await dialog.getByRole('button', { name: 'Withdrawn' }).click();
    expect(await dialog.getByRole('checkbox', { name: 'Opted out of advertising' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says(record(page), `No marketing: consent withdrawn on ${formatDate(new Date())}`);
    expect(await read(person)).toMatchObject({ marketing_opt_out: true, consent: { status: 'Withdrawn' } });
  });

  test('aside, somebody may be left alone altogether, which the list says by the name', async () => {
    const person = await aContact();
    const page = await open(owner, { at: `/contact?search=${person.mobile_number_1}&id=${person.id}` });
    await record(page).getByRole('button', { name: 'Change consent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Consent' });
    await dialog.getByRole('checkbox', { name: 'Do not contact' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says(record(page), 'Do not contact');
    await rows(page).getByText('Do not contact').waitFor();
  });
});

describe('the last contact', () => {
  test('is noted when somebody taps Call, and by hand', async () => {
    const person = await aContact();
    const page = await open(owner, { at: `/contact?id=${person.id}&search=${person.mobile_number_1}` });
    await says(record(page), 'Never contacted');
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await record(page).getByRole('link', { name: 'Call' }).click();
    await says(record(page), `Last contacted ${formatDate(new Date())}, by call`);
    await record(page).getByRole('listitem').filter({ hasText: 'called' }).waitFor();
    await record(page).getByRole('button', { name: 'Log a contact' }).click();
    await page.getByRole('menuitem', { name: 'Met' }).click();
    await says(record(page), `Last contacted ${formatDate(new Date())}, in person`);
    await record(page).getByRole('listitem').filter({ hasText: 'met the person' }).waitFor();
  });

  test('waits for the network, over a reload, and keeps its time', async () => {
    const person = await aContact();
    const page = await open(owner, { at: `/contact?search=${person.mobile_number_1}`, size: 'phone' });
    const call = page.getByRole('link', { name: `WhatsApp ${person.name}` });
    await call.waitFor();
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const path = `**/properties/contacts/${person.id}/contacted/`;
    await page.route(path, (route) => route.abort('internetdisconnected'));
    const before = Date.now();
    const failed = page.waitForEvent('requestfailed');
    await call.click();
    await failed;
    expect((await read(person)).last_contacted_at).toBe(null);
    await page.unroute(path);
    await page.reload();
    await expect.poll(async () => (await read(person)).last_contacted_how).toBe('WhatsApp');
    const at = Date.parse((await read(person)).last_contacted_at);
    expect(Math.abs(at - before)).toBeLessThan(5000);
  });
});

test('what is rarely known stands behind More details, outlives a reload, and is told where it is filled', async () => {
  const page = await open(owner, { at: '/contact?add=one' });
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  const [name, mobile] = [newName('Dhruv'), newMobile()];
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  expect(await form.getByRole('textbox', { name: 'Company' }).count()).toBe(0);
  await form.getByRole('button', { name: 'More details' }).click();
  await form.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'Investor' }).click();
  await form.getByRole('textbox', { name: 'Company' }).fill('Dhruv Textiles');
  await form.getByRole('button', { name: 'Abroad (NRI)' }).click();
  await form.getByRole('textbox', { name: 'Date of birth' }).pressSequentially('01031985');
  await form.getByRole('textbox', { name: 'Anniversary' }).fill('31/02/2010');
  await page.reload();
  expect(await form.getByRole('textbox', { name: 'Date of birth' }).inputValue()).toBe('01/03/1985');
  await form.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await says(form, 'Write the date as DD/MM/YYYY.');
  await form.getByRole('button', { name: 'Pick anniversary' }).click();
  const calendar = page.getByRole('dialog', { name: 'Anniversary' });
  await calendar.getByRole('combobox', { name: 'Year' }).selectOption('2010');
  await calendar.getByRole('combobox', { name: 'Month' }).selectOption('Dec');
  await calendar.getByRole('button', { name: '12 December 2010' }).click();
  await form.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await tells(page, contactTexts.created);

  const [made] = (await ask(owner, `/properties/contacts/?search=${mobile}`)).results;
  expect(made).toMatchObject({
    ...{ name, contact_kind: ['Investor'], company_name: 'Dhruv Textiles', is_nri: true },
    ...{ date_of_birth: '1985-03-01', anniversary: '2010-12-12' },
  });
  await page.goto(page.url().replace(/\/contact.*/, `/contact?id=${made.id}&search=${mobile}`));
  for (const fact of ['Investor', 'Dhruv Textiles', 'Abroad (NRI)', '01/03/1985', '12/12/2010'])
    await says(record(page), fact);
  expect(await record(page).getByText('RERA no.').count()).toBe(0);
  await page.getByRole('button', { name: /columns$/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('cell', { name: 'Dhruv Textiles' }).waitFor();
});

test('who sees masked numbers reads what people allow and notes a meeting, and changes nothing else', async () => {
  const page = await open('residential@angan.demo', { at: '/contactList?search=yusuf' });
  await page.getByRole('link', { name: 'Yusuf Memon' }).click();
  await says(record(page), 'Do not contact');
  expect(await record(page).getByRole('button', { name: 'Change consent' }).count()).toBe(0);
  await record(page).getByRole('button', { name: 'Log a contact' }).click();
  await page.getByRole('menuitem', { name: 'Met' }).click();
  await says(record(page), `Last contacted ${formatDate(new Date())}, in person`);
});
