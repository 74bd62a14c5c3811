import { demoPassword } from '@angan/contract/demo/logins.ts';
import { beforeAll, expect, test } from 'vitest';
import { newOffice } from '../lib/new-office.ts';
import { newMobile, newName, office } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

const { ask, open, url } = office('live');
/** Of an office in which nothing else changes: no other news may bring a list up to date. */
let owner: string;
beforeAll(async () => {
  owner = (await newOffice(url, demoPassword)).email;
});
const add = (name: string) => ask(owner, '/properties/contacts/', { name, mobile_number_1: newMobile() });

test('what changed after a list was read, and before its page began to hear of changes, comes by itself', async () => {
  const { promise, resolve: letIn } = Promise.withResolvers<void>();
  let waits = false;
  const page = await open(owner, {
    at: '/contact',
    before: (window) =>
      window.route(/\/events\//, async (route) => {
        waits = true;
        await promise;
        await route.continue();
      }),
  });
  await settled(page);
  await expect.poll(() => waits).toBe(true);
  const name = newName('Esha');
  await add(name);
  const row = page.getByRole('link', { name });
  expect(await row.count()).toBe(0);
  letIn();
  await row.waitFor();
});
