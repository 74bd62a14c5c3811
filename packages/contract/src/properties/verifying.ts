import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { z } from 'zod';
import { choice, rupees } from '../kit/fields.ts';
import { moveFields } from './property-status.ts';

/** What an owner says when they are asked whether it is still to be had (domain 1.2 item 4). */
export const verifyAnswers = ['Available', 'Price changed', 'Gone'] as const;
export type VerifyAnswer = (typeof verifyAnswers)[number];

/**
 * 'Available' where nothing is said. 'Price changed' names the new prices. 'Gone' says where it went as a move does,
 * Withdrawn where no status is named; who may not make that move asks the Owner for it by the same call.
 */
export const VerifyInput = z.object({
  status: z.enum(propertyStatuses).optional(),
  ...moveFields,
  answer: choice(verifyAnswers),
  sale_price: rupees(),
  rent: rupees(),
  deposit: rupees(),
});
export type VerifyInput = z.input<typeof VerifyInput>;
