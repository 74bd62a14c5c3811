import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Size, sizes } from './browser.ts';
import { findings, unreadable, withAxe } from './findings.ts';
import { goTo, settled } from './settled.ts';
import { tooWide } from './too-wide.ts';

/** The width that is hardest for a screen of this size: the narrowest phone, the widest desk. */
const hardest: Record<Size, number> = { phone: 360, desktop: 1920 };

/** Collects what the browser refuses to run and what fails in the page. */
export const watched = () => {
  const complaints: string[] = [];
  const before = (window: BrowserContext) => {
    window.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    window.on('weberror', (error) => complaints.push(error.error().message));
  };
  return { complaints, before };
};

/** What is wrong with the page as it stands, in both schemes and at the hardest width; each look leaves it as it was. */
export const lookAt = async (page: Page, size: Size, where: string): Promise<string[]> => {
  const found = await findings(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  found.push(...(await unreadable(page, `${where} in the dark`)));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: hardest[size], height: sizes[size].height });
  found.push(...(await tooWide(page, `${where} at ${hardest[size]} pixels`)));
  await page.setViewportSize(sizes[size]);
  return found;
};

/** Goes through the addresses inside the running app and looks at each; answers all that it found. */
export const through = async (page: Page, size: Size, addresses: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  await settled(page);
  await withAxe(page);
  for (const address of addresses) {
    await goTo(page, address);
    found.push(...(await lookAt(page, size, address)));
  }
  expect(addresses.length).toBeGreaterThan(0);
  return found;
};
