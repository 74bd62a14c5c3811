import { createHash } from 'node:crypto';

/** What stands for an enquiry to which the portal gave no id: the same facts, the same word. */
export const fingerprint = (...facts: readonly string[]): string =>
  `fp:${createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 32)}`;
