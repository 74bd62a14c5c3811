import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings the looker into the page, once for a window: it stays as long as nobody loads the page anew. */
export const withAxe = (page: Page): Promise<unknown> => page.evaluate(axeSource);

/** What is wrong with the page for assistive technology, in a line each: serious and critical findings only. */
export const findings = (page: Page, where: string): Promise<string[]> => axe(page, where, []);

/** What of the page is too pale to read: all that another colour scheme can change. */
export const unreadable = (page: Page, where: string): Promise<string[]> => axe(page, where, ['color-contrast']);

/** Rows of a list are alike: the first eight stand for all. */
const repeated = ['tbody > tr:nth-child(n + 9)', 'ul > li:nth-child(n + 9)'];

/** By the given rules, or by all where none is given. */
const axe = (page: Page, where: string, rules: string[]): Promise<string[]> =>
  page.evaluate(
    async ({ where, rules, repeated }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
      };
      const { violations, passes } = await axe.run(
        { exclude: repeated },
        {
          resultTypes: ['violations'],
          // No rule of ours reads style sheets or films, which it would fetch once more.
          preload: false,
          ...(rules.length > 0 && { runOnly: rules }),
        },
      );
      if (passes.length < (rules.length || 10)) return [`${where}: hardly anything was there to look at`];
      // In the pseudo-language the name and the text that it begins with each stand in brackets of their own.
      const bare = (text: string | null | undefined) =>
        (text ?? '')
          .replaceAll(/\s*ẽ*⟧|⟦/g, '')
          .trim()
          .toLowerCase();
      const isNamedByItsText = ({ target }: { target: unknown[] }) => {
        const element = document.querySelector(String(target[0]));
        return bare(element?.ariaLabel).includes(bare(element?.textContent));
      };
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => ({
          id,
          nodes: id === 'label-content-name-mismatch' ? nodes.filter((node) => !isNamedByItsText(node)) : nodes,
        }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(
          ({ id, nodes }) =>
            `${where}: ${id} at ${nodes
              .slice(0, 3)
              .map(({ html }) => html.slice(0, 160))
              .join(' | ')}`,
        );
    },
    { where, rules, repeated },
  );
