import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { sentenceIn } from '../kit/sentence.ts';
import { timelineEntryOf, timelineOf, timelineQuery } from '../kit/timeline.ts';
import type { propertyTimelineSentences } from './timeline-sentences.ts';

/**
 * `status`: it moved, with from and to among the changes and the reason or the note as text. `asked`: somebody asked the
 * Owner for a move. `price`: a price changed. `verified`: somebody made sure that it is still to be had. `visit`, `task`: one was planned,
 * done, missed or cancelled. `file`: a photo, a
 * floor plan, a video or a document came or went.
 */
export const propertyHappenings = [
  'created',
  'changed',
  'status',
  'asked',
  'price',
  'verified',
  'visit',
  'task',
  'file',
  'deleted',
  'restored',
  'note',
] as const;
export const PropertyTimelineEntry = timelineEntryOf(propertyHappenings).extend({
  /** The same where the software says it, without its words; null where a person wrote it. */
  sentence: sentenceIn<typeof propertyTimelineSentences>().nullable(),
});
export type PropertyTimelineEntry = z.infer<typeof PropertyTimelineEntry>;

/** The prices of which each change is kept; the lowest ones only for who may see them. */
export const pricedFields = ['sale_price', 'rent', 'deposit', 'maintenance', 'bottom_price', 'bottom_rent'] as const;
export type PricedField = (typeof pricedFields)[number];

export const PriceChange = z.object({
  id: z.number(),
  date: z.string(),
  field: z.enum(pricedFields),
  old: z.number().nullable(),
  new: z.number().nullable(),
  /** Who changed it, by name. */
  by: z.string(),
});
export type PriceChange = z.infer<typeof PriceChange>;

export const propertyHistoryCalls = {
  timeline: call({
    method: 'GET',
    shows: ['property', 'note', 'preleased', 'task'],
    kept: true,
    path: '/properties/property/:id/timeline/',
    access: 'property:view',
    summary: 'What happened with a property, newest first',
    params: idParams,
    query: timelineQuery,
    answer: timelineOf(PropertyTimelineEntry),
  }),
  priceHistory: call({
    method: 'GET',
    shows: ['property'],
    kept: true,
    path: '/properties/property/:id/price_history/',
    access: 'property:view',
    summary: 'Every change of a price, newest first, the last 100',
    params: idParams,
    answer: z.object({ results: z.array(PriceChange) }),
  }),
};
