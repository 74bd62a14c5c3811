import { societyKinds } from '@angan/domain/lookups/property-lists.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams, text } from '../kit/fields.ts';
import { anyOf, anyWord, isSo } from '../kit/filters.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { mergeInto, placeLimits, stockCount, stockOf, withStock } from '../places/places.ts';
import { societyFields } from './society-fields.ts';

export const SocietyInput = z.object(givenOf(societyFields));
export type SocietyInput = z.input<typeof SocietyInput>;

/** A society as a role may see it. '' and null: not known. Rupees. */
export const Society = z.object({
  id: z.number(),
  ...shownOf(societyFields),
  /** The area's. */
  city: z.number(),
  /** Full years since it was built, today. */
  age: z.number().int().nullable(),
  /** Available properties. */
  stock_count: stockCount,
  open_inquiry_count: stockCount,
  may_edit: z.boolean(),
  created_date: z.string(),
});
export type Society = z.infer<typeof Society>;

/** The middle of some rates in rupees per square foot of carpet, and of how many. */
const Rate = z.object({ median: z.number(), samples: z.number().int() });
const Rates = z.object({
  /** null where no property tells. */
  all: Rate.nullable(),
  /** BHK by id, where there are enough samples. */
  by_bhk: z.array(Rate.extend({ bhk: z.number() })),
});

export const societies = resource({
  one: 'society',
  path: '/properties/society/',
  row: Society,
  create: SocietyInput,
  update: SocietyInput.partial(),
  ordering: ['society_name', '-society_name', 'id', '-id'],
  search: ['search_text'],
  filters: { area: anyOf('area'), society_kind: anyWord('society_kind', societyKinds), is_active: isSo('is_active') },
});

const shows = [...societies.calls.get.shows, ...stockOf];

export const societyCalls = {
  ...societies.calls,
  list: { ...societies.calls.list, shows, query: societies.calls.list.query.extend(withStock) },
  get: { ...societies.calls.get, shows },
  similar: call({
    method: 'GET',
    shows: ['society', 'area'],
    path: '/properties/society/similar/',
    access: 'society:view',
    summary: 'Societies named like this one: those of the area first, then of its city',
    query: z.object({ name: z.string().trim().max(placeLimits.society), area: text(15) }),
    answer: z.object({ results: z.array(z.object({ id: z.number(), society_name: z.string(), area: z.number() })) }),
  }),
  /** What the office has there: the reader's own view of it. Rents are a month's. */
  rates: call({
    method: 'GET',
    shows: ['property', 'society'],
    path: '/properties/society/:id/rates/',
    access: 'society:view',
    summary: 'Median sale price and rent per square foot of carpet, from the properties of the society',
    params: idParams,
    answer: z.object({ sale: Rates, rent: Rates }),
  }),
  merge: call({
    method: 'POST',
    path: '/properties/society/:id/merge/',
    access: 'society:delete',
    summary: 'Move everything to another society of the city and delete this one',
    params: idParams,
    body: mergeInto,
    answer: Society,
  }),
};
export type SocietyRates = z.infer<typeof societyCalls.rates.answer>;
