import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, says, tells, textOf } from '../lib/office.ts';

/** Choosing many contacts and doing something with all of them; taking a list out of the house. */

const { ask, open } = office('contacts-bulk');
const owner = 'owner@rival.demo';

interface Made {
  id: number;
  name: string;
  mobile_number_1: string;
}

/** Contacts of their own that one search finds, newest last, and nobody else. */
const prepared = async (count: number) => {
  const family = newName('Solanki');
  const people: Made[] = [];
  for (let at = 1; at <= count; at++)
    people.push(
      await ask(owner, '/properties/contacts/', {
        name: `${at}${family}`,
        mobile_number_1: newMobile(),
        comment: '=1+1',
      }),
    );
  return { family, people, at: `/contact?search=${encodeURIComponent(family)}&ordering=name` };
};
const box = (page: Page, { name }: Made) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });
const groupOf = async ({ id }: Made) => (await ask(owner, `/properties/contacts/${id}/`)).contactgroup as number[];
const listed = async (family: string) =>
  (await ask(owner, `/properties/contacts/?search=${encodeURIComponent(family)}`)).count as number;

test('rows are chosen one by one, as a range, by the page and by keys, and put into a group', async () => {
  const { people, at } = await prepared(4);
  const [one, two, three, four] = people as [Made, Made, Made, Made];
  const page = await open(owner, { at });
  await box(page, one).click();
  await box(page, three).click({ modifiers: ['Shift'] });
  await says(bar(page), '3 selected');
  expect(await box(page, two).isChecked()).toBe(true);
  expect(await page.getByRole('search').count()).toBe(0);
  await withAxe(page);
  expect(await findings(page, 'with rows chosen')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('search').waitFor();
  expect(await bar(page).count()).toBe(0);

  await page.getByRole('link', { name: one.name }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await says(bar(page), '3 selected');
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await says(bar(page), '4 selected');
  await box(page, four).click();
  await says(bar(page), '3 selected');

  const [group] = (await ask(owner, '/properties/contactgroup/')).results;
  await bar(page).getByRole('button', { name: 'Groups' }).click();
  await page.getByRole('menuitem', { name: 'Add to groups' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add 3 contacts to groups' });
  await dialog.getByRole('button', { name: 'Add to groups' }).click();
  await says(dialog, 'Choose a group.');
  await dialog.getByRole('button', { name: group.contact_group_name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Add to groups' }).click();
  await tells(page, `3 contacts added to ${group.contact_group_name}`);
  expect(await Promise.all(people.map(groupOf))).toEqual([[group.id], [group.id], [group.id], []]);
  await page.getByRole('search').waitFor();
});

test('deleted contacts come back by the notice, and later by the foot of the list', async () => {
  const { family, people, at } = await prepared(3);
  const [one, two, three] = people as [Made, Made, Made];
  const page = await open(owner, { at });
  for (const person of [one, two]) await box(page, person).click();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await tells(page, '2 contacts deleted');
  await page.getByRole('link', { name: one.name }).waitFor({ state: 'detached' });
  await page.getByRole('alert').or(page.getByRole('status')).getByRole('button', { name: 'Undo' }).first().click();
  await tells(page, '2 contacts are as before');
  await page.getByRole('link', { name: one.name }).waitFor();

  await box(page, three).click();
  await bar(page)
    .getByRole('button', { name: /^Select all 3 that match$/ })
    .click();
  await says(bar(page), 'All 3 selected');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete contacts?' });
  await says(dialog, 'All 3 that match');
  await dialog.getByRole('button', { name: 'Delete contacts' }).click();
  await tells(page, '3 contacts deleted');
  await says(page, contactTexts.none);
  // Somebody brings one back: that is their doing, and no more the undoing's.
  await ask(owner, `/properties/contacts/${three.id}/restore/`, {});
  expect(await listed(family)).toBe(1);
  await page.goto(page.url().replace(/\?.*/, ''));
  const last = page.getByRole('status', { name: 'Last change' });
  await says(last, '3 contacts deleted');
  await last.getByRole('button', { name: 'Undo' }).click();
  await tells(page, '2 of 3 contacts are as before. 1 was changed since and stays.');
  expect(await listed(family)).toBe(3);
  await last.waitFor({ state: 'detached' });
});

test('on a phone choosing is a mode of its own, with the tools under the thumb', async () => {
  const { people, at } = await prepared(2);
  const [one, two] = people as [Made, Made];
  const page = await open(owner, { at, size: 'phone' });
  await page.getByRole('link', { name: one.name, exact: true }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Select' }).click();
  await says(bar(page), '0 selected');
  const row = (person: Made) => page.getByRole('button', { name: `Select ${person.name}` });
  await row(one).click();
  await row(two).click();
  await says(bar(page), '2 selected');
  for (const tool of await bar(page).getByRole('button').all()) {
    const { width, height } = (await tool.boundingBox())!;
    expect([Math.round(width) >= 44, Math.round(height) >= 44]).toEqual([true, true]);
  }
  await withAxe(page);
  expect(await findings(page, 'with rows chosen on a phone')).toEqual([]);
  await bar(page).getByRole('button', { name: 'Visibility' }).click();
  await page.getByRole('menuitem', { name: 'Owner/Co-Owner' }).click();
  await tells(page, '2 contacts now seen by Owner/Co-Owner');
  expect((await ask(owner, `/properties/contacts/${two.id}/`)).locked_contact).toBe('true');
  await bar(page).waitFor({ state: 'detached' });

  // A finger that rests on a row begins it as well, and does not open the row.
  const link = page.getByRole('link', { name: one.name, exact: true });
  const { x, y } = (await link.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 8, y: y + 8 }] });
  await says(bar(page), '1 selected');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  await says(bar(page), '1 selected');
  expect(new URL(page.url()).searchParams.has('id')).toBe(false);
});

test('what is chosen is written into a file that can be read back', async () => {
  const { people, at } = await prepared(3);
  const [one, , three] = people as [Made, Made, Made];
  const page = await open(owner, { at, acceptDownloads: true });
  for (const person of [one, three]) await box(page, person).click();
  await bar(page).getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export contacts' });
  await says(dialog, 'The 2 selected contacts.');
  const path = '/properties/contact_exports/?page_size=1';
  const before = (await ask(owner, path)).results[0]?.id ?? 0;
  const listed = page.waitForResponse(
    async (answer) => answer.url().includes('/contact_exports/?') && (await answer.json()).results[0]?.id > before,
  );
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await listed;
  const file = dialog.getByRole('listitem').first();
  await says(file, 'CSV, 2 contacts');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('link', { name: /^Download/ }).click(),
  ]);
  await withAxe(page);
  expect(await findings(page, 'the files')).toEqual([]);
  expect(download.suggestedFilename()).toMatch(/^Contacts \d{4}-\d\d-\d\d\.csv$/);
  const text = await textOf(download);
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\ufeff"name","mobile_number_1",/);
  expect(lines).toHaveLength(2);
  for (const person of [one, three]) {
    const line = lines.find((each) => each.includes(`"${person.name}"`));
    expect(line).toContain(`"${person.mobile_number_1}"`);
    expect(line).toContain(`"'=1+1"`);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await says(dialog, 'The 3 contacts that match.');
});
