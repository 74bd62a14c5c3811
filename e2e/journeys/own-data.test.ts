import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textIn, unzipped, workbookIn } from '../../apps/server/test/zips.ts';
import { type Size, sizes } from '../lib/browser.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { fileOf, newMobile, newName, office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** What an Owner does with all that the office has: take it along, and erase a person. */

const { url, visit } = office('own-data');
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname !== '/login');
};

/** An office of its own in which one person stands. */
const prepared = async () => {
  const { email } = await newOffice(url, password);
  const [name, mobile] = [newName('Leaves with us'), newMobile()];
  await inDatabase(
    `insert into contact (company_id, name, mobile_number_1) select company_id, $2, $3 from app_user where email = $1`,
    [email, name, mobile],
  );
  return { email, name, mobile };
};

/** What the button brings, read by programs that are none of ours. */
const exported = async (page: Page) => {
  await page.getByRole('button', { name: 'Export everything' }).click();
  const link = page.getByRole('link', { name: /^Download .*\.zip/ });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.zip$/);
  return unzipped(await fileOf(download));
};

const own = Object.keys(sizes) as Size[];

test.each(own)('the Owner takes all data along from the settings, on a %s', async (size) => {
  const { email, name, mobile } = await prepared();
  const page = await visit({ size, acceptDownloads: true });
  await logIn(page, email);
  await page.goto(`${url}/settings`);
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: /^Your data/ })
    .click();
  const files = await exported(page);
  expect(await workbookIn(files, 'Contacts.xlsx')).toMatchObject([{ name, mobile_number_1: mobile }]);
  expect(await workbookIn(files, 'Team.xlsx')).toMatchObject([{ email }]);
  expect(textIn(files, 'contents.txt')).toContain('Contacts.xlsx: 1');
  await withAxe(page);
  expect(await findings(page, `the data on a ${size}`)).toEqual([]);
  await picture(page, `own-data-${size}`);
});

test.each(own)('and from the page at the end of the subscription, on a %s', async (size) => {
  const { email, name } = await prepared();
  await inDatabase(
    `update subscription set started_on = current_date - 60, ends_on = current_date - 30
      where company_id = (select company_id from app_user where email = $1)`,
    [email],
  );
  const page = await visit({ size, acceptDownloads: true });
  await logIn(page, email);
  await page.waitForURL((at) => at.pathname === '/expiry');
  const files = await exported(page);
  expect(await workbookIn(files, 'Contacts.xlsx')).toMatchObject([{ name }]);
  await withAxe(page);
  expect(await findings(page, `the end on a ${size}`)).toEqual([]);
  await picture(page, `own-data-expiry-${size}`);
});

test.each(own)('a person is erased from their record, and found by number for it, on a %s', async (size) => {
  const { email, name, mobile } = await prepared();
  const second = newMobile();
  await inDatabase(
    `insert into contact (company_id, name, mobile_number_1) select company_id, 'Asha Trivedi', $2 from app_user where email = $1`,
    [email, second],
  );
  const page = await visit({ size, acceptDownloads: true });
  await logIn(page, email);
  await page.goto(`${url}/contact`);
  await page.getByText(name).first().click();
  const record = page.getByRole('complementary', { name: 'Contact' });
  await record.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person' });
  const [held] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'All we hold about this person' }).click(),
  ]);
  expect(held.suggestedFilename()).toMatch(/^Contacts \d+ .*\.xlsx$/);
  await dialog.getByLabel('Last four digits of the number').fill('0000');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByText('That is not it. Look at it once more.').waitFor();
  await withAxe(page);
  expect(await findings(page, `erasing on a ${size}`)).toEqual([]);
  await picture(page, `own-data-erase-${size}`);
  await dialog.getByLabel('Last four digits of the number').fill(mobile.slice(-4));
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('The person is erased').waitFor();
  await expect.poll(() => page.getByText(name).count()).toBe(0);

  await page.goto(`${url}/settings?part=data`);
  await page.getByLabel('Mobile number').fill(second);
  await page.getByRole('button', { name: 'Find' }).click();
  await dialog.getByText('Asha Trivedi').waitFor();
  await dialog.getByLabel('Last four digits of the number').fill(second.slice(-4));
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('The person is erased').waitFor();
  const left = await inDatabase(
    `select name from contact where company_id = (select company_id from app_user where email = $1)`,
    [email],
  );
  expect(left).toEqual([{ name: '' }, { name: '' }]);
});
