import { reminderLetterTexts } from '@angan/contract/commissions/reminder-letters.ts';
import { demoPassword } from '@angan/contract/demo/logins.ts';
import { addDays, formatDate } from '@angan/domain/dates.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { fileOf, newMobile, newName, office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { sign } from '../lib/sign.ts';

/** A brokerage from the token to the last certificate: agreed, invoiced, paid in part with TDS, asked for, and taken to the accountant. */

const { url, ask, open } = office('commission');
let owner: string;
beforeAll(async () => {
  // An office of its own, with the city and the prefix that its papers need.
  owner = (await newOffice(url, demoPassword)).email;
  await ask(owner, '/properties/company/', { city: 6, invoice_prefix: 'RVR' }, 'PATCH');
});

/** A sale of a house at its token, with a buyer that is a firm and deducts TDS. */
const aSale = async () => {
  const area = await ask(owner, '/properties/area/', { area: newName('Sector'), city: 6 });
  const kinds = await ask(owner, '/properties/propertysubtype/');
  const kind = kinds.results.find(({ property_subtype }: { property_subtype: string }) =>
    /Kothi/.test(property_subtype),
  ).id;
  const what = { property_type: 1, deal_type: [1], area: [area.id] };
  const property = await ask(owner, '/properties/property/', {
    ...what,
    property_subtype: kind,
    sale_price: 12_000_000,
    size: 300,
    size_unit: 'SqYd',
    size_basis: 'Plot',
    contact: { name: newName('Seller'), mobile_number_1: newMobile() },
  });
  const name = newName('Vidya');
  const buyer = await ask(owner, '/properties/contacts/', {
    name,
    mobile_number_1: newMobile(),
    company_name: `${name} Pharma`,
    email: 'accounts@example.in',
  });
  const inquiry = await ask(owner, '/properties/inquiry/', { ...what, budget_max: 13_000_000, contact: buyer.id });
  const deal = await ask(owner, '/properties/deals/', {
    deal_type: 1,
    property: property.id,
    inquiry: inquiry.id,
    our_side: 'Buyer side',
    expected_close: '2100-01-01',
    agreed_price: 12_000_000,
  });
  await ask(owner, `/properties/deals/${deal.id}/move/`, {
    to: 'Token Received',
    token_amount: 100_000,
    token_date: '2026-03-12',
    token_mode: 'Cheque',
    token_receipt: 'R-1',
  });
  const { results } = await ask(owner, `/properties/commissions/?deal=${deal.id}`);
  return { firm: `${name} Pharma`, commission: results[0].id as number };
};

const downloaded = async (page: Page, button: Locator): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return fileOf(download);
};

test.for(['desktop', 'phone'] as const)('brokerage is agreed, invoiced, paid and certified on a %s', async (size) => {
  const { firm, commission } = await aSale();
  const page = await open(owner, { at: `/commission?tab=all&id=${commission}`, size });
  const record = page.getByRole('complementary', { name: 'Commission' });
  await record.getByRole('heading', { name: firm }).waitFor();
  await says(page, 'Gross, 1 % of the price');
  await withAxe(page);
  expect(await findings(page, 'commission')).toEqual([]);

  await record.getByRole('button', { name: 'Terms agreed' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of brokerage' });
  await terms.getByRole('button', { name: 'Keep agreement' }).click();
  await terms.getByText('Let the payer sign first.').waitFor();
  await sign(page, terms.getByRole('img', { name: 'Sign here' }));
  await terms.getByRole('img', { name: 'Signed' }).waitFor();
  await terms.getByRole('button', { name: 'Keep agreement' }).click();
  await record.getByRole('button', { name: 'Confirm' }).click();

  await record.getByRole('button', { name: 'Make invoice' }).click();
  const invoice = page.getByRole('dialog', { name: 'Make invoice' });
  expect(await findings(page, 'invoice')).toEqual([]);
  await invoice.getByRole('button', { name: 'Make invoice' }).click();
  const pdf = record.getByRole('button', { name: /^PDF of RVR\// });
  expect((await downloaded(page, pdf.first())).subarray(0, 5).toString()).toBe('%PDF-');

  await record.getByRole('button', { name: 'Record receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Record receipt' });
  await receipt.getByLabel('Amount received').fill('20,000');
  await receipt.getByLabel('TDS deducted').fill('600');
  await receipt.getByLabel('Reference number').fill('HDFCN26310');
  await receipt.getByRole('button', { name: 'Record receipt' }).click();
  await record.getByText('Part Received').first().waitFor();
  await record.getByLabel('Form 131, not received').click();
  const certificate = page.getByRole('dialog', { name: 'Form 131' });
  await certificate.getByLabel('Certificate number').fill('AAKCX1');
  await certificate.getByRole('button', { name: 'Tick off' }).click();
  await record.getByLabel(/^Form 131, came/).waitFor();

  await record.getByRole('button', { name: 'Read letter 1' }).click();
  const letter = page.getByRole('dialog', { name: /^Brokerage RVR\// });
  await letter.getByLabel('Letter').waitFor();
  await withAxe(page);
  expect(await findings(page, 'letter')).toEqual([]);
  await picture(page, `15-letter-${size}`);
  await letter.getByRole('button', { name: 'E-mail' }).click();
  await tells(page, 'Letter sent');
  await record.getByText('Friendly, E-mail').waitFor();
  await picture(page, `15-commission-${size}`);

  const { origin } = new URL(page.url());
  await page.goto(`${origin}/settings`);
  const letters = page.getByRole('region', { name: 'Reminder letters' });
  for (const number of [2, 3]) {
    const toggle = letters.getByRole('switch', { name: `Letter ${number} goes by itself` });
    await expect.poll(() => toggle.isEnabled()).toBe(true);
    if (!(await toggle.isChecked())) await toggle.click({ force: true });
    await expect
      .poll(async () => (await ask(owner, '/properties/reminder_letters/')).letters[number - 1].is_on)
      .toBe(true);
  }
  const days = letters.getByLabel('Letter 2: days after the due date');
  await days.fill('9');
  await letters.getByText(reminderLetterTexts.order).waitFor();
  await days.fill('21');
  await days.press('Enter');
  await expect
    .poll(async () => (await ask(owner, '/properties/reminder_letters/')).letters[1])
    .toEqual({
      ...{ letter: 2, days: 21, is_on: true },
    });
  await letters.scrollIntoViewIfNeeded();
  await withAxe(page);
  expect(await findings(page, 'reminder letters')).toEqual([]);
  await picture(page, `20-letters-${size}`);
  expect(await days.evaluate((field) => field === document.activeElement)).toBe(true);
  const { due_date } = await ask(owner, `/properties/commissions/${commission}/`);
  const goes = (number: number, after: number) => `Letter ${number} goes on ${formatDate(addDays(due_date, after))}`;
  await page.goto(`${origin}/commission?tab=all&id=${commission}`);
  await record.getByText(goes(2, 21)).waitFor();
  await record.getByRole('button', { name: 'Hold' }).click();
  await record.getByText('Letter 2 is held').waitFor();
  await record.getByText(goes(3, 45)).waitFor();
  await record.getByText(goes(3, 45)).scrollIntoViewIfNeeded();
  await picture(page, `15-held-${size}`);
  await record.getByRole('button', { name: 'Let it go' }).click();
  await record.getByText(goes(2, 21)).waitFor();
  await ask(
    owner,
    '/properties/reminder_letters/',
    { letters: [10, 23, 45].map((late, at) => ({ letter: at + 1, days: late, is_on: false })) },
    'PUT',
  );

  await page.goto(`${new URL(page.url()).origin}/commission`);
  await says(page, firm);
  await withAxe(page);
  expect(await findings(page, 'dues')).toEqual([]);
  await picture(page, `15-dues-${size}`);
  await page.getByRole('button', { name: 'For the accountant' }).click();
  const accounts = page.getByRole('dialog', { name: 'For the accountant' });
  await accounts.getByText('Tally vouchers (XML)').click();
  const xml = await downloaded(page, accounts.getByRole('button', { name: 'Download' }));
  expect(xml.toString()).toContain('<TALLYREQUEST>Import Data</TALLYREQUEST>');
});
