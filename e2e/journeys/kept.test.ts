import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newMobile, newName, office, says } from '../lib/office.ts';
import { onDisk } from '../lib/on-disk.ts';
import { picture } from '../lib/picture.ts';

/** What was looked at is there where there is no line, with its age; on the disk nobody can read it, and it goes with the session. */

const { open, ask } = office('kept');
const owner = 'owner@angan.demo';
const backend = 'backend@angan.demo';

const isWithoutLine = (page: Page) => page.getByRole('region', { name: 'Without internet' });
/** The worker that keeps the app at hand has to have the screen's code. */
const withItsCode = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
};
const rowsOnDisk = async (page: Page) => (await onDisk(page, 'angan-kept')).rows;

test('a contact that was looked at is read again after a kill without a line, says of when it is, and is fresh when the line is back', async () => {
  const name = newName('Read Below');
  const number = newMobile();
  const { id } = await ask(owner, '/properties/contacts/', { name, mobile_number_1: number });
  const page = await open(owner, { at: `/contact?id=${id}`, size: 'phone', serviceWorkers: 'allow' });
  await withItsCode(page);
  await says(page, name);
  // Of the contact, its list, timeline, inquiries, properties, tasks and notes; and whose they are.
  await expect.poll(() => rowsOnDisk(page)).toBeGreaterThan(7);
  const kept = await onDisk(page, 'angan-kept');
  expect(kept.extractable).toBe(false);
  for (const secret of [name, number]) expect(kept.text).not.toContain(secret);

  await page.context().setOffline(true);
  // A killed app has nothing in its memory.
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${new URL(page.url()).origin}/contact?id=${id}`);
  await says(again, name);
  await isWithoutLine(again)
    .getByText(/^This is of \d/)
    .waitFor();
  await picture(again, 'kept-contact-phone');

  const renamed = newName('Renamed Above');
  await ask(owner, `/properties/contacts/${id}/`, { name: renamed }, 'PATCH');
  await again.context().setOffline(false);
  await says(again, renamed);
  await isWithoutLine(again).waitFor({ state: 'detached' });
});

test('who sees masked numbers has no others on the disk, and all of it goes with the session', async () => {
  const name = newName('Masked Below');
  const number = newMobile();
  const { id } = await ask(owner, '/properties/contacts/', { name, mobile_number_1: number });
  const page = await open(backend, { at: `/contactList?id=${id}`, once: true, serviceWorkers: 'allow' });
  await says(page, name);
  await expect.poll(() => rowsOnDisk(page)).toBeGreaterThan(2);
  const answers = await page.evaluate(() => JSON.stringify(localStorage));
  expect(answers).not.toContain(number);
  await page.evaluate(() => {
    localStorage.setItem('auth', '{}');
    dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  });
  await expect
    .poll(async () => (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name))
    .not.toContain('angan-kept');
});
