import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Size, sizes } from '../lib/browser.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { codeAfter, codeTo, mailTo } from '../lib/inboxes.ts';
import { newOffice } from '../lib/new-office.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** An Owner has the office deleted, logs in again within its days, and brings it back. */

const { url, visit } = office('office-deletion');
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname !== '/login');
};

/** Fills in the name, the password and the code; answers the heading of what comes then. */
const confirmed = async (page: Page, company: string, mobile: string) => {
  const dialog = page.getByRole('dialog', { name: 'Delete the office' });
  const before = await codeTo(mobile);
  await dialog.getByLabel('Name of the office').fill(company);
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByText(/Enter the code that we sent by SMS/).waitFor();
  await dialog.getByLabel('Code').fill(await codeAfter(mobile, before));
  await dialog.getByRole('button', { name: 'Delete the office' }).click();
  const title = page.getByRole('heading', { name: /^Your office will be deleted on \d\d\/\d\d\/\d{4}$/ });
  await title.waitFor();
  return title;
};

const own = Object.keys(sizes) as Size[];

test.each(own)('an office is deleted, looked at again and brought back, on a %s', async (size) => {
  const { email, mobile, company } = await newOffice(url, password);
  await inDatabase(`delete from rate_limit where key like 'code%' || $1`, [mobile]);
  const page = await visit({ size });
  await logIn(page, email);
  await page.goto(`${url}/settings?part=data`);
  await page.getByRole('button', { name: 'Delete the office' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the office' });
  await dialog.getByText('Stays in our own books, as the law wants it').waitFor();
  await dialog.getByLabel('Name of the office').fill('Another office');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByText('That is not the name of the office. Type it as it stands above.').waitFor();
  await withAxe(page);
  expect(await findings(page, `deleting the office on a ${size}`)).toEqual([]);
  await picture(page, `office-deletion-dialog-${size}`);
  const title = await confirmed(page, company, mobile);
  expect(new URL(page.url()).pathname).toBe('/expiry');
  const day = /[\d/]{10}$/.exec((await title.textContent())!)![0];
  await mailTo(email, `${company} will be deleted on ${day}`);
  // No way on: each address leads back to the one screen.
  for (const path of ['/contact', '/settings', '/profile']) {
    await page.goto(`${url}${path}`);
    await title.waitFor();
  }
  await page.getByRole('button', { name: 'Export everything' }).waitFor();
  await withAxe(page);
  expect(await findings(page, `the office to be deleted on a ${size}`)).toEqual([]);
  await picture(page, `office-deletion-${size}`);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((at) => at.pathname !== '/expiry');
  await logIn(page, email);
  await title.waitFor();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByText('Your office is back').waitFor();
  await page.waitForURL((at) => at.pathname === '/');
  await page.goto(`${url}/contact`);
  await page.getByRole('heading', { name: 'Contacts' }).first().waitFor();
  expect(
    await inDatabase('select delete_on from company c join app_user u on u.company_id = c.id where u.email = $1', [
      email,
    ]),
  ).toEqual([{ delete_on: null }]);
});

test('an office whose subscription has ended is deleted from the screen that says so', async () => {
  const { email, mobile, company } = await newOffice(url, password);
  await inDatabase(`delete from rate_limit where key like 'code%' || $1`, [mobile]);
  await inDatabase(
    `update subscription set started_on = today_in_india() - 60, ends_on = today_in_india() - 10
      where company_id = (select company_id from app_user where email = $1)`,
    [email],
  );
  const page = await visit({ size: 'phone' });
  await logIn(page, email);
  await page.waitForURL((at) => at.pathname === '/expiry');
  await picture(page, 'expiry-owner-phone');
  await page.getByRole('button', { name: 'Delete the office' }).click();
  await confirmed(page, company, mobile);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByText('Your office is back').waitFor();
  await page.getByRole('button', { name: 'Delete the office' }).waitFor();
  await withAxe(page);
  expect(await findings(page, 'an office that is back and has no subscription')).toEqual([]);
});
