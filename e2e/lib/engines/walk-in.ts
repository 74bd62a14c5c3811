import { describe, expect, test } from 'vitest';
import { noRoom } from '../no-room.ts';
import { filesCame, settled, still } from '../settled.ts';
import { keepingAnswers } from '../texts-answered.ts';
import { tooWide } from '../too-wide.ts';
import { testWalks, walk } from '../walk.ts';
import { engineOffice } from './opened.ts';
import type { EnginePage } from './page.ts';
import { type Engine, lacks } from './tools.ts';

/** Every screen in another engine than Chromium: it draws, it fits, and nothing fails in it. */
export const testScreensInEngine = (engine: Engine, launch: () => Promise<EnginePage>): void => {
  describe.skipIf(lacks(engine))(`in ${engine.name}`, () => {
    const people = engineOffice(`screens-${engine.name}`, launch);
    testWalks<EnginePage>(people, {}, async (enter, addresses) => {
      const page = await enter(() => undefined);
      await settled(page);
      await page.evaluate(keepingAnswers);
      const fits = async (where: string) => {
        await filesCame(page);
        await still(page);
        return [...(await noRoom(page, where)), ...(await tooWide(page, where))];
      };
      const fails = async (where: string) => (await page.complaints()).map((complaint) => `${where}: ${complaint}`);
      expect(await walk(page, addresses, fits, fails)).toEqual([]);
    });

    test('what fails in a page is told', async () => {
      const page = await people.visit({ at: '/login' });
      await settled(page);
      await page.complaints();
      await page.evaluate(() => {
        console.error('said');
        setTimeout(() => {
          throw new Error('thrown');
        });
      });
      const told: string[] = [];
      await expect
        .poll(async () => {
          told.push(...(await page.complaints()));
          return told.join('\n');
        })
        .toMatch(/said[\s\S]*thrown/);
    });
  });
};
