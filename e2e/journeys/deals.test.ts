import { addDays, dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { termEnd } from '@angan/domain/leases/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { bargain, dealOffice, dialog, giveStage, press, renew, tab } from '../lib/deals.ts';
import { findings, withAxe } from '../lib/findings.ts';
import { office, says, tells } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';

/** A deal from an inquiry to Closed with its brokerage still open, a lease to its clock and its renewal, and the board. */

const here = office('deals');
const { ask, open } = here;
const today = dayInIndia();

/** Asks for a stage by the menu of the record, and goes there. */
const moveTo = async (
  page: Page,
  stage: string,
  ...given: [Record<string, string>?, Parameters<typeof giveStage>[3]?]
) => {
  await press(page, 'Actions for the deal');
  await page.getByRole('menuitem', { name: 'Other stage' }).click();
  await dialog(page).getByText(stage, { exact: true }).click();
  await giveStage(page, stage, ...given);
};

test.each<Size>(['desktop', 'phone'])('a sale goes from the first offer to Closed on a %s', async (size) => {
  const { owner, property, inquiry, buyer } = await dealOffice(here, 'Sale');
  const page = await open(owner, { size, at: `/searchInquiry?id=${inquiry.id}` });
  await tab(page, /^Deals/);
  await page.getByRole('link', { name: 'Add deal' }).click();
  await says(page, buyer);
  await page.getByRole('combobox', { name: 'Property' }).fill(property.property_code);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add deal', exact: true }).click();
  await tells(page, 'Deal created successfully');
  await bargain(page, '90 lakh', '93 lakh', '₹ 93,00,000.00');

  const day = formatDate(today);
  const token = { Token: '1 lakh', 'Token date': day, 'Token receipt': 'R-1' };
  await moveTo(page, 'Token Received', token, { choices: ['Cheque'] });
  await tab(page, /^Token/);
  await press(page, 'Make receipt');
  await page
    .getByText(/^T\/\d\d-\d\d\/0001$/)
    .first()
    .waitFor();
  await moveTo(page, 'Agreement Signed', { 'Agreement date': day, 'Agreement value': '93 lakh' });
  await tab(page, /^Brokerage/);
  await says(page, 'Gross');
  await withAxe(page);
  expect(await findings(page, 'deal')).toEqual([]);
  await picture(page, `14-deal-${size}`);
  await moveTo(page, 'Closed', {}, { withDues: true });
  await tab(page, /^Timeline/);
  await says(page, /Agreement Signed to Closed/);

  expect(await ask(owner, `/properties/property/${property.id}/`)).toMatchObject({
    status: 'Sold',
    closed_price: 9_300_000,
  });
  expect((await ask(owner, `/properties/inquiry/${inquiry.id}/`)).stage).toBe('Closed Won');
  const { results } = await ask(owner, '/properties/deals/');
  expect(results[0]).toMatchObject({
    stage: 'Closed',
    property_tds: { amount: 93_000 },
    skipped: expect.arrayContaining(['Loan in Process']),
  });
});

test.each<Size>(['desktop', 'phone'])(
  'what is typed for a stage goes on while a colleague agrees on the price, on a %s',
  async (size) => {
    const { owner, deal_type, property, inquiry } = await dealOffice(here, 'Sale');
    const on = { deal_type, property: property.id, inquiry: inquiry.id, our_side: 'Buyer side', expected_close: today };
    const deal = await ask(owner, '/properties/deals/', on);
    const page = await open(owner, { size, at: `/deals?id=${deal.id}` });
    await press(page, 'Move to Token Received');
    const field = (name: string) => dialog(page).getByRole('textbox', { name, exact: true });
    await field('Agreed price').waitFor();
    await field('Token').click();
    await page.keyboard.type('1 la');
    await ask(owner, `/properties/deals/${deal.id}/`, { agreed_price: 9_300_000 }, 'PATCH');
    await field('Agreed price').waitFor({ state: 'detached' });
    await page.keyboard.type('kh');
    expect(await field('Token').inputValue()).toBe('1 lakh');
  },
);

test.each<Size>(['desktop', 'phone'])('a lease is closed, told by its clock and renewed on a %s', async (size) => {
  const { owner, deal_type, property, inquiry, buyer } = await dealOffice(here, 'Rent');
  const begun = addDays(today, -275);
  const lease_end = termEnd(begun, 11);
  const deal = await ask(owner, '/properties/deals/', {
    deal_type,
    property: property.id,
    inquiry: inquiry.id,
    our_side: 'Both',
    expected_close: today,
    agreed_rent: 40_000,
    deposit: 80_000,
  });
  const page = await open(owner, { size, at: `/deals?id=${deal.id}` });
  await page.getByText(buyer).first().waitFor();
  const terms = {
    'Lease from': formatDate(begun),
    'Lease to': formatDate(lease_end),
    'Lock-in': '6',
    Notice: '1',
    Escalation: '0',
    'Rent due day': '5',
  };
  await moveTo(page, 'Closed', terms, { withDues: true });
  await tab(page, /^Lease/);
  await says(page, 'Rent schedule');
  await withAxe(page);
  expect(await findings(page, 'lease')).toEqual([]);
  await picture(page, `14-lease-${size}`);
  await press(page, "Add tenant's inquiry");
  await tells(page, `Inquiry of ${buyer} added`);

  // Taken back at once, it is as if nobody had tapped; from the lease itself it is one tap too.
  await renew(page, size === 'phone');
  await press(page, 'Undo');
  await tells(page, 'Deleted: ');
  await page.getByText(deal.deal_code).first().waitFor();
  expect((await ask(owner, `/properties/deals/${deal.id}/`)).renewed_by).toBeNull();
  await tab(page, /^Lease/);
  await says(page, /on the same terms/);
  await picture(page, `14-lease-renew-${size}`);
  if (size === 'phone') {
    // Where the alert leads: the property.
    await page.goto(`${new URL(page.url()).origin}/searchProperty?id=${property.id}`);
    await page
      .getByRole('region', { name: 'Lease', exact: true })
      .getByText(`The lease of ${deal.deal_code} ends on`)
      .waitFor();
    await withAxe(page);
    expect(await findings(page, 'ending lease')).toEqual([]);
    await picture(page, '14-ending-lease');
  }
  await renew(page, false);
  await tab(page, /^Facts/);
  await page.getByRole('link', { name: deal.deal_code }).first().waitFor();
  const { results } = await ask(owner, '/properties/deals/');
  expect(results[0]).toMatchObject({
    renews: { id: deal.id },
    lease_start: addDays(lease_end, 1),
    lease_end: termEnd(addDays(lease_end, 1), 11),
    agreed_rent: 40_000,
  });
});

test.each<Size>(['desktop', 'phone'])(
  'a board without a deal says how one begins, and what its filters hide, on a %s',
  async (size) => {
    const { owner, deal_type, property, inquiry, buyer } = await dealOffice(here, 'Sale');
    const page = await open(owner, { size, at: '/deals' });
    await page.getByRole('heading', { name: 'No open deals' }).waitFor();
    await says(page, /^A deal begins with the first offer/);
    expect(await page.getByRole('region', { name: 'Deals by stage' }).count()).toBe(0);
    await withAxe(page);
    expect(await findings(page, 'empty board')).toEqual([]);
    await picture(page, `14-deals-empty-${size}`);
    await page.getByRole('link', { name: 'See inquiries' }).click();
    await page.getByText(buyer).first().waitFor();

    await ask(owner, '/properties/deals/', {
      deal_type,
      property: property.id,
      inquiry: inquiry.id,
      our_side: 'Buyer side',
      expected_close: today,
      agreed_price: 9_300_000,
    });
    await page.goto(`${here.url}/deals?view=board&ladder=Sale&dues=Overdue`);
    await page.getByRole('heading', { name: 'No deals match' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: buyer, exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.toString()).toBe('view=board&ladder=Sale');
  },
);

test('the board is where one begins: a card goes on by keys and by dragging, and the view is kept', async () => {
  const { owner, deal_type, property, inquiry, buyer } = await dealOffice(here, 'Sale');
  await ask(owner, '/properties/deals/', {
    deal_type,
    property: property.id,
    inquiry: inquiry.id,
    our_side: 'Buyer side',
    expected_close: today,
    agreed_price: 9_300_000,
  });
  const page = await open(owner, { at: '/deals' });
  const column = (stage: string) => page.getByRole('region', { name: stage, exact: true });
  const card = page.getByRole('link', { name: buyer });
  await says(page, '93.00 Lakhs, weighted 27,900.00');
  await withAxe(page);
  expect(await findings(page, 'board')).toEqual([]);
  await picture(page, '14-deals-desktop');
  await card.press('Shift+ArrowRight');
  await giveStage(
    page,
    'Token Received',
    { Token: '1 lakh', 'Token date': formatDate(today), 'Token receipt': 'R-1' },
    { choices: ['Cheque'] },
  );
  await column('Token Received').getByRole('link', { name: buyer }).waitFor();
  await column('Token Received').getByRole('listitem').filter({ hasText: buyer }).dragTo(column('Agreement Signed'));
  await giveStage(page, 'Agreement Signed', { 'Agreement date': formatDate(today), 'Agreement value': '93 lakh' });
  await column('Agreement Signed').getByRole('link', { name: buyer }).waitFor();
  await card.press('Enter');
  await page.getByRole('article', { name: 'Deal' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('radiogroup', { name: 'Stages of' }).getByText('Rent and lease').click();
  await page.getByRole('heading', { name: 'No open deals under Rent and lease' }).waitFor();
  await page.getByRole('radiogroup', { name: 'View' }).getByTitle('Table').click();
  await page.getByRole('table').waitFor();
  await page.goto(`${here.url}/deals`);
  await page.getByRole('table').getByText(buyer).waitFor();
});
