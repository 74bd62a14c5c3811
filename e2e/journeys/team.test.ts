import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { codeTo } from '../lib/inboxes.ts';
import { newOffice, newPerson } from '../lib/new-office.ts';
import { office, says, tells } from '../lib/office.ts';

/** Somebody is invited, joins on a phone, changes role while at work, leaves, and is had back. */

const { url, visit } = office('team');
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string) => {
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
};

test('an invited person joins, works in another role at once, hands over and comes back', {
  timeout: 120_000,
}, async () => {
  const owner = await newOffice(url, password);
  const desk = await visit({ at: '/login' });
  await logIn(desk, owner.email);
  await desk.goto(`${url}/subuser`);
  await says(desk, '1 of 5');
  await says(desk, 'No sub-users yet');
  await desk.getByRole('button', { name: 'Add sub-user' }).click();
  const form = desk.getByRole('dialog', { name: 'Add sub-user' });
  await form.getByLabel('First name').fill('Nidhi');
  await form.getByLabel('Last name').fill('Rao');
  await form.getByRole('button', { name: 'Add sub-user' }).click();
  await says(desk, 'Enter a mobile number or an e-mail address.');
  const { email, mobile } = newPerson();
  await form.getByLabel('Mobile number').fill(owner.mobile);
  await form.getByRole('button', { name: 'Add sub-user' }).click();
  await says(desk, 'Rina has this number. One number, one person.');
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('radio', { name: /^All-Rounder/ }).check();
  await withAxe(desk);
  expect(await findings(desk, 'the form of an invitation')).toEqual([]);
  await form.getByRole('button', { name: 'Add sub-user' }).click();
  const sent = desk.getByRole('dialog', { name: 'Invitation for Nidhi Rao' });
  const link = (await sent.getByText(/\/join\//).textContent())!;
  await desk.keyboard.press('Escape');
  await says(desk, '2 of 5');

  const phone = await visit({ at: new URL(link).pathname, size: 'phone' });
  await phone.getByRole('heading', { name: `Join ${owner.company}` }).waitFor();
  expect(await phone.getByLabel('E-mail').inputValue()).toBe(email);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByLabel('Password again').fill(password);
  await withAxe(phone);
  expect(await findings(phone, 'the page of an invitation')).toEqual([]);
  await phone.getByRole('button', { name: 'Send the code' }).click();
  await phone.getByLabel('Code of 6 digits').fill(await codeTo(mobile));
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await phone.getByRole('heading', { name: /Nidhi/ }).waitFor();

  await desk.getByRole('link', { name: /Nidhi Rao/ }).click();
  const panel = desk.getByRole('complementary', { name: 'Sub-user' });
  await panel.getByRole('radio', { name: /^Backend/ }).check();
  await panel.getByLabel('Visits a month').fill('12');
  await panel.getByRole('button', { name: 'Save' }).click();
  await tells(desk, 'Saved.');
  await tells(phone, 'Your role is now Backend.');
  await says(desk, 'Visits: 0 of 12');

  await panel.getByRole('button', { name: 'Remove' }).click();
  const leave = desk.getByRole('dialog', { name: 'Remove Nidhi Rao' });
  await leave.getByText('Nothing is open in their hands.').waitFor();
  await leave.getByRole('button', { name: 'Remove' }).click();
  await tells(desk, 'Nidhi Rao was removed; 0 records were handed over.');
  await phone.getByRole('alertdialog', { name: sessionTexts.expired }).waitFor();
  await says(desk, /^left \d\d\/\d\d\/\d{4}$/);
  await panel.getByRole('button', { name: 'Bring back' }).click();
  await tells(desk, 'Nidhi Rao is back, and logs in anew.');
  await says(desk, '2 of 5');
});
