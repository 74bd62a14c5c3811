import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { newOffice } from './new-office.ts';
import { newMobile, newName, type office, says, tells } from './office.ts';

type Way = 'Sale' | 'Rent';
const ids = { Sale: 1, Rent: 4 } as const;

/** Makes an office with a flat on offer in a way, and somebody who wants it; `firm`: as whom they pay. */
export const dealOffice = async ({ url, ask }: ReturnType<typeof office>, way: Way, firm?: string) => {
  const { email: owner } = await newOffice(url, demoPassword);
  // The city by which invoices know their state, and the prefix of their numbers.
  await ask(owner, '/properties/company/', { city: 6, invoice_prefix: 'RVR' }, 'PATCH');
  const area = await ask(owner, '/properties/area/', { area: newName('Shela'), city: 6 });
  const kind = { property_type: 1, deal_type: [ids[way]] };
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
    ...(way === 'Sale' ? { sale_price: 9_500_000 } : { rent: 40_000, deposit: 80_000 }),
  });
  const buyer = await ask(owner, '/properties/contacts/', {
    name: newName('Kamla'),
    mobile_number_1: newMobile(),
    ...(firm && { company_name: firm }),
  });
  const inquiry = await ask(owner, '/properties/inquiry/', {
    ...kind,
    property_subtype: [1],
    area: [area.id],
    budget_max: way === 'Sale' ? 9_800_000 : 45_000,
    contact: buyer.id,
  });
  return { owner, deal_type: ids[way], property, inquiry, buyer: buyer.name as string };
};

export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
export const fill = (page: Page, label: string, value: string) =>
  dialog(page).getByRole('textbox', { name: label, exact: true }).fill(value);
export const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

/** Fills in what a stage asks for and goes there; `withDues`: although brokerage is still open. */
export const giveStage = async (
  page: Page,
  stage: string,
  fields: Record<string, string> = {},
  { choices = [], withDues = false }: { choices?: readonly string[]; withDues?: boolean } = {},
) => {
  for (const [label, value] of Object.entries(fields)) await fill(page, label, value);
  for (const one of choices) await dialog(page).getByText(one, { exact: true }).click();
  const move = dialog(page).getByRole('button', { name: 'Move', exact: true });
  await move.click();
  if (withDues) {
    await dialog(page).getByLabel('Brokerage is still open on this deal. Close with dues open?').check();
    await move.click();
  }
  await tells(page, `is ${stage}`);
};

/** Names an amount for a side and accepts the other's counter, on the record of a deal. */
export const bargain = async (page: Page, offer: string, counter: string, agreed: string) => {
  await tab(page, /^Offers/);
  await press(page, 'Add offer');
  await fill(page, 'Amount', offer);
  await dialog(page).getByRole('button', { name: 'Add offer' }).click();
  await press(page, 'Counter');
  await fill(page, 'Amount', counter);
  await dialog(page).getByRole('button', { name: 'Counter' }).click();
  await says(page, agreed);
  await press(page, 'Accept');
  await dialog(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Accepted', { exact: true }).first().waitFor();
};

/** From a closed lease to the deal that goes on with it, in one tap; on a phone it is `inMenu` while money is still to come. */
export const renew = async (page: Page, inMenu: boolean) => {
  if (inMenu) await press(page, 'Actions for the deal');
  const button = page.getByRole(inMenu ? 'menuitem' : 'button', { name: 'Renew', exact: true });
  const lease = page.url();
  await button.first().click();
  await tells(page, 'Renewed: ');
  // The notice comes before the record that it tells of.
  await page.waitForURL(({ href }) => href !== lease);
};
