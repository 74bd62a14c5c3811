import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../core/api/index.ts';

/** The block of a ready page in which what it was made of comes along, so that nobody asks for it again. */
export const factsId = 'facts';

export type Facts = readonly (readonly [key: QueryKey, answer: unknown])[];

export const keepFacts = (facts: Facts): void => {
  for (const [key, answer] of facts) queryClient.setQueryData(key, answer);
};

/** Takes what came with the page. */
export const takeFacts = (): void => {
  const block = document.getElementById(factsId);
  if (block?.textContent) keepFacts(JSON.parse(block.textContent) as Facts);
};
