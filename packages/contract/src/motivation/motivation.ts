import { motivationTurns } from '@angan/domain/lookups/motivation/when-shown.ts';
import { languages } from '@angan/domain/lookups/office.ts';
import { z } from 'zod';
import { anyWord, isSo } from '../kit/filters.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { motivationFields } from './motivation-fields.ts';

export const motivationTexts = {
  oneOfBoth: 'Give a day of every year or one date, not both.',
  taken: 'Another message in this language stands on that day. Change that one, or take it out of use.',
} as const;

export const MotivationInput = z.object(givenOf(motivationFields));
/** A sentence of the day as the Admin keeps it; `shown_on` says when it is shown, by what its days leave open. */
export const Motivation = z.object({
  id: z.number(),
  ...shownOf(motivationFields),
  shown_on: z.enum(motivationTurns),
  last_updated: z.string(),
});
export type Motivation = z.infer<typeof Motivation>;

export const motivations = resource({
  one: 'motivation',
  path: '/platform/motivation/',
  subscription: 'any',
  row: Motivation,
  create: MotivationInput,
  update: MotivationInput.partial(),
  ordering: ['-id', 'id', 'quote', '-quote'],
  search: ['quote', 'author'],
  filters: {
    language: anyWord('language', languages),
    shown_on: anyWord('shown_on', motivationTurns),
    is_active: isSo('is_active'),
  },
});

export const motivationCalls = motivations.calls;
