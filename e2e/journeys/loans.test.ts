import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** A home loan from an inquiry to the lender's payout, with a question of the bank on the way, on a desk and on a phone. */

const { url, ask, open } = office('loans');

/** An office with somebody who buys a flat. */
const anOffice = async () => {
  const { email: owner } = await newOffice(url, demoPassword);
  const area = await ask(owner, '/properties/area/', { area: newName('Shela'), city: 1 });
  const borrower = newName('Nilesh');
  const inquiry = await ask(owner, '/properties/inquiry/', {
    contact: { name: borrower, mobile_number_1: newMobile() },
    property_type: 1,
    deal_type: [1],
    area: [area.id],
    budget_max: 8_000_000,
  });
  return { owner, inquiry, borrower };
};

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const fill = (page: Page, label: string, value: string) =>
  dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
const choose = async (page: Page, label: string, name: string) => {
  await dialog(page).getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};
/** Takes the step that the record offers next, with what it asks for. */
const next = async (page: Page, stage: string, fields: Record<string, string> = {}, choice?: string) => {
  await press(page, `Move to ${stage}`);
  for (const [label, value] of Object.entries(fields)) await fill(page, label, value);
  if (choice) await dialog(page).getByText(choice, { exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: `Move to ${stage}` })
    .click();
  await tells(page, `is ${stage}`);
  await dialog(page).waitFor({ state: 'detached' });
};

test.each<Size>(['desktop', 'phone'])('a loan goes from an inquiry to its payout on a %s', async (size) => {
  const { owner, inquiry, borrower } = await anOffice();
  const page = await open(owner, { size, at: `/searchInquiry?id=${inquiry.id}` });
  await tab(page, /^Loans/);
  await page.getByRole('link', { name: 'Add loan' }).click();
  await says(page, borrower);
  const write = (label: string, value: string) => page.getByRole('textbox', { name: label }).fill(value);
  await write('Amount required', '60 lakh');
  await write('Property value', '80 lakh');
  await write('Monthly income', '1.5 lakh');
  await press(page, 'Add loan');
  await tells(page, 'Loan added');

  // Its papers are listed, and one comes in.
  const papers = page.getByRole('region', { name: 'Documents' });
  await papers.getByRole('button', { name: /^PAN/ }).click();
  await dialog(page).getByText('Received', { exact: true }).click();
  await press(page, 'Save');
  await papers.getByText(/, 1 in hand$/).waitFor();

  await next(page, 'Documents Pending');
  await next(page, 'Documents Ready');
  await press(page, 'Move to Logged In');
  await dialog(page).getByRole('button', { name: 'Move to Logged In' }).click();
  await dialog(page).getByText('Needed at this stage.').first().waitFor();
  await choose(page, 'Bank', 'HDFC Bank');
  await fill(page, 'Application no.', 'HL-4471');
  await dialog(page).getByRole('button', { name: 'Move to Logged In' }).click();
  await tells(page, 'is Logged In');
  await dialog(page).waitFor({ state: 'detached' });

  // The bank asks something, and the loan goes on from where it stood.
  await press(page, size === 'phone' ? 'Change stage' : 'Other stage');
  await dialog(page).getByText('Query', { exact: true }).click();
  await fill(page, 'Note', 'Bank statement of June missing');
  await press(page, 'Change stage');
  await tells(page, 'is Query');
  await says(page, 'before that Logged In');
  await next(page, 'Logged In');
  await next(page, 'Credit Check');
  await next(page, 'Sanctioned', { 'Sanctioned amount': '55 lakh', 'Processing fee': '10000' }, 'Fixed');
  await says(page, '55.00 Lakhs');
  await next(page, 'Legal and Technical');
  await next(page, 'Agreement Signed');

  // Money moves it by itself, and no more than was sanctioned is paid out.
  await tab(page, /^Disbursements/);
  const payOut = async (amount: string) => {
    await press(page, 'Add disbursement');
    await fill(page, 'Amount', amount);
    await dialog(page).getByRole('button', { name: 'Add disbursement' }).click();
  };
  await payOut('20 lakh');
  await tells(page, 'is Part Disbursed');
  await payOut('36 lakh');
  await dialog(page)
    .getByText(/^More than is left of the sanction/)
    .waitFor();
  await fill(page, 'Amount', '35 lakh');
  await dialog(page).getByRole('button', { name: 'Add disbursement' }).click();
  await tells(page, 'is Disbursed');
  const [loan] = (await ask(owner, `/properties/loans/?inquiry=${inquiry.id}`)).results;

  // The lender owes the payout from the first disbursement on: it is invoiced, and the loan moves with its receipt.
  await tab(page, /^Payout/);
  const payout = page.getByRole('region', { name: 'Payout', exact: true });
  await payout.getByText('HDFC Bank').first().waitFor();
  await payout.getByRole('button', { name: 'Make invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Make invoice' }).click();
  await tells(page, 'made');
  await payout.getByRole('button', { name: 'Read letter 1' }).waitFor();
  await payout.getByRole('button', { name: 'Record receipt' }).click();
  await fill(page, 'Amount received', '27500');
  await fill(page, 'TDS deducted', '0');
  await dialog(page).getByRole('button', { name: 'Record receipt' }).click();
  await tells(page, 'Receipt recorded');
  await page.getByText('Payout Received').first().waitFor();

  // The desk has the same row, and leads back to the loan.
  await payout.getByRole('link', { name: 'HDFC Bank' }).click();
  await page.getByRole('link', { name: loan.loan_code }).click();
  await says(page, borrower);

  // The last happenings lead to all of them.
  await tab(page, /^File/);
  await page.getByRole('region', { name: 'Lately' }).getByRole('button', { name: 'Timeline' }).click();
  await says(page, /Agreement Signed to Part Disbursed/);
  expect(await page.getByRole('tab', { name: 'Timeline' }).getAttribute('aria-selected')).toBe('true');

  const { results } = await ask(owner, `/properties/loans/?inquiry=${inquiry.id}`);
  expect(results).toMatchObject([
    { stage: 'Payout Received', applicant: { name: borrower }, disbursed_amount: 5_500_000, payout_received: 27_500 },
  ]);
});

test('the list opens on the loans under way, and its filter brings the others', async () => {
  const { owner, borrower } = await anOffice();
  const aLoan = async (name: string, required_amount: number) =>
    ask(owner, '/properties/loans/', {
      applicant: { name, mobile_number_1: newMobile() },
      loan_type: 'Home loan (purchase)',
      employment: 'Salaried',
      required_amount,
      property_value: 10_000_000,
    });
  await aLoan(borrower, 6_000_000);
  const given = newName('Ratan');
  const { id } = await aLoan(given, 4_000_000);
  await ask(owner, `/properties/loans/${id}/move/`, { to: 'Withdrawn', note: 'Paid from savings' });

  const page = await open(owner, { at: '/loans' });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row(borrower).waitFor();
  await says(page, '1 open');
  const sums = page.getByLabel('What these loans come to');
  await sums.getByText('60.00 Lakhs').waitFor();
  expect(await row(given).count()).toBe(0);

  await page.getByRole('button', { name: 'Clear Stage' }).click();
  await row(given).waitFor();
  await sums.getByText('1.00 Cr').waitFor();
  expect(new URL(page.url()).search).toBe('?stage=any');

  await page.getByRole('button', { name: 'Stage', exact: true }).click();
  await page.getByLabel('Withdrawn').check();
  await page.getByLabel('On Hold').check();
  await sums.getByText('40.00 Lakhs').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('stage').sort()).toEqual(['On Hold', 'Withdrawn']);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await row(borrower).waitFor();
  expect(new URL(page.url()).search).toBe('');
});
