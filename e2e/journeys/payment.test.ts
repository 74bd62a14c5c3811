import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { mailTo } from '../lib/inboxes.ts';
import { newOffice } from '../lib/new-office.ts';
import { office, says } from '../lib/office.ts';

/** An office buys a plan with more users by UPI, has its invoice by mail, and upgrades a hundred days later on a phone. */

const { url, visit } = office('payment');
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string) => {
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
};

const payByUpi = async (page: Page, amount: string, vpa = 'success@razorpay') => {
  await page.getByRole('button', { name: `Pay ₹ ${amount}` }).click();
  const gateway = page.frameLocator('iframe[title="Razorpay Checkout"]');
  await gateway.getByText(`₹ ${amount}`).waitFor();
  await gateway.getByLabel('UPI id').fill(vpa);
  await gateway.getByRole('button', { name: 'Pay by UPI' }).click();
  return gateway;
};

test('buys Team with two more users, gets the invoice, and upgrades for what is left', {
  timeout: 180_000,
}, async () => {
  const owner = await newOffice(url, password);
  const desk = await visit({ at: '/login' });
  await logIn(desk, owner.email);
  await desk.goto(`${url}/buy/yearly?plan=team`);
  await desk.getByLabel('Users', { exact: true }).fill('7');
  await desk.getByLabel('Address').fill('302, Shantivan Arcade, Ahmedabad 380015');
  await desk.getByLabel('State').selectOption('Gujarat');
  await says(desk, '22,597.00');
  await says(desk, '2,033.73');
  await withAxe(desk);
  expect(await findings(desk, 'buying a plan')).toEqual([]);

  const gateway = await payByUpi(desk, '26,664.00', 'failure@razorpay');
  await gateway.getByText('declined in the UPI app').waitFor();
  await gateway.getByLabel('UPI id').fill('success@razorpay');
  await gateway.getByRole('button', { name: 'Pay by UPI' }).click();
  await desk.getByRole('heading', { name: 'Payment received' }).waitFor();
  await says(desk, /^Team is on for 7 users, to \d\d\/\d\d\/\d{4}\.$/);
  expect(await findings(desk, 'a payment that came')).toEqual([]);
  const no = (await desk
    .getByText(/^ANG\/\d\d-\d\d\/\d{4}$/)
    .first()
    .textContent())!;
  const { text } = await mailTo(owner.email, `Invoice ${no}: ₹ 26,664.00`);
  expect(text).toContain('Team plan, 12 months, 7 users');

  // A hundred days of a year of Team at 17,999 are over.
  await inDatabase(
    `update subscription s set started_on = today_in_india() - 100, ends_on = today_in_india() + 264, price_paid = 1799900
       from app_user u where u.company_id = s.company_id and u.email = $1 and s.kind = 'Paid'`,
    [owner.email],
  );
  const phone = await visit({ at: '/login', size: 'phone' });
  await logIn(phone, owner.email);
  await phone.goto(`${url}/buy/yearly?plan=office`);
  await says(phone, 'Credit of Team, 265 of 365 days');
  await says(phone, '-13,068.00');
  await says(phone, '28,931.00');
  await says(phone, '2,603.79');
  await payByUpi(phone, '34,139.00');
  await phone.getByRole('heading', { name: 'Payment received' }).waitFor();
  await says(phone, /^Office is on for 15 users/);
  await phone.goto(`${url}/paymentdetail`);
  await says(phone, '₹ 34,139.00');
  await withAxe(phone);
  expect(await findings(phone, 'the subscription')).toEqual([]);
});
