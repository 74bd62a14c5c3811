import { banks } from '@angan/domain/lookups/banks.ts';
import type { CatalogueTag } from '@angan/languages/catalogue.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { leftInEnglish } from './left-in-english.ts';
import { noRoom } from './no-room.ts';
import { office, type Wanted } from './office.ts';
import { settled, still } from './settled.ts';
import { textsAnswered, textsTyped } from './texts-answered.ts';
import { shownOn } from './unworded.ts';
import { inLanguage, testWalks, walk } from './walk.ts';

const widths: readonly Wanted[] = [
  { size: 'phone', viewport: { width: 360, height: 780 } },
  { size: 'desktop', viewport: { width: 1440, height: 900 } },
];
const bankNames = banks.map(({ bank }) => bank).join('\n');

/** Every screen in a language, on a narrow phone and at a desk: nothing of the software is left in English, and nothing is cut. */
export const testScreensIn = (tag: CatalogueTag): void => {
  const left = leftInEnglish(tag);
  const people = office(`screens-in-${tag}`);

  const walkOver = async (
    enter: (before: (window: BrowserContext) => unknown) => Promise<Page>,
    addresses: readonly string[],
    known: string,
  ) => {
    const page = await enter((window) => inLanguage(window, tag));
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag);
    const texts = async (where: string) => {
      await still(page);
      return [
        ...left(
          await shownOn(page),
          `${known}\n${bankNames}\n${await textsAnswered(page)}`,
          await textsTyped(page),
        ).map(({ text, where: element }) => `${where}: left in English: '${text}' in ${element}`),
        ...(await noRoom(page, where)),
      ];
    };
    expect(await walk(page, addresses, texts)).toEqual([]);
  };

  describe.each(widths)('at $viewport.width pixels', (wanted) =>
    testWalks(people, { ...wanted, once: true }, walkOver),
  );
};
