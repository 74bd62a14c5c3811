import { demoPassword } from '@angan/contract/demo/logins.ts';
import { addDays, dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { termEnd } from '@angan/domain/leases/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from '../lib/browser.ts';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** A sale from the first offer to Closed, and a lease to Closed and its renewal, on a desk and on a phone. */

const { url, ask, open } = office('deals');
const today = dayInIndia();
const [sale, rent] = [1, 4];

/** An office with a flat on offer in a way, and somebody who wants it. */
const anOffice = async (deal: typeof sale | typeof rent) => {
  const { email: owner } = await newOffice(url, demoPassword);
  const area = await ask(owner, '/properties/area/', { area: newName('Shela'), city: 1 });
  const kind = { property_type: 1, deal_type: [deal] };
  const property = await ask(owner, '/properties/property/', {
    ...kind,
    property_subtype: 1,
    contact: { name: newName('Sandip'), mobile_number_1: newMobile() },
    area: [area.id],
    bhk: 5,
    size: 1450,
    size_unit: 'Sqft',
    size_basis: 'Carpet',
    possession: 1,
    ...(deal === sale ? { sale_price: 9_500_000 } : { rent: 40_000, deposit: 80_000 }),
  });
  const buyer = newName('Kamla');
  const inquiry = await ask(owner, '/properties/inquiry/', {
    ...kind,
    property_subtype: [1],
    area: [area.id],
    budget_max: deal === sale ? 9_800_000 : 45_000,
    contact: { name: buyer, mobile_number_1: newMobile() },
  });
  return { owner, property, inquiry, buyer };
};

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const fill = (page: Page, label: string, value: string) =>
  dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
/** Asks for a stage by the menu of the record, and goes there. */
const moveTo = async (
  page: Page,
  stage: string,
  fields: Record<string, string> = {},
  choices: readonly string[] = [],
) => {
  await press(page, 'Actions for the deal');
  await page.getByRole('menuitem', { name: 'Other stage' }).click();
  await dialog(page).getByText(stage, { exact: true }).click();
  for (const [label, value] of Object.entries(fields)) await fill(page, label, value);
  for (const one of choices) await dialog(page).getByText(one, { exact: true }).click();
  const move = dialog(page).getByRole('button', { name: 'Move', exact: true });
  await move.click();
  if (stage === 'Closed') {
    await dialog(page).getByLabel('Brokerage is still open on this deal. Close with dues open?').check();
    await move.click();
  }
  await tells(page, `is ${stage}`);
};

test.each<Size>(['desktop', 'phone'])('a sale goes from the first offer to Closed on a %s', async (size) => {
  const { owner, property, inquiry, buyer } = await anOffice(sale);
  const page = await open(owner, { size, at: `/searchInquiry?id=${inquiry.id}` });
  await tab(page, /^Deals/);
  await page.getByRole('link', { name: 'Add deal' }).click();
  await says(page, buyer);
  await page.getByRole('combobox', { name: 'Property' }).fill(property.property_code);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add deal', exact: true }).click();
  await tells(page, 'Deal created successfully');

  await tab(page, /^Offers/);
  await press(page, 'Add offer');
  await fill(page, 'Amount', '90 lakh');
  await dialog(page).getByRole('button', { name: 'Add offer' }).click();
  await press(page, 'Counter');
  await fill(page, 'Amount', '93 lakh');
  await dialog(page).getByRole('button', { name: 'Counter' }).click();
  await says(page, '₹ 93,00,000.00');
  await press(page, 'Accept');
  await dialog(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Accepted', { exact: true }).first().waitFor();

  const day = formatDate(today);
  await moveTo(page, 'Token Received', { Token: '1 lakh', 'Token date': day, 'Token receipt': 'R-1' }, ['Cheque']);
  await tab(page, /^Token/);
  await press(page, 'Make receipt');
  await page
    .getByText(/^T\/\d\d-\d\d\/0001$/)
    .first()
    .waitFor();
  await moveTo(page, 'Agreement Signed', { 'Agreement date': day, 'Agreement value': '93 lakh' });
  await moveTo(page, 'Closed');
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

test.each<Size>(['desktop', 'phone'])('a lease is closed, told by its clock and renewed on a %s', async (size) => {
  const { owner, property, inquiry, buyer } = await anOffice(rent);
  const begun = addDays(today, -275);
  const lease_end = termEnd(begun, 11);
  const deal = await ask(owner, '/properties/deals/', {
    deal_type: rent,
    property: property.id,
    inquiry: inquiry.id,
    our_side: 'Both',
    expected_close: today,
    agreed_rent: 40_000,
    deposit: 80_000,
  });
  const page = await open(owner, { size, at: `/deals?id=${deal.id}` });
  await page.getByText(buyer).first().waitFor();
  await moveTo(page, 'Closed', {
    'Lease from': formatDate(begun),
    'Lease to': formatDate(lease_end),
    'Lock-in': '6',
    Notice: '1',
    Escalation: '0',
    'Rent due day': '5',
  });
  await tab(page, /^Lease/);
  await says(page, 'Rent schedule');
  await press(page, "Add tenant's inquiry");
  await tells(page, 'Added Q-');

  await page.getByRole('link', { name: 'Renew lease' }).click();
  await page.getByRole('heading', { name: 'Renew lease' }).waitFor();
  await page.getByRole('button', { name: 'Add deal', exact: true }).click();
  await tells(page, 'Deal created successfully');
  if (size === 'phone') await tab(page, /^Facts/);
  await page.getByRole('link', { name: deal.deal_code }).first().waitFor();
  const { results } = await ask(owner, '/properties/deals/');
  expect(results[0]).toMatchObject({
    renews: { id: deal.id },
    lease_start: addDays(lease_end, 1),
    lease_end: termEnd(addDays(lease_end, 1), 11),
    agreed_rent: 40_000,
  });
});
