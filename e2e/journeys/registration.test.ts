import { sessionTexts } from '@angan/contract/auth/texts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { codeTo, linkTo, mailTo, smsTo } from '../lib/inboxes.ts';
import { type NewPerson, newOffice, newPerson } from '../lib/new-office.ts';
import { newMobile, office, says } from '../lib/office.ts';
import { pressIfThere } from '../lib/press.ts';

/** How an office comes into being, and how its Owner gets back in: over the screens, the phone and the mailbox. */

const { url, visit } = office('registration');
const password = 'orchid heights 1204';

const fillIn = async (page: Page, { company, email, mobile }: NewPerson) => {
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('First name').fill('Rina');
  await page.getByLabel('Last name').fill('Kothari');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mobile number').fill(mobile);
};
const choosePassword = async (page: Page, chosen: string, again = chosen, label = 'Password') => {
  await page.getByLabel(label, { exact: true }).fill(chosen);
  await page.getByLabel(`${label} again`).fill(again);
  await page.keyboard.press('Enter');
};
const logIn = async (page: Page, username: string, with_ = password) => {
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(with_);
  await page.keyboard.press('Enter');
};
const atHome = (page: Page) => page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Rina/ }).waitFor();
const isPutOut = async (page: Page) => {
  const told = page.getByRole('alertdialog', { name: sessionTexts.expired });
  const link = page.getByRole('link', { name: 'Contacts', exact: true });
  // Asked for without a reload: what the page keeps up by itself may have met the refusal already.
  await told.or(link).first().waitFor();
  await pressIfThere(link);
  await told.waitFor();
};

/** Brings two people in from the file that a phone's address book writes. */
const bringPhoneBook = async (phone: Page) => {
  const card = (name: string, number: string) =>
    ['BEGIN:VCARD', 'VERSION:3.0', `N:;${name};;;`, `FN:${name}`, `TEL;TYPE=CELL:+91 ${number}`, 'END:VCARD'].join(
      '\r\n',
    );
  const book = [card('Harpreet', newMobile()), card('કિરીટ', newMobile())].join('\r\n');
  const inBackground = { timeout: 25_000 };
  await phone.goto(`${url}/datamigration?step=upload`);
  await phone.getByRole('button', { name: 'Choose a file' }).waitFor();
  await phone
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(book) });
  await phone.getByRole('button', { name: 'Check 2 rows' }).click(inBackground);
  await phone.getByRole('button', { name: 'Import 2 people' }).click(inBackground);
  await phone.getByRole('heading', { name: '2 added' }).first().waitFor(inBackground);
  await phone.goto(`${url}/contact`);
  for (const name of ['Harpreet', 'કિરીટ']) await phone.getByRole('article').filter({ hasText: name }).waitFor();
};

describe('an office', () => {
  // The longest of the journeys: six screens, three windows and two inboxes.
  test('is opened with code and link, and its Owner logs one device out from another', {
    timeout: 90_000,
  }, async () => {
    const person = newPerson();
    const page = await visit({ at: '/login' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Up' }).click();
    await fillIn(page, person);
    await choosePassword(page, password, 'another one');
    await says(page, "The two password fields didn't match.");
    await page.reload();
    expect(await page.getByLabel('Company name').inputValue()).toBe(person.company);
    expect(await page.getByLabel('Mobile number').inputValue()).toBe(person.mobile);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('orchid');
    await choosePassword(page, password);

    const code = page.getByLabel('Code of 6 digits');
    await code.fill('000000');
    await says(page, /^This code is not right or no longer good\./);
    await page.getByRole('button', { name: /^Send a new code in 0:\d\d$/ }).waitFor();
    const { variables, text } = await smsTo(person.mobile);
    const otp = variables.otp!;
    expect(text).toMatch(new RegExp(`^${otp} is your Angan verification code\\.`));
    // As people copy it, with a space in the middle.
    await code.fill(`${otp.slice(0, 3)} ${otp.slice(3)}`);
    await says(page, 'Verified');
    await says(page, /^Open the link that we mailed\./);

    const mailed = await linkTo(person.email, 'Confirm your e-mail address', '/activation/');
    const tab = await page.context().newPage();
    await tab.goto(mailed);
    await tab.getByRole('heading', { name: 'Your office is open' }).waitFor();
    // The tab where it began has heard of it.
    await page.getByRole('heading', { name: 'Your office is open' }).waitFor();
    await tab.reload();
    await says(tab, /^This link was used before\./);

    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    expect(await page.getByLabel('E-mail or mobile number').inputValue()).toBe(person.email);
    await logIn(page, person.email);
    await atHome(page);
    await says(page, 'Trial, 14 days left');

    const phone = await visit({ at: '/login', size: 'phone' });
    await logIn(phone, person.mobile);
    await atHome(phone);
    await phone.goto(`${url}/register`);
    await atHome(phone);

    await bringPhoneBook(phone);
    await phone.goto(url);
    await atHome(phone);

    await page.goto(`${url}/userdevice`);
    await page.getByRole('button', { name: /^Log out / }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /log out/i })
      .click();
    await says(page, 'The device was logged out.');
    await isPutOut(phone);
  });

  test('whose address has an account already gets a mail that says so, and the flow looks the same', async () => {
    const { email } = await newOffice(url, password);
    const second = { ...newPerson(), email };
    const page = await visit({ at: '/register' });
    await fillIn(page, second);
    await choosePassword(page, password);
    await page.getByLabel('Code of 6 digits').fill(await codeTo(second.mobile));
    await says(page, 'Verified');
    const { text } = await mailTo(email, 'You already have an account');
    expect(text).toContain(`${url}/login`);
    expect(text).not.toContain('/activation/');
  });
});

test('a forgotten password is set by a mailed link, which ends every session and works once', async () => {
  const person = await newOffice(url, password);
  const before = await visit({ at: '/login' });
  await logIn(before, person.email);
  await atHome(before);

  const page = await visit({ at: '/login', size: 'phone' });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The screen before has a field of the same name.
  await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await says(page, new RegExp(`^If ${person.email} has an account, a link is on its way`));
  const mailed = await linkTo(person.email, 'Set a new password', '/password-reset/');
  await page.goto(mailed);
  await choosePassword(page, 'short', 'short', 'New password');
  await says(page, 'This password is too short. It must contain at least 8 characters.');
  const fresh = 'sun vista 302';
  await choosePassword(page, fresh, fresh, 'New password');
  await page.getByRole('heading', { name: 'Password changed' }).waitFor();
  await isPutOut(before);
  await mailTo(person.email, 'Your password was changed');

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person.email);
  await says(page, 'No active account found with the given credentials');
  await logIn(page, person.email, fresh);
  await atHome(page);

  const again = await visit({ at: new URL(mailed).pathname });
  await choosePassword(again, fresh, fresh, 'New password');
  await again.getByRole('heading', { name: 'This link is no longer good' }).waitFor();
});
