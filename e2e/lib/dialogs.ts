import type { Locator, Page } from 'playwright-core';

/** The dialog is gone, and so is the place in the browser's history by which the back button would have closed it. */
export const closed = async (page: Page, dialog: Locator): Promise<void> => {
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => !history.state?.over);
};
