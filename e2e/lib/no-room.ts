import type { Seen } from './settled.ts';

/** What has no room on the page, in a line each: text that is cut without dots, and text that lies beyond the screen. */
export const noRoom = (page: Seen, where: string): Promise<string[]> =>
  page.evaluate((where) => {
    const found: string[] = [];
    const say = (what: string, element: Element) =>
      found.push(`${where}: ${what}: ${element.tagName.toLowerCase()} '${element.textContent?.trim().slice(0, 60)}'`);
    /** Made to be scrolled sideways: a table, or a strip that does not scroll down as a list does. */
    const scrollsSideways = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth &&
      (element.querySelector('table') !== null || element.scrollHeight <= element.clientHeight + 1);
    const ancestors = function* (element: Element) {
      for (let one = element.parentElement; one; one = one.parentElement) yield one;
    };
    const extent = (nodes: readonly Node[]) => {
      const boxes = nodes.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      });
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      };
    };
    for (const element of document.body.querySelectorAll('*')) {
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (own.length === 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"], svg, option')) continue;
      const { clip, position, overflowX, textOverflow, display } = getComputedStyle(element);
      // Only for who hears the screen.
      if (position === 'absolute' && clip !== 'auto') continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const around = [...ancestors(element)];
      if (around.some(scrollsSideways)) continue;
      const isDotted = textOverflow === 'ellipsis' || getComputedStyle(element).webkitLineClamp !== 'none';
      if (display !== 'inline' && overflowX !== 'visible' && !isDotted && element.scrollWidth > element.clientWidth + 1)
        say('cut', element);
      const dotted = around.some((one) => getComputedStyle(one).textOverflow === 'ellipsis');
      const text = extent(own);
      if (isDotted || dotted) continue;
      if (text.right > document.documentElement.clientWidth + 1 || text.left < -1) {
        say('beyond the screen', element);
        continue;
      }
      const hides = around.find((one) => getComputedStyle(one).overflowX !== 'visible');
      const isScrolled = hides && ['auto', 'scroll'].includes(getComputedStyle(hides).overflowX);
      if (isScrolled && text.right > hides.getBoundingClientRect().right + 1) say('to be scrolled to', element);
      else if (hides && text.right > hides.getBoundingClientRect().right + 1) say('cut by what is around it', element);
      const button = element.closest('button, a[role="button"], [role="tab"]');
      if (button && text.right > button.getBoundingClientRect().right + 1) say('wider than its button', element);
    }
    return found;
  }, where);
