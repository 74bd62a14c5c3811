import { join } from 'node:path';

/** Libraries that stay out of the browser, with what stands in for each. */
export const leftOut = [
  { find: /^zod$/, replacement: join(import.meta.dirname, 'schemas-left-out.ts') },
  {
    find: /^@messageformat\/date-skeleton(\/lib\/options\.js)?$/,
    replacement: join(import.meta.dirname, 'date-patterns-left-out.ts'),
  },
];
