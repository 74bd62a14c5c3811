import type { Words } from '@angan/contract/kit/sentence.ts';

/** '3 properties' */
export const propertiesCounted = (count: number, { say }: Words): string =>
  say('{count, plural, one {# property} other {# properties}}', { count });
