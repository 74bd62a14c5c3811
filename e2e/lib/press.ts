import type { Locator } from 'playwright-core';

/**
 * Presses the first of what is there now, where there is any, and waits for nothing. A click of the browser's driver goes on
 * waiting for what is not there: not waited for itself, it is done in the next journey that has the same window.
 */
export const pressIfThere = (place: Locator): Promise<void> =>
  place.evaluateAll(([one]) => (one as HTMLElement | undefined)?.click());
