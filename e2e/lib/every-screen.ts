import type { BrowserContext, Page } from 'playwright-core';
import { type Size, sizes } from './browser.ts';
import { findings, unreadable } from './findings.ts';
import { settled } from './settled.ts';
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

/** The page as a system in light or dark shows it; the app follows a moment after the browser. */
const inScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  await settled(page);
};

/** What is wrong with the page as it stands, in both schemes and at the hardest width; each look leaves it as it was. */
export const lookAt = async (page: Page, size: Size, where: string): Promise<string[]> => {
  const found = await findings(page, where);
  await inScheme(page, 'dark');
  found.push(...(await unreadable(page, `${where} in the dark`)));
  await inScheme(page, 'light');
  await page.setViewportSize({ width: hardest[size], height: sizes[size].height });
  found.push(...(await tooWide(page, `${where} at ${hardest[size]} pixels`)));
  await page.setViewportSize(sizes[size]);
  return found;
};
