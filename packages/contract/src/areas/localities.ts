import { z } from 'zod';
import { call } from '../kit/call.ts';
import { anyOfIds } from '../kit/filters.ts';
import { placeLimits } from '../places/places.ts';

/** Localities that are added to an office at once, and listed. */
export const localityLimits = { atOnce: 1000, listed: 1000 } as const;

/** A place of a city that comes with the product. */
export const Locality = z.object({
  id: z.number(),
  locality: z.string(),
  city: z.number(),
  pincode: z.string(),
  /** Degrees; null where the pincode's place is not known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Offered first. */
  is_main: z.boolean(),
  /** The office's area of that name; null where it has none. */
  area: z.number().nullable(),
});
export type Locality = z.infer<typeof Locality>;

const name = z.string().trim().max(placeLimits.area).optional();

export const localityCalls = {
  localities: call({
    method: 'GET',
    shows: ['area'],
    path: '/properties/area/localities/',
    access: 'area:view',
    subscription: 'any',
    summary: 'Localities that come with the product, and which of them the office has as areas',
    query: z.object({
      city: anyOfIds.optional(),
      /** A part of the name, as it is typed; names that begin so come first. */
      search: name,
      /** A whole name, as somebody wrote it: those named so or nearly so, the likest first. */
      name,
      page: z.coerce.number().int().min(1).max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(localityLimits.listed).optional(),
    }),
    answer: z.object({ results: z.array(Locality) }),
  }),
  addLocalities: call({
    method: 'POST',
    path: '/properties/area/localities/',
    access: 'area:create',
    subscription: 'any',
    summary: 'Make areas of localities, with their pincodes and places; those that the office has are left as they are',
    body: z.object({ localities: z.array(z.number().int().positive()).min(1).max(localityLimits.atOnce) }),
    answer: z.object({
      added: z.number().int(),
      /** The office's area of each, whether it was added now or is there. */
      areas: z.array(z.object({ locality: z.number(), area: z.number() })),
    }),
  }),
};
