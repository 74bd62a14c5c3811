import type { Page } from 'playwright-core';

/** Where the page can be scrolled sideways, in a line each. */
export const tooWide = (page: Page, where: string): Promise<string[]> =>
  page.evaluate((where) => {
    const pages = [document.documentElement, document.querySelector('main')!];
    return pages
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${where}: ${tagName} ${scrollWidth} > ${clientWidth}`);
  }, where);
