import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { dailyLoads, firstLoad, firstLoadLimit, listLimit, listLoad } from '../../apps/web/tools/first-load.ts';
import { office } from '../lib/office.ts';
import { settled } from '../lib/settled.ts';

/** Pages under a strict policy for scripts, and light. What every screen is held to is in screens-*.test.ts. */

const { open } = office('access');
const owner = 'owner@angan.demo';
const web = path.resolve(import.meta.dirname, '../../apps/web');

test('a script that somebody slips into the page does not run', async () => {
  const page = await open(owner);
  await settled(page);
  const [complaint] = await Promise.all([
    page.waitForEvent('console', (message) => /Content Security Policy/i.test(message.text())),
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.slippedIn = true';
      document.body.append(script);
    }),
  ]);
  expect(complaint.text()).toMatch(/inline script/i);
  expect(await page.evaluate(() => 'slippedIn' in globalThis)).toBe(false);
});

/** Gathers what the window gets of the build, with the bytes that came over the line. */
const gathering = (isMeant: RegExp) => {
  const got = new Map<string, number>();
  const before = (window: BrowserContext) =>
    window.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (isMeant.test(pathname)) got.set(pathname.slice(1), Number(answer.headers()['content-length']));
    });
  return { got, before, sum: () => [...got.values()].reduce((total, bytes) => total + bytes, 0) };
};
const namesOf = (files: readonly { file: string }[]) => files.map(({ file }) => file);

test('the home of who is signed in needs little script', async () => {
  const { total, files } = firstLoad(path.join(web, 'dist'));
  expect(total).toBeLessThanOrEqual(firstLoadLimit);
  // The sentence of the day is asked for once the screen stands, and what is needed for when there is no line.
  const { got, before, sum } = gathering(/^(?!.*\/(?:quote|english|hindi|gujarati|no-line)-).*\.js$/);
  const page = await open(owner, { before, once: true });
  await settled(page);
  await page.getByRole('link').nth(5).waitFor();
  expect(sum()).toBeLessThanOrEqual(firstLoadLimit);
  expect([...got.keys()]).toEqual(expect.arrayContaining(namesOf(files)));
});

test('the list of properties comes in few files', async () => {
  const { total, files } = listLoad(path.join(web, 'dist'));
  expect(total).toBeLessThanOrEqual(listLimit.bytes);
  expect(files.length).toBeLessThanOrEqual(listLimit.files);
  const { got, before, sum } = gathering(/^(?!.*\/no-line-).*\.(js|css)$/);
  const page = await open(owner, { before, once: true, at: '/searchProperty' });
  await settled(page);
  await page.getByRole('row').nth(5).waitFor();
  expect(sum()).toBeLessThanOrEqual(listLimit.bytes);
  expect(got.size).toBeLessThanOrEqual(listLimit.files);
  expect([...got.keys()]).toEqual(expect.arrayContaining(namesOf(files)));
});

test('the other screens of a day come in few files too', () => {
  for (const { screen, limit, total, files } of dailyLoads(path.join(web, 'dist'))) {
    expect(total, screen).toBeLessThanOrEqual(limit.bytes);
    expect(files.length, screen).toBeLessThanOrEqual(limit.files);
  }
});
