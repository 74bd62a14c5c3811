import { propertyStatuses, rentBases, salePriceBases } from '@angan/domain/lookups/property-lists.ts';
import { sizeBases, sizeUnitNames } from '@angan/domain/units.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { choice, number, reference, references, rupees, text } from '../kit/fields.ts';
import { titled } from '../kit/nested.ts';
import { propertyLimits } from './property-limits.ts';

/** What the form asks about a property while it is written down, before it is saved. */

export const similarSure = ['certain', 'likely'] as const;
/** A property that may be the same one. */
export const SimilarProperty = z.object({
  id: z.number(),
  property_code: z.string(),
  ...titled,
  status: z.enum(propertyStatuses),
  sure: z.enum(similarSure),
  /** 'Same society and unit' or 'Same contact, subtype and area, nearly the same size'. */
  why: z.string(),
});
export type SimilarProperty = z.infer<typeof SimilarProperty>;

/** Any part may be missing; what is asked for is what the given ones allow. */
export const SimilarQuery = z.object({
  society_name: reference(),
  wing: text(propertyLimits.wing),
  unit_no: text(propertyLimits.unit_no),
  contact: reference(),
  property_subtype: reference(),
  area: references(propertyLimits.areas),
  size: number(0, propertyLimits.size),
  size_unit: choice(sizeUnitNames),
  /** The property itself, where it is there already. */
  except: reference(),
});

export const PriceHintQuery = z.object({
  property_subtype: reference(),
  society_name: reference(),
  area: references(propertyLimits.areas),
  bhk: reference(),
  sale_price: rupees(),
  sale_price_basis: choice(salePriceBases),
  rent: rupees(),
  rent_basis: choice(rentBases),
  size: number(0, propertyLimits.size),
  size_unit: choice(sizeUnitNames),
  size_basis: choice(sizeBases),
  except: reference(),
});

/** What others like it in the office's own stock come to, on carpet rate (domain 4.8, 1.2 item 9). */
export const PriceHint = z.object({
  field: z.enum(['sale_price', 'rent']),
  /** Where the samples are from: the society, or its area where the society has too few. */
  within: z.enum(['society', 'area']),
  /** Rupees per square foot of carpet; of a rent, per month. */
  median: z.number(),
  samples: z.number().int(),
  /** Of what is asked; null while price or size is missing. */
  rate: z.number().nullable(),
  /** How far it lies from the median, in percent; negative below. */
  percent: z.number().nullable(),
  /** Whether that is more than the office lets pass without a word. */
  is_outlier: z.boolean(),
  /** '21 % above your median for this society, 6 samples' */
  text: z.string(),
});
export type PriceHint = z.infer<typeof PriceHint>;

export const propertyCheckCalls = {
  similar: call({
    method: 'GET',
    shows: ['property', 'area', 'contact'],
    path: '/properties/property/similar/',
    access: 'property:view',
    summary: 'Properties that may be the same as the one that is being written down',
    query: SimilarQuery,
    answer: z.object({ results: z.array(SimilarProperty) }),
  }),
  priceHint: call({
    method: 'GET',
    shows: ['property'],
    path: '/properties/property/price_hint/',
    access: 'property:view',
    summary: 'How a price stands to the median of the office’s own stock',
    query: PriceHintQuery,
    answer: z.object({ results: z.array(PriceHint) }),
  }),
};
