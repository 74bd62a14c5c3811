import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newMobile, newName, office, tells } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

/** One person, once: told while a number is typed, merged on the screen, and taken back. */

const { ask, open } = office('duplicates');
const owner = 'owner@rival.demo';

test('a number that somebody has is told while it is typed, and two of one person are merged and undone', {
  timeout: 60_000,
}, async () => {
  const [name, number] = [newName('Farida'), newMobile()];
  await ask(owner, '/properties/contacts/', { name, mobile_number_1: number, email: 'farida@example.in' });

  const page = await open(owner, { at: '/contact?add=one' });
  await page.getByLabel('Mobile number').fill(number);
  await page
    .getByRole('status')
    .filter({ hasText: `${name}` })
    .waitFor();

  await ask(owner, '/properties/contacts/', {
    name: `${name} ben`,
    mobile_number_1: number,
    comment: 'Met at the fair',
  });
  await page.goto(page.url().replace(/\/contact.*/, '/duplicates'));
  const group = page.getByRole('article').filter({ hasText: `${name} ben` });
  await group.getByRole('button', { name: 'Merge', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Result' }).waitFor();
  await settled(page);
  await withAxe(page);
  expect(await findings(page, 'merging')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await tells(page, 'Merged into');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await tells(page, 'separate contacts again');
  await group.waitFor();
  const { count } = await ask(owner, `/properties/contacts/?search=${encodeURIComponent(name)}`);
  expect(count).toBe(2);
});
