import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { mailTo } from '../lib/inboxes.ts';
import { newOffice } from '../lib/new-office.ts';
import { office, says, tells } from '../lib/office.ts';

/** The Admin's desk: money goes back with its credit note, and money that does not fit its order is decided about. */

const { url, open, visit, ask } = office('platform-desk');
const admin = 'admin@angan.demo';
const password = 'orchid heights 1204';

const logIn = async (page: Page, username: string) => {
  await page.getByLabel('E-mail or mobile number').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
};

/** Has the next payment at the gateway come to a rupee too little. */
const nextComesShort = () =>
  fetch(`${inject('sandboxUrl')}/_control/razorpay/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'wrong_amount' }),
  });

/** A new office buys Team for a year by UPI. `first`: what is done just before it pays. */
const buysTeam = async (first?: () => Promise<unknown>): Promise<{ page: Page; email: string; order: string }> => {
  const { email } = await newOffice(url, password);
  const page = await visit({ at: '/login' });
  await logIn(page, email);
  await page.goto(`${url}/buy/yearly?plan=team`);
  await page.getByLabel('Address').fill('302, Shantivan Arcade, Ahmedabad 380015');
  await page.getByLabel('State').selectOption('Gujarat');
  await page.getByRole('button', { name: 'Pay ₹ 21,239.00' }).click();
  const gateway = page.frameLocator('iframe[title="Razorpay Checkout"]');
  await gateway.getByLabel('UPI id').fill('success@razorpay');
  await first?.();
  await gateway.getByRole('button', { name: 'Pay by UPI' }).click();
  await page.waitForURL(/paymentstatus/);
  return {
    page,
    email,
    order: (await page
      .getByText(/^ORD-\d{4}-\d{6}$/)
      .first()
      .textContent())!,
  };
};

const idOf = async (email: string): Promise<number> => {
  const { results } = await ask(admin, `/platform/accounts/?search=${encodeURIComponent(email)}`);
  const { results: orders } = await ask(admin, `/platform/transactions/?company=${results[0].id}`);
  return orders[0].id;
};

test('the Admin begins at the accounts, and gives an office its money back with a credit note by mail', {
  timeout: 180_000,
}, async () => {
  const { email, order } = await buysTeam();
  const desk = await open(admin);
  await desk.waitForURL(/\/userlist/);
  await desk.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
  await withAxe(desk);
  expect(await findings(desk, 'the accounts')).toEqual([]);
  await desk.goto(`${url}/transactionlist?id=${await idOf(email)}`);
  const panel = desk.getByRole('complementary', { name: 'Transaction' });
  await says(panel, order);
  await withAxe(desk);
  expect(await findings(desk, 'an order')).toEqual([]);
  await panel.getByRole('button', { name: 'Refund', exact: true }).click();
  const form = desk.getByRole('dialog', { name: `Refund ${order}` });
  await form.getByLabel('Amount, GST included').fill('10,000');
  await form.getByLabel('Reason').fill('Asked for within seven days');
  await form.getByLabel('Stays').check();
  expect(await findings(desk, 'the form of a refund')).toEqual([]);
  await form.getByRole('button', { name: 'Give back ₹ 10,000.00' }).click();
  await tells(desk, 'The refund is under way');
  await says(panel, 'Part Refunded');
  const note = (await panel.getByRole('button', { name: /^PDF of ANGC/ }).textContent())!;
  const { text } = await mailTo(email, `Credit note ${note}: ₹ 10,000.00`);
  expect(text).toContain('Team plan, 12 months');
});

test('money that does not fit is held, the Admin hears of it and accepts it, and the buyer is told', {
  timeout: 180_000,
}, async () => {
  const { page, email } = await buysTeam(nextComesShort);
  await says(page, 'Your payment came, and is being looked at');
  const desk = await open(admin, { at: '/transactionlist?held=true' });
  await desk.getByRole('button', { name: /^Alerts, \d+ unread$/ }).click();
  await desk.getByText('₹ 21,238.00 came for').first().waitFor();
  await desk.goto(`${url}/transactionlist?held=true&id=${await idOf(email)}`);
  const panel = desk.getByRole('complementary', { name: 'Transaction' });
  await says(panel, 'It is another amount than the order.');
  await withAxe(desk);
  expect(await findings(desk, 'money that is held')).toEqual([]);
  await panel.getByRole('button', { name: 'Accept for the order' }).click();
  const form = desk.getByRole('dialog', { name: /^Accept for/ });
  await form.getByLabel('Reason').fill('The bank took a rupee');
  await form.getByRole('button', { name: 'Accept', exact: true }).click();
  await tells(desk, 'Accepted: the plan is on');
  await page.reload();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  const invoice = (await page
    .getByText(/^ANG\/\d\d-\d\d\/\d{4}$/)
    .first()
    .textContent())!;
  await mailTo(email, `Invoice ${invoice}: ₹ 21,238.00`);
});
