import { expect, test } from 'vitest';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';

/** A wish on a phone between two visits: written down, called, moved on, and seen on the board. */

const { url, open, ask } = office('inquiries');
const owner = 'owner@rival.demo';

test('an inquiry is written down in the short form, called, and moved, and the board shows it', async () => {
  const { results } = await ask(owner, '/properties/area/?page_size=1');
  const page = await open(owner, { at: '/addInquiry', size: 'phone' });
  const name = newName('Hetal Dave');
  await page.getByRole('combobox', { name: 'Contact' }).fill(name);
  await page.getByRole('option', { name: /as a new contact/ }).click();
  const number = newMobile();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByText('3 BHK', { exact: true }).first().click();
  await page.getByLabel('BHK is a must').click();
  await page.getByLabel('Areas', { exact: true }).first().fill(results[0].area);
  await page.getByRole('option', { name: results[0].area }).first().click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Budget to', { exact: true }).fill('95 L');
  // A reload loses nothing.
  await page.reload();
  await page.getByText(/up to 95\.00 Lakhs/).waitFor();
  await page.getByRole('button', { name: 'Add inquiry' }).click();
  await tells(page, 'Successfully Created Inquiry');
  await says(page, /^(New, call now|Not called for)/);

  await page.getByRole('button', { name: 'Log a call' }).click();
  const log = page.getByRole('dialog');
  await log.getByRole('button', { name: 'Connected' }).click();
  await log.getByRole('button', { name: 'Save' }).click();
  await log.getByText('Say when to follow up next.').waitFor();
  await log.getByRole('button', { name: 'In a week' }).click();
  await log.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'is Contacted');

  await page.getByRole('button', { name: 'Qualified' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change stage' }).click();
  await tells(page, 'is Qualified');
  await page.getByRole('tab', { name: 'Facts' }).click();
  await says(page, 'Contacted to Qualified');
  await says(page, 'New to Contacted');
  await says(page, 'Call: Connected');

  await page.getByRole('button', { name: 'Back to Inquiries' }).click();
  await page.getByRole('button', { name: 'Board' }).click();
  const column = page.getByRole('region', { name: 'Qualified', exact: true });
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('button', { name: /^Qualified/ })
    .click();
  await column.getByRole('link', { name, exact: true }).waitFor();

  // From its menu it goes where the stage asks for something, and the dialog asks for that.
  await column.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to Closed Lost' }).click();
  const lost = page.getByRole('dialog');
  await lost.getByRole('button', { name: 'Close inquiry' }).click();
  await lost.getByText('Say why it was lost.').waitFor();
  await lost.getByRole('button', { name: 'Plan dropped' }).click();
  await lost.getByRole('button', { name: 'Close inquiry' }).click();
  await tells(page, 'is Closed Lost');
  await column.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
});

test('a second wish of the same person is added to the first, and a card is dragged to its next stage', async () => {
  const name = newName('Parth Shah');
  const number = newMobile();
  const made = await ask(owner, '/properties/inquiry/', {
    contact: { name, mobile_number_1: number },
    property_type: 1,
    deal_type: [1],
    any_area: true,
    budget_max: 7_000_000,
  });
  await ask(owner, `/properties/inquiry/${made.id}/stage/`, {
    stage: 'Qualified',
    next_follow_up: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const page = await open(owner, { at: `/addInquiry?contact=${made.contact.id}` });
  await page.getByText('This contact has an open inquiry of this kind.').waitFor();
  expect(await page.getByRole('button', { name: 'Make a new one' }).count()).toBe(1);
  await page.getByLabel('Comment').fill('Asked again by phone');
  await page.getByRole('button', { name: 'Add to the open one' }).click();
  await tells(page, `Added to ${made.requirement_summary}`);
  await page.waitForURL(`**/searchInquiry?id=${made.id}`);
  await page.getByText(/Asked again by phone$/).waitFor();

  await page.goto(`${url}/searchInquiry?view=board&search=${encodeURIComponent(name)}`);
  const card = page
    .getByRole('region', { name: 'Qualified', exact: true })
    .getByRole('listitem')
    .filter({ hasText: name });
  await card.dragTo(page.getByRole('region', { name: 'Options Shared', exact: true }));
  await tells(page, `${name} is Options Shared`);
  await page
    .getByRole('region', { name: 'Options Shared', exact: true })
    .getByRole('link', { name, exact: true })
    .click();
  await says(page, made.inquiry_code);
});
