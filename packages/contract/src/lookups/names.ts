import type { Entity } from '@angan/domain/entities.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { type LookupName, lookups } from './lookups.ts';
import { namesCall } from './names-call.ts';

type Pages = { [Name in LookupName]: z.ZodOptional<(typeof lookups)[Name]['call']['answer']> };

export const namesCalls = {
  /** A list that is left out is one that this person may not read; one with a `next` goes on by its own call. */
  get: call({
    ...namesCall,
    subscription: 'any',
    summary: 'All lookup lists at once, each as its own call answers it',
    shows: [...new Set(Object.values(lookups).flatMap((list): readonly Entity[] => list.call.shows))],
    answer: z.object(
      Object.fromEntries(Object.entries(lookups).map(([name, list]) => [name, list.call.answer.optional()])) as Pages,
    ),
  }),
};
