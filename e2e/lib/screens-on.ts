import { banks } from '@angan/domain/lookups/banks.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from './browser.ts';
import { lookAt, watched } from './every-screen.ts';
import { withAxe } from './findings.ts';
import { noRoom } from './no-room.ts';
import { office } from './office.ts';
import { settled } from './settled.ts';
import { textsAnswered } from './texts-answered.ts';
import { shownOn, unwordedOf } from './unworded.ts';
import { inLanguage, lasting, testWalks, walk } from './walk.ts';

/** What lies over a screen, and how one comes there from the contacts. */
interface Over {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** What no language changes: names of products, laws and banks, the password of the demo. */
const names: readonly RegExp[] = [/^(Angan|WhatsApp|RERA)$/, /^angan-demo-\d+$/];
const bankNames = banks.map(({ bank }) => bank).join('\n');

/**
 * Every screen at a size: for whoever looks, listens or types, in the light and in the dark, and never too wide. In the
 * pseudo-language, in which what did not go through the language shows, and what has no room.
 */
export const testScreens = (size: Size, over: Over): void => {
  const people = office(`screens-${size}`);

  const walkOver = async (
    enter: (before: (window: BrowserContext) => unknown) => Promise<Page>,
    addresses: readonly string[],
    known: string,
  ) => {
    const { complaints, before } = watched();
    const page = await enter(async (window) => {
      before(window);
      await inLanguage(window, 'en-XA');
    });
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-XA');
    await withAxe(page);
    const texts = async (where: string) => {
      const unworded = unwordedOf(await shownOn(page), `${known}\n${bankNames}\n${await textsAnswered(page)}`, names);
      return [
        ...unworded.map(({ text, where: element }) => `${where}: not worded: '${text}' in ${element}`),
        ...(await noRoom(page, where)),
      ];
    };
    const found = await walk(page, addresses, texts, (where) => lasting(page, () => lookAt(page, size, where)));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  };
  testWalks(people, { size, once: true }, walkOver);

  test(`${over.name} over the contacts`, async () => {
    const { complaints, before } = watched();
    const page = await people.open('owner@angan.demo', { size, at: '/contact', before });
    await settled(page);
    await withAxe(page);
    await over.open(page);
    await settled(page);
    expect(await lookAt(page, size, over.name)).toEqual([]);
    expect(complaints).toEqual([]);
  });
};
