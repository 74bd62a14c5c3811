import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from './browser.ts';
import { noRoom } from './no-room.ts';
import { office } from './office.ts';
import { screensOf } from './screens.ts';
import { goTo, settled } from './settled.ts';
import { tooWide } from './too-wide.ts';
import { shownOn, unwordedOf } from './unworded.ts';

/** Words that are nobody's: names of products and of signs, which no language changes. */
const names: readonly RegExp[] = [];

/** Keeps all texts of what the server answers to a window. */
const answersTo = (window: BrowserContext): (() => Promise<string>) => {
  const coming: Promise<string>[] = [];
  window.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) coming.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(coming)).map(textsOf).join('\n');
};

/** The texts of an answer without the names of its fields. */
const textsOf = (json: string): string => {
  const texts: unknown[] = [];
  JSON.parse(json || 'null', (_, value) => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(value);
    return value;
  });
  return texts.join('\n');
};

/** Every screen in the pseudo-language: what did not go through the language shows, and what has no room. */
export const testPseudo = (size: Size): void => {
  const { open, visit, session } = office(`pseudo-${size}`);
  const inPseudo = (window: BrowserContext) =>
    window.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('language', '"en-XA"');
    });

  const walk = async (page: Page, addresses: readonly string[], data: () => Promise<string>) => {
    const found: string[] = [];
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-XA');
    for (const address of addresses) {
      await goTo(page, address);
      const unworded = unwordedOf(await shownOn(page), await data(), names);
      found.push(...unworded.map(({ text, where }) => `${address}: not worded: '${text}' in ${where}`));
      found.push(...(await noRoom(page, address)), ...(await tooWide(page, address)));
    }
    return [...new Set(found)];
  };

  test.each([
    ['an Owner', 'owner@angan.demo', screensOf.owner],
    ['the Admin', 'admin@angan.demo', screensOf.admin],
  ] as const)('of %s', async (_, email, addresses) => {
    let data = async () => '';
    const page = await open(email, {
      size,
      once: true,
      before: async (window) => {
        data = answersTo(window);
        await inPseudo(window);
      },
    });
    const me = textsOf(JSON.stringify((await session(email)).me));
    expect(await walk(page, addresses, async () => `${me}\n${await data()}`)).toEqual([]);
  });

  test('of a visitor', async () => {
    let data = async () => '';
    const page = await visit({
      size,
      once: true,
      before: async (window) => {
        data = answersTo(window);
        await inPseudo(window);
      },
    });
    expect(await walk(page, screensOf.visitor, () => data())).toEqual([]);
  });
};
