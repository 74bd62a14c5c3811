import { demoPassword } from '@angan/contract/demo/logins.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, withAxe } from '../lib/findings.ts';
import { newOffice } from '../lib/new-office.ts';
import { noRoom } from '../lib/no-room.ts';
import { office } from '../lib/office.ts';
import { picture } from '../lib/picture.ts';
import { settled } from '../lib/settled.ts';

/** The app in Hindi and in Gujarati: chosen once, on every screen from then on, and nothing is cut on a narrow phone. */

const { url, open, ask, session } = office('languages');

const languages = [
  { language: 'Hindi', tag: 'hi', name: 'हिन्दी', save: 'सेव करें', letters: /\p{Script=Devanagari}/u },
  { language: 'Gujarati', tag: 'gu', name: 'ગુજરાતી', save: 'સેવ કરો', letters: /\p{Script=Gujarati}/u },
] as const;

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

test.each(languages)(
  'who chooses $language has it at once, after a reload, and until they choose another',
  async (one) => {
    const owner = await newOffice(url, demoPassword);
    const page = await open(owner.email, { at: '/profile', size: 'phone' });
    await page.getByRole('button', { name: one.name }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect.poll(() => lang(page)).toBe(one.tag);
    await page.getByRole('button', { name: one.save, exact: true }).first().waitFor();
    expect((await ask(owner.email, '/auth/users/me/')).language).toBe(one.language);
    await page.reload();
    await page.getByRole('button', { name: one.save, exact: true }).first().waitFor();
    expect(await lang(page)).toBe(one.tag);
    await picture(page, `profile-${one.tag}-phone`);
    await withAxe(page);
    expect(await findings(page, `the profile in ${one.language}`)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: one.save, exact: true }).first().click();
    await expect.poll(() => lang(page)).toBe('en-IN');
  },
);

test('who had chosen Gujarati before the app spoke it has it without signing in again', async () => {
  const owner = await newOffice(url, demoPassword);
  const { access } = await session(owner.email);
  const told = await fetch(`${url}/auth/users/me/`, {
    method: 'PATCH',
    headers: { authorization: `JWT ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'Gujarati' }),
  });
  expect(told.status).toBe(200);
  const me = await told.json();
  const page = await open(owner.email, {
    once: true,
    before: (window) =>
      window.addInitScript((me) => {
        const stored = JSON.parse(localStorage.getItem('auth') ?? 'null');
        if (stored) localStorage.setItem('auth', JSON.stringify({ ...stored, userInfo: me }));
      }, me),
  });
  await expect.poll(() => lang(page), { timeout: 20_000 }).toBe('gu');
});

const screens = [
  ...['/', '/searchProperty', '/searchInquiry', '/contact', '/tasks', '/leads', '/deals', '/commission', '/loans'],
  ...['/dashboard', '/projects', '/settings', '/subuser', '/addProperty'],
];

test.each(languages)(
  'the screens of a day are in $language, and nothing is cut on a narrow phone',
  async ({ tag, letters }) => {
    const page = await open('owner@angan.demo', {
      ...{ size: 'phone', viewport: { width: 360, height: 780 } },
      before: (window) =>
        window.addInitScript((tag) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('language', JSON.stringify(tag));
        }, tag),
    });
    const wrong: string[] = [];
    for (const screen of screens) {
      await page.goto(`${url}${screen}`);
      await page.getByRole('heading').first().waitFor();
      await settled(page);
      expect(await lang(page)).toBe(tag);
      expect(await page.getByRole('heading').first().textContent(), screen).toMatch(letters);
      wrong.push(...(await noRoom(page, screen)));
      await picture(page, `day${screen.replaceAll('/', '-')}-${tag}`);
    }
    expect(wrong).toEqual([]);
  },
);
