import { featureCategories, featureColours } from '@angan/domain/lookups/features.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { choice, flag, idParams, references, requiredText, words } from '../kit/fields.ts';
import { anyWord, isSo } from '../kit/filters.ts';
import { resource } from '../kit/resource.ts';
import { mergeInto, placeLimits, stockCount, withStock } from '../places/places.ts';

export const FeatureInput = z.object({
  feature: requiredText(placeLimits.feature),
  category: choice(featureCategories),
  /** Ids of the types it is offered for; none: all. */
  property_type: references(),
  colour: choice(featureColours),
  aliases: words(placeLimits.alias, placeLimits.aliases),
  is_active: flag(),
});
export const Feature = z.object({
  id: z.number(),
  feature: z.string(),
  category: z.enum(featureCategories),
  property_type: z.array(z.number()),
  colour: z.enum(featureColours),
  aliases: z.array(z.string()),
  /** Came with the office. */
  is_system: z.boolean(),
  is_active: z.boolean(),
  /** Properties that have it, whatever their status. */
  used_count: stockCount,
  may_edit: z.boolean(),
});
export type Feature = z.infer<typeof Feature>;

export const features = resource({
  one: 'feature',
  path: '/properties/features/',
  row: Feature,
  create: FeatureInput,
  update: FeatureInput.partial(),
  ordering: ['feature', '-feature', 'id', '-id'],
  search: ['search_text'],
  filters: { category: anyWord('category', featureCategories), is_active: isSo('is_active') },
  subscription: 'any',
});

export const featureCalls = {
  ...features.calls,
  list: { ...features.calls.list, query: features.calls.list.query.extend(withStock) },
  merge: call({
    method: 'POST',
    path: '/properties/features/:id/merge/',
    access: 'feature:delete',
    subscription: 'any',
    summary: 'Move everything to another feature and delete this one',
    params: idParams,
    body: mergeInto,
    answer: Feature,
  }),
};
