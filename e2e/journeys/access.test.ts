import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstLoad, firstLoadLimit } from '../../apps/web/tools/first-load.ts';
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

test('the home of who is signed in needs little script', async () => {
  const { total, scripts } = firstLoad(path.join(web, 'dist'));
  expect(total).toBeLessThanOrEqual(firstLoadLimit);
  const got = new Map<string, number>();
  const before = (window: BrowserContext) =>
    window.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.endsWith('.js')) got.set(pathname.slice(1), Number(answer.headers()['content-length']));
    });
  const page = await open(owner, { before, once: true });
  await settled(page);
  await page.getByRole('link').nth(5).waitFor();
  const sum = [...got.values()].reduce((total, bytes) => total + bytes, 0);
  expect(sum).toBeLessThanOrEqual(firstLoadLimit);
  expect([...got.keys()]).toEqual(expect.arrayContaining(scripts.map(({ file }) => file)));
});
