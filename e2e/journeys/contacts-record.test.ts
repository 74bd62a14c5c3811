import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** One contact beside its list: opening it, walking on, noting, editing. */

const { ask, open } = office('contacts-record');
const owner = 'owner@rival.demo';

/** Three people of one family name, in the order of the list. */
const aFamily = async (): Promise<{ id: number; name: string; mobile_number_1: string }[]> => {
  const family = newName('Zaveri').replace(' ', '');
  const people = [];
  for (const first of ['Chirag', 'Binal', 'Asmita'])
    people.unshift(
      await ask(owner, '/properties/contacts/', { name: `${first} ${family}`, mobile_number_1: newMobile() }),
    );
  return people;
};
const familyOf = (people: { name: string }[]) => `/contact?search=${people[0]!.name.split(' ')[1]}`;
const record = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
const isOpen = (page: Page, { id, name }: { id: number; name: string }) =>
  Promise.all([
    record(page).getByRole('heading', { name, level: 2 }).waitFor(),
    page.waitForURL((url) => url.searchParams.get('id') === String(id)),
  ]);

test('the keyboard alone opens it, walks on and closes it', async () => {
  const people = await aFamily();
  const page = await open(owner, { at: familyOf(people) });
  await page.getByRole('link', { name: people[0]!.name }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await isOpen(page, people[0]!);
  await page.keyboard.press('j');
  await isOpen(page, people[1]!);
  await page.keyboard.press('j');
  await isOpen(page, people[2]!);
  expect(await record(page).getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await page.keyboard.press('k');
  await isOpen(page, people[1]!);
  await page.reload();
  await isOpen(page, people[1]!);
  await page.keyboard.press('Escape');
  await record(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.has('id')).toBe(false);
});

test('on a phone it takes the place of the list, with call and WhatsApp', async () => {
  const [person] = await aFamily();
  const page = await open(owner, { at: `/contact?search=${person!.mobile_number_1}`, size: 'phone' });
  const call = page.getByRole('link', { name: `Call ${person!.name}` });
  expect(await call.getAttribute('href')).toBe(`tel:+91${person!.mobile_number_1}`);
  await page.getByRole('link', { name: person!.name, exact: true }).click();
  await isOpen(page, person!);
  expect(await record(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    `wa.me/91${person!.mobile_number_1}`,
  );
  await record(page).getByRole('button', { name: 'Back to the list' }).click();
  await call.waitFor();
});

test('a note written with Ctrl Enter stands on the timeline', async () => {
  const [person] = await aFamily();
  const page = await open(owner, { at: `/contact?id=${person!.id}` });
  const box = record(page).getByRole('textbox', { name: 'Add a note' });
  await box.fill('Wants to see the flat on Sunday');
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('Wants to see the flat on Sunday');
  await box.press('Control+Enter');
  await record(page).getByRole('listitem').filter({ hasText: 'noted' }).getByText('Wants to see the flat').waitFor();
  await says(record(page), /added the contact/);
  expect(await box.inputValue()).toBe('');
});

test('an edit is shown at once, stays, and tells itself on the timeline', async () => {
  const [person] = await aFamily();
  const page = await open(owner, { at: `/contact?id=${person!.id}&search=${person!.mobile_number_1}` });
  await record(page).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Contact' });
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('98250');
  await form.getByRole('button', { name: 'Save' }).click();
  await says(form, contactTexts.mobileInvalid);
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(person!.mobile_number_1);
  await form.getByRole('textbox', { name: 'Address' }).fill('Thaltej');
  await form.getByRole('button', { name: 'Investor' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await tells(page, `Saved: ${person!.name}`);
  await page.getByRole('cell', { name: 'Thaltej' }).waitFor();
  await page.getByRole('cell', { name: 'Investor' }).waitFor();
  await record(page).getByRole('listitem').filter({ hasText: 'changed' }).getByText('Address: Thaltej').waitFor();
  expect((await ask(owner, `/properties/contacts/${person!.id}/`)).address).toBe('Thaltej');
});

test('an edit that the server refuses is taken back and stays in the form', async () => {
  const [person] = await aFamily();
  const page = await open(owner, { at: `/contact?search=${person!.mobile_number_1}` });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Contact' });
  await form.getByRole('textbox', { name: 'Email' }).fill('no address');
  await form.getByRole('button', { name: 'Save' }).click();
  await says(form, 'Enter a valid email address.');
  expect(await form.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('no address');
  expect(await page.getByRole('cell', { name: 'no address' }).count()).toBe(0);
});

test('what somebody wants and has stands in the record, each one tap away', async () => {
  const name = newName('Wanting');
  const areas = (await ask('owner@angan.demo', '/properties/area/?page_size=100')).results as {
    id: number;
    area: string;
  }[];
  const bopal = areas.find(({ area }) => area === 'Bopal')!.id;
  const contact = await ask('owner@angan.demo', '/properties/contacts/', { name, mobile_number_1: newMobile() });
  const wish = await ask('owner@angan.demo', '/properties/inquiry/', {
    ...{ contact: contact.id, property_type: 1, deal_type: [1], area: [bopal], bhk: [6], budget_max: 15_000_000 },
  });
  await ask('owner@angan.demo', '/properties/property/', {
    ...{ contact: contact.id, property_type: 1, property_subtype: 1, deal_type: [1], area: [bopal], bhk: 4 },
    sale_price: 5_100_000,
  });
  for (const size of ['desktop', 'phone'] as const) {
    const page = await open('owner@angan.demo', { at: `/contact?id=${contact.id}`, size });
    const wants = page.getByRole('region', { name: 'Wants' });
    await wants.getByText(wish.requirement_summary).waitFor();
    await wants.getByText(/match/).first().waitFor();
    await page.getByRole('region', { name: 'Has' }).getByText('51.00 Lakhs', { exact: false }).waitFor();
    await wants.getByText(wish.requirement_summary).click();
    await page.waitForURL(/searchInquiry\?id=/);
    await says(page, wish.inquiry_code);
  }
});

test('stage and best match, deals, visits and shares of somebody stand in the record, each one tap away', async () => {
  const demo = 'owner@angan.demo';
  const area = (await ask(demo, '/properties/area/?search=Bopal')).results.find(
    (one: { area: string }) => one.area === 'Bopal',
  ).id;
  const person = async (name: string) =>
    (await ask(demo, '/properties/contacts/', { name: newName(name), mobile_number_1: newMobile() })).id as number;
  const [buyer, seller] = [await person('Buys'), await person('Sells')];
  const what = { property_type: 1, deal_type: [1], area: [area] };
  const home = await ask(demo, '/properties/property/', {
    ...{ ...what, contact: seller, property_subtype: 1, bhk: 6, sale_price: 9_100_000 },
  });
  const wish = await ask(demo, '/properties/inquiry/', {
    ...{ ...what, contact: buyer, property_subtype: [1], bhk: [6], budget_max: 9_500_000 },
  });
  const pair = { property: home.id, inquiry: wish.id };
  const date_time = new Date(Date.now() + 86_400_000).toISOString();
  await ask(demo, '/properties/tasks/', { ...pair, type: 'Site Visit', date_time });
  const { code } = await ask(demo, '/properties/shares/', {
    ...{ properties: [home.id], inquiry: wish.id, channel: 'WhatsApp text' },
  });
  const deal = await ask(demo, '/properties/deals/', {
    ...{ ...pair, deal_type: 1, our_side: 'Both', agreed_price: 9_000_000, expected_close: date_time.slice(0, 10) },
  });
  const page = await open(demo, { at: `/contact?id=${buyer}`, size: 'phone' });
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const line = part('Wants').getByRole('listitem');
  await line.getByText('Visit Scheduled', { exact: true }).waitFor();
  await line.getByText(/best 100\./).waitFor();
  await line.getByText('100', { exact: true }).waitFor();
  await part('Visits')
    .getByText(/3 BHK.*Bopal/)
    .waitFor();
  await part('Shares').getByText(code).waitFor();
  const dealLine = part('Deals').getByRole('listitem').filter({ hasText: deal.deal_code });
  await dealLine.getByText(/^Buyer, 3 BHK.*Bopal/).waitFor();
  await dealLine.getByText('90.00 Lakhs').waitFor();
  await page.goto(page.url().replace(`id=${buyer}`, `id=${seller}`));
  await dealLine.getByText(/^Seller, 3 BHK/).waitFor();
  await dealLine.getByRole('link', { name: deal.deal_code }).click();
  await page.waitForURL(/deals\?id=/);
  await says(page, new RegExp(`^${deal.deal_code},`));
});
