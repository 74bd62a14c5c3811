import { dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { termEnd } from '@angan/domain/leases/index.ts';
import { formatPrice } from '@angan/domain/money.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { bargain, dealOffice, fill, giveStage, press, renew, tab } from '../lib/deals.ts';
import { newName, office, says, tells } from '../lib/office.ts';
import { sign } from '../lib/sign.ts';

/** A sale from its offer to the last certificate, a lease from its offer to the renewal, and what the Owner's dashboard makes of each. */

const here = office('deal-to-certificate');
const { ask, open } = here;
const today = dayInIndia();
const day = formatDate(today);
const sizes: readonly Size[] = ['desktop', 'phone'];

interface Figures {
  open: number;
  won: number;
  earned: number;
  invoiced: number;
  received: number;
  due: number;
  certificates: number;
}

/** What the dashboard says of this month, past the screen. */
const figuresOf = async (owner: string): Promise<Figures> => {
  const [money, inquiries] = await Promise.all([
    ask(owner, '/properties/dashboard/money/'),
    ask(owner, '/properties/dashboard/inquiries/'),
  ]);
  const { earned, invoiced, received, due, certificates_pending } = money.brokerage;
  return {
    open: money.deals.open,
    won: inquiries.conversion.won,
    earned,
    invoiced: invoiced.count,
    received: received.count,
    due: due.amount,
    certificates: certificates_pending,
  };
};

const none: Figures = { open: 0, won: 0, earned: 0, invoiced: 0, received: 0, due: 0, certificates: 0 };

/** Below a lakh, as the dashboard writes it. */
const rupees = (amount: number) => `₹ ${formatPrice(amount)}`;

const shows = async (page: Page, figures: Record<string, string>) => {
  await page.goto(`${here.url}/dashboard`);
  for (const [name, value] of Object.entries(figures))
    await page
      .locator('[aria-description]')
      .filter({ hasText: name })
      .locator('b')
      .getByText(value, { exact: true })
      .first()
      .waitFor();
};

/** Goes to the stage that the main button offers. */
const toNext = async (
  page: Page,
  stage: string,
  fields: Record<string, string> = {},
  choices: readonly string[] = [],
) => {
  await press(page, `Move to ${stage}`);
  await giveStage(page, stage, fields, { choices });
};

/** What a payer agrees to, is invoiced for in so many parts, and pays, on the record of the deal. */
const collect = async (page: Page, payer: string, parts: number, paid: { amount: string; tds: string }) => {
  await tab(page, /^Brokerage/);
  const of = page.getByRole('region', { name: payer, exact: true });
  await of.getByRole('button', { name: 'Terms agreed' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of brokerage' });
  await sign(page, terms.getByRole('img', { name: 'Sign here' }));
  await terms.getByRole('img', { name: 'Signed' }).waitFor();
  await terms.getByRole('button', { name: 'Keep agreement' }).click();
  // The record is read anew with it, which takes a busy machine its time.
  await terms.waitFor({ state: 'detached' });
  await of.getByRole('button', { name: 'Confirm' }).click({ timeout: 60_000 });
  for (let part = 1; part <= parts; part++) {
    await of.getByRole('button', { name: 'Make invoice' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make invoice' }).click();
    await of.getByRole('button', { name: new RegExp(`^PDF of RVR/.*/000${part}$`) }).waitFor();
  }
  // The main button has become that of money by now.
  await press(page, 'Record receipt');
  const receipt = page.getByRole('dialog', { name: 'Record receipt' });
  await receipt.getByLabel('Amount received').fill(paid.amount);
  await receipt.getByLabel('TDS deducted').fill(paid.tds);
  await receipt.getByLabel('Reference number').fill('HDFCN26310');
  await receipt.getByRole('button', { name: 'Record receipt' }).click();
  await tells(page, 'Receipt recorded');
  await of.getByText('Received', { exact: true }).first().waitFor();
  return of;
};

test.each(sizes)(
  'a sale comes from its offer to the last certificate on a %s, and the dashboard with it',
  async (size) => {
    const firm = newName('Nirvi Pharma');
    const { owner, deal_type, property, inquiry } = await dealOffice(here, 'Sale', firm);
    const deal = await ask(owner, '/properties/deals/', {
      deal_type,
      property: property.id,
      inquiry: inquiry.id,
      our_side: 'Buyer side',
      expected_close: today,
    });
    expect(await figuresOf(owner)).toEqual({ ...none, open: 1 });

    const page = await open(owner, { size, at: `/deals?id=${deal.id}` });
    await bargain(page, '90 lakh', '93 lakh', '₹ 93,00,000.00');
    await toNext(page, 'Token Received', { Token: '1 lakh', 'Token date': day, 'Token receipt': 'R-1' }, ['Cheque']);
    await toNext(page, 'Agreement Signed', { 'Agreement date': day, 'Agreement value': '93 lakh' });
    await toNext(page, 'Registered', {
      'Registration date': day,
      'Registration number': '214',
      'Sub-registrar': 'Vejalpur',
    });
    await toNext(page, 'Possession Given', { 'Handover date': day });

    const brokerage = 93_000;
    const of = await collect(page, firm, 2, { amount: '91,140', tds: '1,860' });
    expect(await figuresOf(owner)).toEqual({
      ...none,
      open: 1,
      invoiced: brokerage,
      received: brokerage,
      certificates: 1,
    });
    await of.getByLabel('Form 131, not received').click();
    const certificate = page.getByRole('dialog', { name: 'Form 131' });
    await fill(page, 'Certificate number', 'AAKCX1');
    await certificate.getByRole('button', { name: 'Tick off' }).click();
    await of.getByLabel(/^Form 131, came/).waitFor();
    await toNext(page, 'Closed');

    const [receipt] = (await ask(owner, `/properties/commissions/?deal=${deal.id}`)).results;
    expect(receipt).toMatchObject({ status: 'Received', amount_received: 91_140, tds_received: 1_860, balance: 0 });
    expect((await ask(owner, `/properties/property/${property.id}/`)).status).toBe('Sold');
    expect(await figuresOf(owner)).toEqual({
      ...none,
      won: 1,
      earned: brokerage,
      invoiced: brokerage,
      received: brokerage,
    });
    await shows(page, {
      Won: '1',
      'Open deals': '0',
      'Brokerage earned': rupees(brokerage),
      'Brokerage received': rupees(brokerage),
      'TDS certificates pending': '0',
    });
  },
);

test.each(sizes)('a lease comes from its offer to its renewal on a %s, and the dashboard with it', async (size) => {
  const { owner, deal_type, property, inquiry, buyer } = await dealOffice(here, 'Rent');
  const deal = await ask(owner, '/properties/deals/', {
    deal_type,
    property: property.id,
    inquiry: inquiry.id,
    our_side: 'Buyer side',
    expected_close: today,
    deposit: 80_000,
  });
  const page = await open(owner, { size, at: `/deals?id=${deal.id}` });
  await bargain(page, '38,000', '40,000', '₹ 40,000.00');
  await toNext(page, 'Token Received', { Token: '10,000', 'Token date': day, 'Token receipt': 'R-2' }, ['Cheque']);
  await toNext(page, 'Agreement Signed', {
    'Lease from': day,
    'Lease to': formatDate(termEnd(today, 11)),
    'Lock-in': '6',
    Notice: '1',
    Escalation: '5',
    'Escalation every': '11',
    'Rent due day': '5',
    'Agreement date': day,
  });
  await toNext(page, 'Handover Done', { 'Handover date': day });
  await collect(page, buyer, 1, { amount: '40,000', tds: '0' });
  await toNext(page, 'Closed');
  expect((await ask(owner, `/properties/property/${property.id}/`)).status).toBe('Rented');
  const brokerage = 40_000;
  const before = { ...none, won: 1, earned: brokerage, invoiced: brokerage, received: brokerage };
  expect(await figuresOf(owner)).toEqual(before);

  await renew(page, false);
  await says(page, '₹ 42,000.00 a month');
  expect(await figuresOf(owner)).toEqual({ ...before, open: 1 });
  await shows(page, {
    Won: '1',
    'Open deals': '1',
    'Brokerage received': rupees(brokerage),
    'Brokerage due': rupees(0),
  });
});
