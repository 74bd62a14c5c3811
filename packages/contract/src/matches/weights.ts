import { weightColumns } from '@angan/domain/matching/types.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';

export const weightTexts = { sum: 'The weights must be whole numbers that sum to 100.' };

/** How much each criterion counts, by kind of deal: the company's own columns and the standard ones for the rest. */
export const MatchWeights = z.object({
  columns: z.array(
    z.object({
      column: z.enum(weightColumns),
      weights: z.record(z.string(), z.number()),
      /** As the product weighs. */
      is_standard: z.boolean(),
    }),
  ),
});
export type MatchWeights = z.infer<typeof MatchWeights>;

export const weightCalls = {
  get: call({
    method: 'GET',
    shows: ['match_weight'],
    path: '/properties/match_weights/',
    access: 'inquiry:matches',
    summary: 'How the company weighs a match',
    answer: MatchWeights,
  }),
  put: call({
    method: 'PUT',
    path: '/properties/match_weights/',
    access: 'settings:edit',
    summary: 'Weigh one kind of deal in another way; the standard weights take a change back',
    body: z.object({
      column: z.enum(weightColumns),
      weights: z.record(z.string().max(40), z.number()),
    }),
    answer: MatchWeights,
  }),
};
