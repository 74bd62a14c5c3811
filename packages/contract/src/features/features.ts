import { featureCategories } from '@angan/domain/lookups/features.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { anyWord, isSo } from '../kit/filters.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { mergeInto, stockCount, stockOf, withStock } from '../places/places.ts';
import { featureFields } from './feature-fields.ts';

export const FeatureInput = z.object(givenOf(featureFields));
export const Feature = z.object({
  id: z.number(),
  ...shownOf(featureFields),
  /** Came with the office. */
  is_system: z.boolean(),
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

const shows = [...features.calls.get.shows, ...stockOf];

export const featureCalls = {
  ...features.calls,
  list: { ...features.calls.list, shows, query: features.calls.list.query.extend(withStock) },
  get: { ...features.calls.get, shows },
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
