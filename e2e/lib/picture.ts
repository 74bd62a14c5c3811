import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const folder = process.env.PICTURES;

/** What stands there, in the light and in the dark, where somebody wants to look: `PICTURES=/tmp/seen npm run e2e`. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
};
