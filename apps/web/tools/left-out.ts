import { join } from 'node:path';

/** Libraries that stay out of the browser, with what stands in for each. */
export const leftOut = [
  { find: /^zod$/, replacement: join(import.meta.dirname, 'schemas-left-out.ts') },
  {
    find: /^@messageformat\/date-skeleton(\/lib\/options\.js)?$/,
    replacement: join(import.meta.dirname, 'date-patterns-left-out.ts'),
  },
  { find: /^\.\/use-id\/use-id\.mjs$/, replacement: join(import.meta.dirname, 'one-id.ts') },
  {
    find: /^\.\/MantineCssVariables\/MantineCssVariables\.mjs$/,
    replacement: join(import.meta.dirname, 'variables-left-out.ts'),
  },
];
