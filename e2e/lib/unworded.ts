import type { Page } from 'playwright-core';

/** A text of the page that a person reads or hears, and the element that it stands in. */
export interface Shown {
  readonly text: string;
  readonly where: string;
}

/** Everything on the page that is read or read aloud: texts that are seen, and names, hints and titles of what is seen. */
export const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const shown: { text: string; where: string }[] = [];
    const nameOf = (element: Element) => {
      const names = [element.getAttribute('class'), element.parentElement?.getAttribute('class')];
      const told = names.map((name) => name?.split(' ').find((one) => one.startsWith('_')) ?? '').filter(Boolean);
      return [element.tagName.toLowerCase(), ...told].join(' ');
    };
    const add = (text: string | null, element: Element) => {
      const clean = text?.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
      if (clean) shown.push({ text: clean, where: nameOf(element) });
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, svg, [aria-hidden="true"]') || !element.checkVisibility()) continue;
      // A quotation stays in the language that it says.
      if (element.closest('[lang]:not(html)')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name), element);
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent, element);
    }
    return shown;
  });

/** Where sentences and lists of data are put together from pieces. */
export const joints = /[,;:()/·|•+]| - | – |\n/;
const letters = /[A-Za-z]{2,}/;
/** What stands around a piece: quotes, dots, the sign of a handle. */
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A message of the pseudo-language has no plain letter but those of what stands in its places. */
const isWorded = (text: string): boolean => /[⟦⟧]/.test(text);

/**
 * The texts that did not go through the language: neither worded nor found, piece by piece, in `data`, which is what the
 * server answered, or in `allowed`.
 */
export const unwordedOf = (shown: readonly Shown[], data: string, allowed: readonly RegExp[]): Shown[] => {
  const known = data.replace(/\s+/g, ' ').toLowerCase();
  const isKnown = (given: string) => {
    const piece = given.replace(edges, '');
    return !letters.test(piece) || known.includes(piece.toLowerCase()) || allowed.some((one) => one.test(piece));
  };
  return shown.filter(({ text }) => !isWorded(text) && !isKnown(text) && !text.split(joints).every(isKnown));
};
