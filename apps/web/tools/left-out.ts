import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const standIn = (name: string) => join(import.meta.dirname, name);

/** Libraries, and files of one, that stay out of the browser, with what stands in for each. */
export const leftOut = [
  { find: /^zod$/, replacement: standIn('schemas-left-out.ts') },
  {
    find: /^@messageformat\/date-skeleton(\/lib\/options\.js)?$/,
    replacement: standIn('date-patterns-left-out.ts'),
  },
  { find: /^\.\/use-id\/use-id\.mjs$/, replacement: standIn('one-id.ts') },
  {
    find: /^\.\/MantineCssVariables\/MantineCssVariables\.mjs$/,
    replacement: standIn('variables-left-out.ts'),
  },
];

/** Stops a build in which one of them stands in for nothing, since its library has moved the file. */
export const standsIn = (): Plugin => ({
  name: 'stands-in',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const unused = leftOut.filter(({ replacement }) => !this.getModuleInfo(replacement));
    if (unused.length > 0)
      this.error(
        `Nothing asks for ${unused.map(({ replacement }) => basename(replacement)).join(', ')}: tools/left-out.ts.`,
      );
  },
});
