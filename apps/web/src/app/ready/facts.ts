import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../core/api/index.ts';

/** The block of a ready page in which what it was made of comes along, so that nobody asks for it again. */
export const factsId = 'facts';

/** What changes from one minute to the next says so by a moment long ago, and is asked for again. */
type Fact = readonly [key: QueryKey, answer: unknown, as?: { readonly updatedAt: number }];
export type Facts = readonly Fact[];

export const keepFacts = (facts: Facts): void => {
  for (const [key, answer, as] of facts) queryClient.setQueryData(key, answer, as);
};

/** Takes what came with the page. */
export const takeFacts = (): void => {
  const block = document.getElementById(factsId);
  if (block?.textContent) keepFacts(JSON.parse(block.textContent) as Facts);
};
