import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answers, newName, office, tells } from '../lib/office.ts';

/** The names that contacts are sorted by: groups and sources. */

const { open } = office('contacts-names');
const owner = 'owner@rival.demo';

const kinds = [
  { title: 'Add Contact Group', label: 'Contact group name', at: '/contactgroup', known: 'Buyer' },
  { title: 'Add Source', label: 'Source name', at: '/sources', known: 'Walk-in' },
] as const;
const [group, source] = kinds;

const begin = async (page: Page, { title, label }: (typeof kinds)[number]) => {
  await page.getByRole('button', { name: title }).click();
  const form = page.getByRole('dialog', { name: title });
  const name = form.getByLabel(label);
  await name.waitFor();
  return { form, name, save: () => form.getByRole('button', { name: title }).click() };
};

describe.each(kinds)('$title', (kind) => {
  test('shows names that are there while one types, and needs one', async () => {
    const page = await open(owner, { at: kind.at });
    const { form, name, save } = await begin(page, kind);
    await save();
    await form.getByText('This field may not be blank.').waitFor();
    await name.pressSequentially(kind.known.slice(0, 3).toLowerCase());
    await page.getByRole('option', { name: kind.known, exact: true }).waitFor();
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(6);
  });

  test('adds one from inside the form of a contact and chooses it there', async () => {
    const page = await open(owner, { at: '/contact?add=one' });
    const { name, save } = await begin(page, kind);
    const fresh = newName('Monsoon');
    await name.fill(fresh);
    await save();
    await tells(page, kind === group ? contactTexts.groupCreated : contactTexts.sourceCreated);
    const chip = page.getByRole('button', { name: fresh });
    await chip.waitFor();
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
  });
});

test('a group that is there already is refused by the server, in its words', async () => {
  const page = await open(owner, { at: group.at });
  const { name, save } = await begin(page, group);
  await name.fill(group.known);
  await save();
  await tells(page, contactTexts.groupExists);
  await answers(page, '/properties/contactgroup/', 'POST', 400, { non_field_errors: ['Too many groups.', 'Second.'] });
  await save();
  await tells(page, 'Too many groups.');
});

test('a group that fails without a word says so', async () => {
  const page = await open(owner, { at: group.at });
  const { name, save } = await begin(page, group);
  await answers(page, '/properties/contactgroup/', 'POST', 400);
  await name.fill(newName('Diwali'));
  await save();
  await tells(page, contactTexts.groupFailed);
});

test('a source that is there in other letters is refused before it is sent', async () => {
  const page = await open(owner, { at: source.at });
  const { form, name, save } = await begin(page, source);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await name.fill(`  ${source.known.toUpperCase()} `);
  await save();
  await form.getByText(contactTexts.sourceExists, { exact: true }).waitFor();
  expect(sent).not.toContain('/properties/source/');
});

test('a source that the server refuses says why, or that the name exists', async () => {
  const page = await open(owner, { at: source.at, size: 'phone' });
  const { name, save } = await begin(page, source);
  await name.fill(newName('Radio'));
  await answers(page, '/properties/source/', 'POST', 400, { non_field_errors: ['Sources are closed.', 'Second.'] });
  await save();
  await tells(page, 'Sources are closed.');
  await answers(page, '/properties/source/', 'POST', 400);
  await save();
  await tells(page, contactTexts.sourceExists);
});
