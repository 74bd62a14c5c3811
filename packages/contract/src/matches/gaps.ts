import { z } from 'zod';
import { call } from '../kit/call.ts';
import { AreaRef } from '../kit/nested.ts';

/** Open inquiries that ask for the same and have no match of 70 or above. An inquiry stands in each of its areas. */
export const Gap = z.object({
  /** null: anywhere. */
  area: AreaRef.nullable(),
  /** Ids; null where it is not asked for. */
  bhk: z.number().nullable(),
  property_subtype: z.number().nullable(),
  property_type: z.number(),
  deal: z.enum(['Buy', 'Rent']),
  /** Of the highest budget, in rupees: `from` belongs to it, `to` does not. Both null: no budget was said. */
  band: z.object({ from: z.number().nullable(), to: z.number().nullable() }),
  count: z.number().int(),
});
export type Gap = z.infer<typeof Gap>;

/** Groups that one answer holds at most, the largest first. */
export const mostGaps = 500;

export const gapCalls = {
  board: call({
    method: 'GET',
    shows: ['inquiry', 'property', 'area'],
    path: '/properties/gaps/',
    access: 'inquiry:view',
    summary: 'What open inquiries ask for that nothing in stock matches, by area, rooms and budget',
    answer: z.object({
      /** Open inquiries of the reader without a match, and all open ones. */
      unmatched: z.number().int(),
      open: z.number().int(),
      results: z.array(Gap),
    }),
  }),
};
