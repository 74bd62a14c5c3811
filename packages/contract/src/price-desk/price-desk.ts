import { subtypeGroups } from '@angan/domain/lookups/property-types.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, reference, requiredWord } from '../kit/fields.ts';
import { anyOfIds } from '../kit/filters.ts';
import { AreaRef, SocietyRef } from '../kit/nested.ts';

/** What a price is of: a home sold, or one let. */
export const rateDeals = ['Sale', 'Rent'] as const;
export type RateDeal = (typeof rateDeals)[number];
/** Rows of a table at most: the places that have most samples. */
export const mostRates = 200;

const rate = {
  /** Rupees per square foot of carpet; of a rent, a month. */
  median: z.number(),
  low: z.number(),
  high: z.number(),
  samples: z.number().int(),
  /** Of these, sold or let at that price. */
  closed: z.number().int(),
};
const Rate = z.object(rate);
export type DeskRate = z.infer<typeof Rate>;
const BhkRate = Rate.extend({ bhk: z.number() });

/** A place with its median, and that of each BHK that has samples enough. */
const PlaceRate = z.object({ id: z.number(), name: z.string(), ...rate, by_bhk: z.array(BhkRate) });
export type PlaceRate = z.infer<typeof PlaceRate>;

/** Median rates of the office's own stock and closed deals. A median stands for three samples at least. */
export const DeskRates = z.object({
  all: Rate.nullable(),
  by_bhk: z.array(BhkRate),
  by_society: z.array(PlaceRate),
  by_area: z.array(PlaceRate),
});
export type DeskRates = z.infer<typeof DeskRates>;

const ComparableProperty = z.object({
  id: z.number(),
  property_code: z.string(),
  property_subtype: z.number(),
  bhk: z.number().nullable(),
  society_name: SocietyRef.nullable(),
  area: z.array(AreaRef),
  floor_no: z.number().nullable(),
  total_floors: z.number().nullable(),
  /** Square feet. */
  carpet_sqft: z.number(),
  carpet_is_estimate: z.boolean(),
});

/** A home that says something about the price of another one. */
const Comparable = z.object({
  property: ComparableProperty,
  price: z.number(),
  /** Rupees per square foot of carpet. */
  rate: z.number(),
  within: z.enum(['society', 'area']),
  is_closed: z.boolean(),
  /** YYYY-MM-DD on which the price was last true. */
  day: z.string(),
  /** Percent by which its carpet is larger than that of the subject; null where that has none. */
  size_percent: z.number().nullable(),
});
export type Comparable = z.infer<typeof Comparable>;

/** What the office's own stock and closed deals say about a property's price. */
export const Comparables = z.object({
  /** Of the property itself, as far as price and carpet are known. */
  rate: z.number().nullable(),
  range: z
    .object({
      samples: z.number().int(),
      low: z.number(),
      median: z.number(),
      high: z.number(),
      /** What the median comes to for this property, in rupees. */
      price: z.number().nullable(),
    })
    .nullable(),
  results: z.array(Comparable),
});
export type Comparables = z.infer<typeof Comparables>;

const deal = requiredWord(rateDeals);
const shows = ['property', 'society', 'area'] as const;

export const priceDeskCalls = {
  rates: call({
    method: 'GET',
    shows,
    path: '/properties/price_desk/',
    access: 'property:view',
    summary: 'Median rates on carpet by society, area and BHK, from own stock and closed deals',
    query: z.object({ deal, group: requiredWord(subtypeGroups), area: anyOfIds.optional(), bhk: reference() }),
    answer: DeskRates,
  }),
  comparables: call({
    method: 'GET',
    shows,
    path: '/properties/property/:id/comparables/',
    access: 'property:view',
    summary: 'The homes that say most about a property’s price, the most telling first',
    params: idParams,
    query: z.object({ deal }),
    answer: Comparables,
  }),
  sheet: call({
    method: 'GET',
    shows: [...shows, 'company'],
    path: '/properties/property/:id/comparables/sheet/',
    access: 'property:share',
    summary: 'The same on one page as PDF (base64), for the talk with the owner',
    params: idParams,
    query: z.object({ deal }),
    answer: z.object({ file_name: z.string(), content: z.string() }),
  }),
};
