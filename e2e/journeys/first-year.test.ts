import { addDays, dayInIndia, formatDate } from '@angan/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDatabase } from '../lib/database.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { codeTo, linkTo, mailTo } from '../lib/inboxes.ts';
import { newPerson } from '../lib/new-office.ts';
import { office, says } from '../lib/office.ts';

/**
 * A stranger's first year: the office is opened on trial, somebody joins it, Team is bought with two more users by UPI,
 * a bigger plan follows a hundred days later, its term runs out, and it is renewed. What each state shows to the Owner,
 * a Co-Owner, staff and the Admin.
 */

const { url, visit, open } = office('first-year');
const password = 'orchid heights 1204';
const atHome = /^Good (morning|afternoon|evening)/;

const logIn = async (page: Page, username: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname !== '/login');
};

/** From the welcome page to one's Home. */
const opensOffice = async (): Promise<{ page: Page; owner: ReturnType<typeof newPerson> }> => {
  const owner = newPerson();
  const page = await visit();
  await page
    .getByRole('link', { name: /14 days free/ })
    .first()
    .click();
  await page.waitForURL((at) => at.pathname === '/register');
  await page.getByLabel('Company name').fill(owner.company);
  await page.getByLabel('First name').fill('Rina');
  await page.getByLabel('Last name').fill('Kothari');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Mobile number').fill(owner.mobile);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of 6 digits').fill(await codeTo(owner.mobile));
  await page.goto(await linkTo(owner.email, 'Confirm your e-mail address', '/activation/'));
  await page.getByRole('heading', { name: 'Your office is open' }).waitFor();
  await logIn(page, owner.email);
  await page.getByRole('heading', { name: atHome }).waitFor();
  return { page, owner };
};

/** Somebody whom the Owner invites joins on a phone. */
const joins = async (desk: Page, name: string, role: RegExp): Promise<Page> => {
  const { email, mobile } = newPerson();
  await desk.goto(`${url}/subuser`);
  await desk.getByRole('button', { name: 'Add sub-user' }).click();
  const form = desk.getByRole('dialog', { name: 'Add sub-user' });
  await form.getByLabel('First name').fill(name);
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('radio', { name: role }).check();
  await form.getByRole('button', { name: 'Add sub-user' }).click();
  const sent = desk.getByRole('dialog', { name: `Invitation for ${name} Rao` });
  const link = (await sent.getByText(/\/join\//).textContent())!;
  await desk.keyboard.press('Escape');
  const phone = await visit({ at: new URL(link).pathname, size: 'phone' });
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByLabel('Password again').fill(password);
  await phone.getByRole('button', { name: 'Send the code' }).click();
  await phone.getByLabel('Code of 6 digits').fill(await codeTo(mobile));
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await phone.getByRole('heading', { name: new RegExp(name) }).waitFor();
  return phone;
};

const gatewayOf = (page: Page) => page.frameLocator('iframe[title="Razorpay Checkout"]');
const payByUpi = async (page: Page, amount: string, vpa = 'success@razorpay') => {
  await page.getByRole('button', { name: `Pay ₹ ${amount}` }).click();
  await gatewayOf(page).getByText(`₹ ${amount}`).waitFor();
  await answerUpi(page, vpa);
};
const answerUpi = async (page: Page, vpa: string) => {
  await gatewayOf(page).getByLabel('UPI id').fill(vpa);
  await gatewayOf(page).getByRole('button', { name: 'Pay by UPI' }).click();
};
const invoiceOn = async (page: Page): Promise<string> =>
  (await page
    .getByText(/^ANG\/\d\d-\d\d\/\d{4}$/)
    .first()
    .textContent())!;

/** As if so many days had gone by since the term began that runs now. */
const daysGoBy = (owner: string, days: number) =>
  inDatabase(
    `update subscription s set started_on = started_on - $2::int, ends_on = ends_on - $2::int
       from app_user u where u.company_id = s.company_id and u.email = $1 and s.kind = 'Paid'`,
    [owner, days],
  );

/** What the Admin reads of an office in the list of accounts. */
const adminReads = async (owner: string, status: string) => {
  const page = await open('admin@angan.demo', { at: `/userlist?search=${encodeURIComponent(owner)}` });
  await page
    .getByRole('link')
    .filter({ hasText: /Kothari/ })
    .first()
    .click();
  await says(page.getByRole('complementary', { name: 'Account' }), status);
};

test('from the welcome page to the renewal', { timeout: 240_000 }, async () => {
  const { page: desk, owner } = await opensOffice();
  await says(desk, 'Trial, 14 days left');
  const staff = await joins(desk, 'Nidhi', /^All-Rounder/);
  const coOwner = await joins(desk, 'Tarun', /^Co-Owner/);
  await adminReads(owner.email, 'Trial');

  await desk.goto(`${url}/buy/yearly?plan=team`);
  await desk.getByLabel('Users', { exact: true }).fill('7');
  await desk.getByLabel('Address').fill('302, Shantivan Arcade, Ahmedabad 380015');
  await desk.getByLabel('State').selectOption('Gujarat');
  await says(desk, '22,597.00');
  await says(desk, '2,033.73');
  await withAxe(desk);
  expect(await findings(desk, 'buying a plan')).toEqual([]);
  await payByUpi(desk, '26,664.00', 'failure@razorpay');
  await gatewayOf(desk).getByText('declined in the UPI app').waitFor();
  await answerUpi(desk, 'success@razorpay');
  await desk.getByRole('heading', { name: 'Payment received' }).waitFor();
  await says(desk, /^Team is on for 7 users, to \d\d\/\d\d\/\d{4}\.$/);
  expect(await findings(desk, 'a payment that came')).toEqual([]);
  const { text } = await mailTo(owner.email, `Invoice ${await invoiceOn(desk)}: ₹ 26,664.00`);
  expect(text).toContain('Team plan, 12 months, 7 users');
  await adminReads(owner.email, 'Active');
  // A Co-Owner may buy, but what was paid is the Owner's.
  await coOwner.goto(`${url}/paymentdetail`);
  await coOwner.getByRole('heading', { name: atHome }).waitFor();

  // A hundred days of a year of Team at 17,999 are over.
  await inDatabase(
    `update subscription s set started_on = today_in_india() - 100, ends_on = today_in_india() + 264, price_paid = 1799900
       from app_user u where u.company_id = s.company_id and u.email = $1 and s.kind = 'Paid'`,
    [owner.email],
  );
  const phone = await visit({ size: 'phone' });
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

  // The year and the three days after it are over.
  await daysGoBy(owner.email, 369);
  await adminReads(owner.email, 'Expired');
  for (const one of [staff, coOwner, desk]) {
    await one.goto(`${url}/tasks`);
    await one.waitForURL((at) => at.pathname === '/expiry');
  }
  await says(staff, 'Ask your owner to renew');
  expect(await staff.getByRole('link', { name: 'Change plan' }).count()).toBe(0);
  await coOwner.getByRole('link', { name: 'Change plan' }).waitFor();
  expect(await coOwner.getByRole('link', { name: 'Renew', exact: true }).count()).toBe(0);

  await desk.getByRole('link', { name: 'Renew', exact: true }).click();
  await desk.getByText('Office', { exact: true }).first().waitFor();
  const price = (await desk.getByRole('button', { name: /^Pay ₹/ }).textContent())!.replace(/^Pay ₹\s/, '');
  await payByUpi(desk, price);
  await desk.getByRole('heading', { name: 'Payment received' }).waitFor();
  await says(desk, new RegExp(`^Office is on for 15 users, to ${formatDate(addDays(dayInIndia(), 364))}\\.$`));
  await mailTo(owner.email, `Invoice ${await invoiceOn(desk)}: ₹ ${price}`);
  await staff.goto(url);
  await staff.getByRole('heading', { name: atHome }).waitFor();
  await adminReads(owner.email, 'Active');
});
