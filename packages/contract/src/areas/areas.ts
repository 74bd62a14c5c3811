import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, text } from '../kit/fields.ts';
import { anyOf, isSo } from '../kit/filters.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { mergeInto, placeLimits, stockCount, stockOf, withStock } from '../places/places.ts';
import { areaFields } from './area-fields.ts';

export const AreaInput = z.object(givenOf(areaFields));
export const Area = z.object({
  id: z.number(),
  ...shownOf(areaFields),
  /** Available properties. */
  stock_count: stockCount,
  society_count: stockCount,
  open_inquiry_count: stockCount,
  may_edit: z.boolean(),
});
export type Area = z.infer<typeof Area>;

export const areas = resource({
  one: 'area',
  path: '/properties/area/',
  row: Area,
  create: AreaInput,
  update: AreaInput.partial(),
  ordering: ['area', '-area', 'id', '-id'],
  search: ['search_text'],
  filters: { city: anyOf('city'), is_active: isSo('is_active') },
  subscription: 'any',
});

const shows = [...areas.calls.get.shows, ...stockOf];

export const areaCalls = {
  ...areas.calls,
  list: { ...areas.calls.list, shows, query: areas.calls.list.query.extend(withStock) },
  get: { ...areas.calls.get, shows },
  similar: call({
    method: 'GET',
    shows: ['area'],
    path: '/properties/area/similar/',
    access: 'area:view',
    subscription: 'any',
    summary: 'Areas named like this one, the nearest first; of one city where it is said',
    query: z.object({ name: z.string().trim().max(placeLimits.area), city: text(15) }),
    answer: z.object({ results: z.array(z.object({ id: z.number(), area: z.string(), city: z.number() })) }),
  }),
  merge: call({
    method: 'POST',
    path: '/properties/area/:id/merge/',
    access: 'area:delete',
    subscription: 'any',
    summary: 'Move everything to another area of the city and delete this one',
    params: idParams,
    body: mergeInto,
    answer: Area,
  }),
};
