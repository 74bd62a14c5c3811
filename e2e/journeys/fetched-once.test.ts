import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office, tells } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

/** After a change each list is asked for once: the answer and the news of the same change are not two causes. */

const { ask, open, url } = office('fetched-once');
/** Of an office in which nobody else works: others' changes are asked for too. */
let owner: string;
beforeAll(async () => {
  owner = (await newOffice(url, demoPassword)).email;
});

/** Milliseconds after which no more is asked for because of a change. */
const quietMs = 1500;

/** What a change made the page ask for, each with how often; done when the page has asked for nothing for a while. */
const askedAfter = async (page: Page, change: () => Promise<unknown>): Promise<Record<string, number>> => {
  const asked: Record<string, number> = {};
  let last = Date.now();
  const count = (request: { method(): string; url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !/^\/(properties|mgmt|sandesh)\//.test(pathname)) return;
    last = Date.now();
    asked[pathname + search] = (asked[pathname + search] ?? 0) + 1;
  };
  page.on('request', count);
  await change();
  last = Date.now();
  await expect.poll(() => Date.now() - last, { interval: 100 }).toBeGreaterThan(quietMs);
  page.off('request', count);
  return asked;
};

const once = (asked: Record<string, number>, list: string): void => {
  expect(Object.keys(asked).some((url) => new URL(url, 'http://any').pathname === list)).toBe(true);
  expect(Object.entries(asked).filter(([, times]) => times > 1)).toEqual([]);
};

const contacts = '/properties/contacts/';

test('a contact that is added, changed, deleted and brought back', async () => {
  await ask(owner, contacts, { name: newName('Asha'), mobile_number_1: newMobile() });
  const page = await open(owner, { at: '/contact' });
  await settled(page);
  await page.waitForTimeout(quietMs);
  const name = newName('Bhavesh');

  await page.getByRole('button', { name: 'Add Contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(newMobile());
  await page.waitForTimeout(quietMs);
  const added = await askedAfter(page, async () => {
    await form.getByRole('button', { name: 'Add Contact', exact: true }).click();
    await tells(page, contactTexts.created);
    await page.getByRole('link', { name }).waitFor();
  });
  once(added, contacts);

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Contact' });
  await edit.getByRole('textbox', { name: 'Address' }).fill('Thaltej');
  const changed = await askedAfter(page, async () => {
    await edit.getByRole('button', { name: 'Save' }).click();
    await tells(page, `Saved: ${name}`);
    await row.getByRole('cell', { name: 'Thaltej' }).waitFor();
  });
  once(changed, contacts);

  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deleted = await askedAfter(page, async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete contact' }).click();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor();
    await row.waitFor({ state: 'detached' });
    // The toast stays as long as the pointer rests on it.
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).hover();
  });
  once(deleted, contacts);

  const back = await askedAfter(page, async () => {
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
  });
  once(back, contacts);
});

test('a contact that is changed beside its open record', async () => {
  const { id, name } = await ask(owner, contacts, { name: newName('Chetna'), mobile_number_1: newMobile() });
  const page = await open(owner, { at: `/contact?id=${id}` });
  await settled(page);
  await page.waitForTimeout(quietMs);
  const record = page.getByRole('complementary', { name: 'Contact' });
  await record.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Contact' });
  await edit.getByRole('textbox', { name: 'Address' }).fill('Shela');
  const changed = await askedAfter(page, async () => {
    await edit.getByRole('button', { name: 'Save' }).click();
    await tells(page, `Saved: ${name}`);
  });
  once(changed, contacts);
});

test('an inquiry that goes to another stage on the board', async () => {
  const name = newName('Dipti Rana');
  const made = await ask(owner, '/properties/inquiry/', {
    contact: { name, mobile_number_1: newMobile() },
    property_type: 1,
    deal_type: [1],
    any_area: true,
    budget_max: 7_000_000,
  });
  await ask(owner, `/properties/inquiry/${made.id}/stage/`, {
    stage: 'Qualified',
    next_follow_up: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const page = await open(owner, { at: '/searchInquiry?view=board' });
  const column = (stage: string) => page.getByRole('region', { name: stage, exact: true });
  await column('Qualified').getByRole('listitem').filter({ hasText: name }).waitFor();
  await page.waitForTimeout(quietMs);
  const moved = await askedAfter(page, async () => {
    await column('Qualified').getByRole('listitem').filter({ hasText: name }).dragTo(column('Options Shared'));
    await tells(page, `${name} is Options Shared`);
  });
  once(moved, '/properties/inquiry/board/');
});
