import {
  closedByChoices,
  freshnessStates,
  propertyContactRoles,
  propertyStatuses,
} from '@angan/domain/lookups/property-lists.ts';
import { z } from 'zod';
import { filesOfRecord } from '../files/record-files.ts';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { listExport } from '../kit/list-export.ts';
import { AreaRef, Assignee, CityRef, ContactRef, ProjectRef, SocietyRef } from '../kit/nested.ts';
import { shownAtTimes, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { matchCount } from '../matches/match-counts.ts';
import { propertyCheckCalls, SimilarProperty } from './property-checks.ts';
import { propertyFields, vaultFields } from './property-fields.ts';
import { countedFields, propertyFilters } from './property-filters.ts';
import { propertyHistoryCalls } from './property-history.ts';
import { PropertyInput } from './property-input.ts';
import { MapGround, PropertyMap } from './property-map.ts';
import { AskedMove, DealStatesShown, PropertyMove } from './property-status.ts';
import { VerifyInput } from './verifying.ts';

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
  /** Others who have to do with it: a caretaker with the key, the tenant in place, a second owner. Masked as `contact` is. */
  other_contacts: z.array(z.object({ contact: ContactRef, role: z.enum(propertyContactRoles) })),
  /** The broker whose listing it is. Masked as `contact` is. */
  co_broker: ContactRef.nullable(),
  /** `size` in square feet. */
  size_sqft: amount,
  /** Square feet, known or worked out by loading factors: then never to be printed as RERA carpet. */
  carpet_sqft: amount,
  carpet_is_estimate: z.boolean(),
  /** For the whole property. */
  sale_price_total: amount,
  /** Per month; of one bed where it is let by the bed. */
  rent_total: amount,
  /** `sale_price_total` by `size_sqft`. */
  price_per_sqft: amount,
  /** `sale_price_total` by `carpet_sqft`; an estimate where that is one. */
  price_per_carpet_sqft: amount,
  /** Of land. */
  price_per_sqyd: amount,
  /** In the unit that the size is quoted in. */
  price_per_size_unit: amount,
  /** Of commercial property, per month. */
  rent_per_sqft: amount,
  /** The deposit in months of rent. */
  deposit_months: amount,
  /** The number of the listing where it was imported from. */
  external_ref: z.string(),
  status: z.enum(propertyStatuses),
  /** Of On Hold and Withdrawn. */
  status_reason: z.string().nullable(),
  hold_until: z.string().nullable(),
  /** Of Sold and Rented, and of the side that is closed where another is still open. */
  closed_by: z.enum(closedByChoices).nullable(),
  closed_price: amount,
  closed_on: z.string().nullable(),
  lease_end: z.string().nullable(),
  /** Every deal type, by its id, with where that side stands; `status` is the most open of them. */
  deal_states: DealStatesShown,
  /** The statuses that it can move to; `ask`: the reader may not make the move, and can ask the Owner for it. */
  moves: z.array(z.object({ to: z.enum(propertyStatuses), ask: z.boolean() })),
  /** What somebody asks the Owner for, until the status moves. */
  asked: AskedMove.nullable(),
  last_verified_at: z.string().nullable(),
  verified_by: z.number().nullable(),
  freshness: z.enum(freshnessStates),
  /** Percent of what matters for its subtype. */
  completeness: z.number().int(),
  /** What would bring it furthest, 'Add the facing', with the field it is about (`images`: its photos); three at most. */
  completeness_hints: z.array(z.object({ field: z.string(), hint: z.string() })),
  /** What is not wrong but unusual, by field: a RERA number of another form, a deposit above the state's cap. */
  warnings: z.record(z.string(), z.array(z.string())),
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
  ...filesOfRecord,
});
export type Property = z.infer<typeof Property>;

export const properties = resource({
  one: 'property',
  alsoShows: ['area', 'contact', 'preleased'],
  path: '/properties/property/',
  kept: true,
  row: Property,
  create: PropertyInput,
  update: PropertyInput.partial(),
  ordering: [
    '-created_date',
    'created_date',
    'sale_price',
    '-sale_price',
    'rent',
    '-rent',
    'size_sqft',
    '-size_sqft',
    'price_per_sqft',
    '-price_per_sqft',
    'last_verified_at',
    '-last_verified_at',
    'completeness',
    '-completeness',
  ],
  search: ['property_code', 'society_name', 'unit_no', 'area', 'address', 'landmark', 'description', 'remark'],
  filters: propertyFilters,
});

/** How many there would be of each value, by field; every field leaves its own filter out. Ids and words as keys. */
export const PropertyCounts = z.object({
  counts: z.partialRecord(z.enum(countedFields), z.array(z.object({ value: z.string(), count: z.number().int() }))),
});
export type PropertyCounts = z.infer<typeof PropertyCounts>;

/** A property whose owner should be asked today. */
export const ToVerify = z.object({
  property: Property,
  /** Open inquiries that it fits. */
  matching_inquiry_count: z.number().int().nullable(),
  /** What to write to the owner; the number comes from a reveal. */
  message: z.string(),
});
export type ToVerify = z.infer<typeof ToVerify>;

const counted = new RegExp(`^(${countedFields.join('|')})(,(${countedFields.join('|')}))*$`);

export const propertyCalls = {
  ...properties.calls,
  create: {
    ...properties.calls.create,
    /** `similar`: what may be the same property. It is added all the same. */
    answer: Property.extend({ similar: z.array(SimilarProperty) }),
  },
  ...propertyCheckCalls,
  ...propertyHistoryCalls,
  export: listExport(properties),
  counts: call({
    method: 'GET',
    shows: ['property'],
    kept: true,
    path: '/properties/property/counts/',
    access: 'property:view',
    summary:
      'How many properties there are of each value of some fields, `by=status,bhk`, under the filters of the list',
    query: properties.calls.list.query.extend({
      by: z
        .string()
        .regex(counted)
        .transform((names) => [...new Set(names.split(','))] as (typeof countedFields)[number][]),
    }),
    answer: PropertyCounts,
  }),
  map: call({
    method: 'GET',
    shows: ['property', 'area'],
    path: '/properties/property/map/',
    access: 'property:view',
    summary: 'Where the properties of the list lie, the newest where there are very many',
    query: properties.calls.list.query.omit({ page: true, page_size: true, cursor: true, ordering: true }),
    answer: PropertyMap,
  }),
  ground: call({
    method: 'GET',
    shows: ['property', 'area'],
    path: '/properties/property/ground/',
    access: 'property:view',
    summary: 'The areas that lie under a map, each with how many properties of the list are in it',
    query: properties.calls.list.query.omit({ page: true, page_size: true, cursor: true, ordering: true }),
    answer: MapGround,
  }),
  restore: call({
    method: 'POST',
    path: '/properties/property/:id/restore/',
    access: 'property:delete',
    summary: 'Take a deletion back',
    params: idParams,
    answer: Property,
  }),
  status: call({
    method: 'POST',
    path: '/properties/property/:id/status/',
    access: 'property:view',
    summary: 'Move a property to another status, with what that move asks for',
    params: idParams,
    body: PropertyMove,
    answer: Property,
  }),
  askStatus: call({
    method: 'POST',
    path: '/properties/property/:id/ask_status/',
    access: 'property:ask',
    summary: 'Ask the Owner for a move that is theirs to make; they are told by an alert',
    params: idParams,
    body: PropertyMove,
    answer: Property,
  }),
  verify: call({
    method: 'POST',
    path: '/properties/property/:id/verify/',
    access: 'property:verify',
    summary: 'Say what the owner answered: still to be had, at another price, or gone; makes it Fresh',
    params: idParams,
    body: VerifyInput,
    answer: Property,
  }),
  toVerify: call({
    method: 'GET',
    shows: ['property', 'area', 'contact', 'inquiry'],
    kept: true,
    path: '/properties/to_verify/',
    access: 'property:verify',
    summary: 'Today’s round: the ten stale properties with most matching inquiries',
    answer: z.object({ results: z.array(ToVerify) }),
  }),
};
