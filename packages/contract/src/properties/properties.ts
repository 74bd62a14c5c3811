import { freshnessStates, propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { facings } from '@angan/domain/lookups/small-lists.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { anyOf, anyWord, atLeast, atMost, fromDay, isSo, toDay } from '../kit/filters.ts';
import { AreaRef, Assignee, CityRef, ContactRef, ProjectRef, SocietyRef } from '../kit/nested.ts';
import { shownAtTimes, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { matchCount } from '../matches/match-counts.ts';
import { propertyFields, vaultFields } from './property-fields.ts';
import { filesOfProperty } from './property-files.ts';
import { PropertyInput } from './property-input.ts';

const amount = z.number().nullable();

/** A property as a role may see it. '' and null: not known. Rupees; sizes in their own unit; days as YYYY-MM-DD. */
export const Property = z.object({
  id: z.number(),
  /** P-000123, counted within the company. */
  property_code: z.string(),
  property_type: z.number(),
  property_subtype: z.number(),
  deal_type: z.array(z.number()),
  /** null: imported, and the owner is not known yet. */
  contact: ContactRef.nullable(),
  city: CityRef.nullable(),
  area: z.array(AreaRef),
  society_name: SocietyRef.nullable(),
  ...shownOf(propertyFields),
  /** Left out for roles that may not see it. */
  ...shownAtTimes(vaultFields),
  /** `size` in square feet. */
  size_sqft: amount,
  /** For the whole property. */
  sale_price_total: amount,
  /** Per month; of one bed where it is let by the bed. */
  rent_total: amount,
  /** `sale_price_total` by `size_sqft`. */
  price_per_sqft: amount,
  /** The number of the listing where it was imported from. */
  external_ref: z.string(),
  status: z.enum(propertyStatuses),
  last_verified_at: z.string().nullable(),
  freshness: z.enum(freshnessStates),
  assigned_to: z.array(Assignee),
  matching_inquiry_count: matchCount,
  locked_property: z.boolean(),
  /** Where it was bought from a builder. */
  project: ProjectRef.nullable(),
  /** Whether the reader may change it. */
  may_edit: z.boolean(),
  created_by: z.number().nullable(),
  created_date: z.string(),
  last_updated: z.string(),
  ...filesOfProperty,
});
export type Property = z.infer<typeof Property>;

export const properties = resource({
  one: 'property',
  path: '/properties/property/',
  row: Property,
  create: PropertyInput,
  update: PropertyInput.partial(),
  ordering: ['-created_date', 'created_date', 'sale_price', '-sale_price', 'rent', '-rent', 'size_sqft', '-size_sqft'],
  search: ['property_code', 'society_name', 'unit_no', 'area', 'address', 'landmark', 'description', 'remark'],
  filters: {
    property_type: anyOf('property_type'),
    property_subtype: anyOf('property_subtype'),
    deal_type: anyOf('deal_type'),
    area: anyOf('area'),
    society_name: anyOf('society_name'),
    bhk: anyOf('bhk'),
    furniture: anyOf('furniture'),
    facing: anyWord('facing', facings),
    status: anyWord('status', propertyStatuses),
    source: anyOf('source'),
    assigned_to: anyOf('assigned_to'),
    contact: anyOf('contact'),
    locked_property: isSo('locked_property'),
    sale_price__gte: atLeast('sale_price_total'),
    sale_price__lte: atMost('sale_price_total'),
    rent__gte: atLeast('rent_total'),
    rent__lte: atMost('rent_total'),
    size_sqft__gte: atLeast('size_sqft'),
    size_sqft__lte: atMost('size_sqft'),
    created_date__gte: fromDay('created_date'),
    created_date__lte: toDay('created_date'),
    project: anyOf('project'),
  },
});

export const propertyCalls = {
  ...properties.calls,
  restore: call({
    method: 'POST',
    path: '/properties/property/:id/restore/',
    access: 'property:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Property,
  }),
  verify: call({
    method: 'POST',
    path: '/properties/property/:id/verify/',
    access: 'property:verify',
    summary: 'Say that the property was found to be still on offer today; makes it Fresh',
    params: idParams,
    answer: Property,
  }),
};
