import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { z } from 'zod';
import { AreaRef, SocietyRef } from '../kit/nested.ts';

/** Points that a map shows at once; of more, the newest. */
export const mapPoints = 2000;

/** A property on the map, with what its mark and its line of words need. Rupees. */
export const PropertyPoint = z.object({
  id: z.number(),
  property_code: z.string(),
  property_subtype: z.number(),
  deal_type: z.array(z.number()),
  bhk: z.number().nullable(),
  sale_price_total: z.number().nullable(),
  rent_total: z.number().nullable(),
  deposit: z.number().nullable(),
  status: z.enum(propertyStatuses),
  society_name: SocietyRef.nullable(),
  area: z.array(AreaRef),
  latitude: z.number(),
  longitude: z.number(),
  /** Its own place, or only that of its society or area. */
  placed_by: z.enum(['property', 'society', 'area']),
});
export type PropertyPoint = z.infer<typeof PropertyPoint>;

/** Where the pictures of a map come from; null: a plain plot. */
export const MapTiles = z.object({ url: z.string(), attribution: z.string() }).nullable();

export const PropertyMap = z.object({
  points: z.array(PropertyPoint),
  /** Those that match and have a place at all. */
  count: z.number().int(),
  tiles: MapTiles,
});

/** Areas that the ground of a map has at most, those with the most properties first; and places around them. */
export const groundLimits = { areas: 500, around: 4000 } as const;

/** What a map draws by itself, without pictures: the office's areas, and where the localities of their cities lie. */
export const MapGround = z.object({
  areas: z.array(
    z.object({
      id: z.number(),
      area: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      /** Properties of the list in it. */
      count: z.number().int(),
    }),
  ),
  /** Latitude and longitude. An area ends half-way to the next of these. */
  around: z.array(z.tuple([z.number(), z.number()])),
});
export type MapGround = z.infer<typeof MapGround>;
