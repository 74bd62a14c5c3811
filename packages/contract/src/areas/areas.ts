import { z } from 'zod';
import { number, requiredReference, requiredText, text } from '../kit/fields.ts';
import { anyOf } from '../kit/filters.ts';
import { resource } from '../kit/resource.ts';

export const AreaInput = z.object({
  area: requiredText(80),
  city: requiredReference(),
  zone: text(60),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
});
export const Area = z.object({
  id: z.number(),
  area: z.string(),
  city: z.number(),
  zone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Area = z.infer<typeof Area>;

export const areas = resource({
  one: 'area',
  path: '/properties/area/',
  row: Area,
  create: AreaInput,
  update: AreaInput.partial(),
  ordering: ['area', '-area', 'id', '-id'],
  search: ['area'],
  filters: { city: anyOf('city') },
  subscription: 'any',
});
