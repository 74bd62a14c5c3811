import { expect, test } from 'vitest';
import { lookAt, through, watched } from '../lib/every-screen.ts';
import { office } from '../lib/office.ts';
import { screensOf } from '../lib/screens.ts';
import { goTo, settled } from '../lib/settled.ts';

/** Every screen on a phone: for whoever looks, listens or types, in the light and in the dark, and never too wide. */

const { ask, open, visit } = office('screens-phone');
const size = 'phone';
const owner = 'owner@angan.demo';

const aPerson = async () => {
  const { results } = await ask(owner, '/properties/contacts/?search=virk');
  return `/contact?id=${results[0].id}`;
};

test('of an Owner, and the drawer', async () => {
  const { complaints, before } = watched();
  const page = await open(owner, { size, before });
  const found = await through(page, size, [...screensOf.owner, await aPerson()]);
  await goTo(page, '/contact');
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  found.push(...(await lookAt(page, size, 'the drawer')));
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

test('of the Admin', async () => {
  const { complaints, before } = watched();
  const page = await open('admin@angan.demo', { size, before });
  expect(await through(page, size, screensOf.admin)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('of a visitor', async () => {
  const { complaints, before } = watched();
  const page = await visit({ size, before });
  expect(await through(page, size, screensOf.visitor)).toEqual([]);
  expect(complaints).toEqual([]);
});
