import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dueNow } from '../../apps/server/test/due-now.ts';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice, newPerson } from '../lib/new-office.ts';
import { office, says } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** An Owner buys a smaller plan for the end of the term, on a phone, chooses who stays, and the day comes. */

const { url, visit } = office('who-stays');
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
};
const isIn = (page: Page) => page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();

const addPerson = async (owner: string, name: string): Promise<string> => {
  const { email, mobile } = newPerson();
  await inDatabase(
    `insert into app_user (company_id, usertype, username, email, mobile, first_name, last_name, password_hash, mobile_verified_at)
     select company_id, 'All-Rounder', $2, $2, $3, $4, 'Rao', password_hash, now() from app_user where email = $1`,
    [owner, email, mobile, name],
  );
  return email;
};
const companyOf = '(select company_id from app_user where email = $1)';

test('buys less, chooses who stays, and on the day it is so', { timeout: 180_000 }, async () => {
  const { email } = await newOffice(url, password);
  const nidhi = await addPerson(email, 'Nidhi');
  const harsh = await addPerson(email, 'Harsh');
  const today = dayInIndia();
  await inDatabase(
    `update subscription set kind = 'Paid', duration_months = 1, started_on = $2, ends_on = $3,
       plan = (select id from offered_plan where code = 'team') where company_id = ${companyOf}`,
    [email, addDays(today, -20), addDays(today, 9)],
  );
  const phone = await visit({ at: '/login', size: 'phone' });
  await logIn(phone, email);
  await isIn(phone);
  await phone.goto(`${url}/buy/monthly?plan=solo`);
  await says(phone, /Your office has more people than these users\./);
  await picture(phone, 'fewer-users');
  await phone.getByLabel('Address').fill('302, Shantivan Arcade, Ahmedabad 380015');
  await phone.getByLabel('State').selectOption('Gujarat');
  await phone.getByRole('button', { name: /^Pay ₹ \d/ }).click();
  const gateway = phone.frameLocator('iframe[title="Razorpay Checkout"]');
  await gateway.getByLabel('UPI id').fill('success@razorpay');
  await gateway.getByRole('button', { name: 'Pay by UPI' }).click();
  await phone.getByRole('heading', { name: 'Payment received' }).waitFor();

  await phone.goto(url);
  const choose = phone.getByRole('link', { name: 'Choose who stays' });
  await choose.waitFor();
  await picture(phone, 'home-who-stays');
  await choose.click();
  const dialog = phone.getByRole('dialog', { name: 'Who stays?' });
  await says(phone, /^The plan has 1 user, you among them\./);
  expect(await dialog.getByRole('checkbox', { name: /^Nidhi/ }).isChecked()).toBe(false);
  await withAxe(phone);
  expect(await findings(phone, 'who stays')).toEqual([]);
  await picture(phone, 'who-stays');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await says(phone, /^On .* 2 people leave, as you chose\.$/);
  await picture(phone, 'who-leaves');

  await inDatabase(
    `update subscription set started_on = started_on - 10, ends_on = ends_on - 10 where company_id = ${companyOf}`,
    [email],
  );
  await inDatabase(dueNow(`(payload ->> 'company')::bigint = ${companyOf}`), [email]);
  const theirs = await visit({ at: '/login', size: 'phone' });
  await expect
    .poll(async () => (await inDatabase('select is_active from app_user where email = $1', [nidhi]))[0]!.is_active)
    .toBe(false);
  await logIn(theirs, harsh);
  await says(theirs, 'No active account found with the given credentials');
  await phone.goto(`${url}/subuser`);
  await says(phone, '1 of 1');
});
