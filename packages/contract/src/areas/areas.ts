import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, idParams, number, requiredReference, requiredText, text, words } from '../kit/fields.ts';
import { anyOf, isSo } from '../kit/filters.ts';
import { resource } from '../kit/resource.ts';
import { mergeInto, placeLimits, stockCount, withStock } from '../places/places.ts';

const pincode = z
  .string()
  .trim()
  .regex(/^[1-9]\d{5}$/, 'A pincode has six digits.');

/** An area next to another. `km`: null where it is not known. What is said on one side holds on the other. */
const NeighbourInput = z.object({ area: requiredReference(), km: number(0, 100) });
const Neighbour = z.object({ area: z.number(), km: z.number().nullable() });
export type Neighbour = z.infer<typeof Neighbour>;

export const AreaInput = z.object({
  area: requiredText(placeLimits.area),
  city: requiredReference(),
  zone: text(60),
  pincodes: words(6, 20, pincode),
  aliases: words(placeLimits.alias, placeLimits.aliases),
  neighbours: z.array(NeighbourInput).max(placeLimits.neighbours).optional(),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  is_active: flag(),
});
export const Area = z.object({
  id: z.number(),
  area: z.string(),
  city: z.number(),
  zone: z.string(),
  pincodes: z.array(z.string()),
  aliases: z.array(z.string()),
  neighbours: z.array(Neighbour),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_active: z.boolean(),
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

export const areaCalls = {
  ...areas.calls,
  list: { ...areas.calls.list, query: areas.calls.list.query.extend(withStock) },
  similar: call({
    method: 'GET',
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
