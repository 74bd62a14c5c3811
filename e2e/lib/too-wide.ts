import type { Seen } from './settled.ts';

/** Where the page can be scrolled sideways, in a line each. */
export const tooWide = (page: Seen, where: string): Promise<string[]> =>
  page.evaluate((where) => {
    const pages = [document.documentElement, document.querySelector('main')!];
    return pages
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => {
        const right = (inner: Element) => inner.getBoundingClientRect().right;
        const widest = [...element.querySelectorAll('*')].reduce((a, b) => (right(b) > right(a) ? b : a));
        const { tagName, scrollWidth, clientWidth } = element;
        return `${where}: ${tagName} ${scrollWidth} > ${clientWidth}, by ${widest.outerHTML.slice(0, 160)}`;
      });
  }, where);
