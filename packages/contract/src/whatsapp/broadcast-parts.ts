import { broadcastSources, leftOutReasons, recipientOutcomes } from '@angan/domain/whatsapp/broadcasts.ts';
import { z } from 'zod';
import { ruleFilters } from '../contacts/group-rule.ts';
import { fromDay, toDay } from '../kit/filters.ts';
import { queryOf } from '../kit/resource.ts';
import { PlaceInput } from './messages.ts';

/** People at most; characters of a pasted list, which is about twenty thousand numbers; of a text in a variable. */
export const broadcastLimits = {
  people: 200_000,
  pasted: 400_000,
  name: 120,
  filling: 200,
  days: 90,
  restDays: 90,
} as const;

/** Who of the contacts: everybody, those whom the filters let through, or nobody, where only a list is pasted. */
export const audienceKinds = ['Everybody', 'Filtered', 'Nobody'] as const;

export const Audience = z.object({
  contacts: z.enum(audienceKinds).default('Filtered'),
  /** The filters of the contact list. */
  filters: z
    .object({
      ...queryOf(ruleFilters),
      ...queryOf({ created_date__gte: fromDay('created_date'), created_date__lte: toDay('created_date') }),
    })
    .default({}),
  pasted: z.string().max(broadcastLimits.pasted).default(''),
  /** Whoever sends says that the people of the pasted list have agreed to it. */
  pasted_agreed: z.boolean().default(false),
  /** Of marketing: who had any from this office within so many days is left out; 0 leaves out nobody for it. */
  rest_days: z.number().int().min(0).max(broadcastLimits.restDays).default(0),
});
export type Audience = z.output<typeof Audience>;

export const Filling = z.object({
  source: z.enum(['', ...broadcastSources]).default(''),
  text: z.string().max(broadcastLimits.filling).default(''),
});

const ends = z.array(z.string().trim().max(broadcastLimits.filling)).max(10).default([]);

/** What fills the template: header's {{1}}, the body's variables in order, the ends of dynamic addresses by button. */
export const Fillings = z.object({
  header: Filling.default({ source: '', text: '' }),
  body: z.array(Filling).max(15).default([]),
  url: ends,
  /** What buttons copy, by their place. */
  code: z.array(z.string().trim().max(50)).max(10).default([]),
  /** Which of the media stands above; the template's own where none is named. */
  medium: z.number().int().nullable().default(null),
  location: PlaceInput.nullable().default(null),
  /** Of the cards of a carousel. */
  cards: z
    .array(
      z.object({
        medium: z.number().int().nullable().default(null),
        body: z.array(Filling).max(15).default([]),
        url: ends,
      }),
    )
    .max(10)
    .default([]),
});
export type Fillings = z.output<typeof Fillings>;
/** Of no template yet. */
export const noFillings: Fillings = {
  header: { source: '', text: '' },
  body: [],
  url: [],
  code: [],
  medium: null,
  location: null,
  cards: [],
};

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const Hours = z.object({ from: clock, until: clock });

const amount = z.number();
export const CostShown = z.object({
  lines: z.array(
    z.object({ country: z.string(), people: z.number(), charged: z.number(), rate: z.number().nullable(), amount }),
  ),
  net: amount,
  gst: amount,
  total: amount,
  unpriced: z.number(),
  /** A rate of it is from a third party; of what was confirmed before prices told so it is not known. */
  thirdParty: z.boolean().optional(),
});
export type CostShown = z.infer<typeof CostShown>;

export const outcomeCounts = z.record(z.enum(recipientOutcomes), z.number());
export const leftOutCounts = z.partialRecord(z.enum(leftOutReasons), z.number());
