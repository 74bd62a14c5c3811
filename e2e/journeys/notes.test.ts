import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aProject } from '../../apps/server/test/listings.ts';
import { homeOffice } from '../lib/home-office.ts';
import { minute, minuteComes, nextMinute } from '../lib/minutes.ts';
import { newMobile, newName, office, says, tells } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

/** What people note for themselves and each other, on Home and on records. */

const { url, ask, open } = office('notes');
const owner = 'owner@angan.demo';
const staff = 'allrounder@angan.demo';

const notes = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });

const write = async (page: Page, text: string, ...chosen: string[]) => {
  await notes(page).getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text);
  for (const name of chosen) await dialog.getByText(name, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Note saved');
};

test('a note of Home has its colour, stays on top, and is there for those alone whom it is for', async () => {
  const team = newName('Keys');
  const mine = newName('Mine');
  const page = await open(owner);
  await write(page, team, 'Green', 'Pin to the top');
  const card = notes(page).getByRole('listitem').filter({ hasText: team });
  await card.getByText('Pinned').waitFor();
  expect(await card.getAttribute('data-colour')).toBe('Green');
  await write(page, mine, 'Only me', 'Pin to the top');
  await notes(page).getByText(mine).waitFor();

  const theirs = await open(staff);
  await notes(theirs).getByText(team).waitFor();
  expect(await notes(theirs).getByText(mine).count()).toBe(0);
  // Left pinned, they would push the others' notes off Home.
  const { results } = await ask(owner, '/properties/notes/');
  for (const { id, text } of results)
    if (text === team || text === mine) await ask(owner, `/properties/notes/${id}/`, undefined, 'DELETE');
});

test('a note that is written on a record is there and on Home, and leads back to it', async () => {
  const { id } = await ask(owner, '/properties/inquiry/', {
    property_type: 1,
    deal_type: [1],
    contact: { name: newName('Kamla'), mobile_number_1: newMobile() },
  });
  const text = newName('Park');
  const page = await open(owner, { at: `/searchInquiry?id=${id}` });
  await page.getByRole('tab', { name: 'Notes' }).click();
  await write(page, text, 'Pin to the top');
  await notes(page).getByText(text).waitFor();
  await page.goto(new URL('/', page.url()).href);
  const card = notes(page).getByRole('listitem').filter({ hasText: text });
  await card.getByRole('link', { name: 'Inquiry' }).click();
  await page.waitForURL(new RegExp(`id=${id}`));
  const { results } = await ask(owner, `/properties/notes/?link_kind=inquiry&link_id=${id}`);
  await ask(owner, `/properties/notes/${results[0].id}/`, undefined, 'DELETE');
});

test('a property, a contact, a project and a society have notes too, and Home leads back to each', async () => {
  const { email, house, area, add } = await homeOffice(url, ask);
  const { id: property, contact } = await house();
  const project = await add('projects', aProject(area.id));
  const society = await add('society', { society_name: newName('Sun Vista'), area: area.id });
  const page = await open(email);
  for (const [label, path, tab] of [
    ['Property', `/searchProperty?id=${property}`, true],
    ['Contact', `/contact?id=${contact.id}`, false],
    ['Project', `/projects?id=${project.id}`, true],
    ['Society', `/societyList?id=${society.id}`, false],
  ] as const) {
    const text = newName(label);
    await page.goto(`${url}${path}`);
    if (tab) await page.getByRole('tab', { name: 'Notes' }).click();
    await write(page, text);
    await notes(page).getByText(text).waitFor();
    await page.goto(url);
    const card = notes(page).getByRole('listitem').filter({ hasText: text });
    await card.getByRole('link', { name: label }).click();
    await page.waitForURL((to) => `${to.pathname}${to.search}`.endsWith(path.split('?')[1]!));
  }
});

test('a reminder raises its alert', async () => {
  const text = newName('Society office');
  const next = nextMinute(10 * minute);
  await ask(owner, '/properties/notes/', {
    text,
    visibility: 'Only me',
    remind_at: new Date(next).toISOString(),
  });
  const page = await open(owner, { at: '/notifications' });
  await settled(page);
  expect(await page.getByText(text).count()).toBe(0);
  await minuteComes(owner, 'notes', next);
  await page.getByText(text).first().waitFor();
  await says(page, new RegExp(text));
});
