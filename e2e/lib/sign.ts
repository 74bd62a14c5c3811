import type { Locator, Page } from 'playwright-core';

/** A stroke over the pad, as a finger makes it. */
export const sign = async (page: Page, pad: Locator): Promise<void> => {
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.2],
    [0.5, 0.8],
    [0.7, 0.3],
    [0.9, 0.6],
  ] as const)
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
  await page.mouse.up();
};
