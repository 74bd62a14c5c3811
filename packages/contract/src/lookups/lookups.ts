import type { Entity } from '@angan/domain/entities.ts';
import { z } from 'zod';
import { areas } from '../areas/areas.ts';
import { Subuser } from '../auth/auth.ts';
import { contactGroups } from '../contacts/contact-groups.ts';
import { sources } from '../contacts/sources.ts';
import { features } from '../features/features.ts';
import { call } from '../kit/call.ts';
import { listQuery, pageOf } from '../kit/resource.ts';
import { UserPermission } from '../permissions/permissions.ts';

const list = <S extends z.ZodRawShape>(path: `/${string}/`, shape: S, shows: readonly Entity[] = []) =>
  call({
    method: 'GET',
    shows,
    path,
    access: 'lookup:view',
    subscription: 'any',
    summary: `Lookup list: ${Object.keys(shape)[0]}`,
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size, search: listQuery.search }),
    answer: pageOf(z.object({ id: z.number(), ...shape })),
  });

/** The platform's lists, the same for every company. */
export const platformLookupCalls = {
  property_types: list('/properties/propertytype/', { property_type: z.string() }),
  property_subtypes: list('/properties/propertysubtype/', {
    property_subtype: z.string(),
    property_type: z.number(),
    group: z.string(),
  }),
  deal_types: list('/properties/deal_type/', { deal_type: z.string() }),
  bhk: list('/properties/bhk/', { bhk: z.string(), value: z.number() }),
  furnitures: list('/properties/furniture/', { furniture: z.string(), property_type: z.number(), ladder: z.number() }),
  possessions: list('/properties/possession/', {
    possession: z.string(),
    is_ready: z.boolean(),
    needs_date: z.boolean(),
  }),
  cities: list('/properties/city/', { city: z.string(), state: z.string() }),
  /** `country`: the country's id. `bigha_sqft`: the state's own bigha in square feet, null where that is not agreed. */
  states: list('/properties/state/', {
    state: z.string(),
    country: z.number(),
    gst_state_code: z.string(),
    bigha_sqft: z.number().nullable(),
  }),
  countries: list(
    '/properties/country/',
    {
      country: z.string(),
      iso_code: z.string(),
      dial_code: z.string(),
      currency: z.string(),
      currency_symbol: z.string(),
    },
    ['country'],
  ),
  amenities: list('/properties/amenities/', { amenity: z.string(), group: z.string() }),
};

/** Lists that belong to the company. */
export const companyLookupCalls = {
  subusers: call({
    method: 'GET',
    shows: ['app_user'],
    path: '/properties/subuserlist/',
    access: 'team:view',
    subscription: 'any',
    summary: 'The people of the company',
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    answer: pageOf(Subuser),
  }),
  permissions: call({
    method: 'GET',
    shows: ['user_permission', 'app_user'],
    path: '/properties/user_permissions/',
    access: 'team:view',
    subscription: 'any',
    summary: 'What single people may do beyond their role; everyone sees their own record, the Owner all',
    query: z.object({
      page: listQuery.page,
      page_size: listQuery.page_size,
      user: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    answer: pageOf(UserPermission),
  }),
};

/**
 * Every list of the client's `names` store: the call that fills it, the field that names a row, and the call of one row
 * where there is one.
 */
export const lookups = {
  property_types: { call: platformLookupCalls.property_types, label: 'property_type' },
  property_subtypes: { call: platformLookupCalls.property_subtypes, label: 'property_subtype' },
  deal_types: { call: platformLookupCalls.deal_types, label: 'deal_type' },
  bhk: { call: platformLookupCalls.bhk, label: 'bhk' },
  furnitures: { call: platformLookupCalls.furnitures, label: 'furniture' },
  possessions: { call: platformLookupCalls.possessions, label: 'possession' },
  areas: { call: areas.calls.list, label: 'area', one: areas.calls.get },
  cities: { call: platformLookupCalls.cities, label: 'city' },
  countries: { call: platformLookupCalls.countries, label: 'country' },
  amenities: { call: platformLookupCalls.amenities, label: 'amenity' },
  features: { call: features.calls.list, label: 'feature', one: features.calls.get },
  contactgroups: { call: contactGroups.calls.list, label: 'contact_group_name', one: contactGroups.calls.get },
  source_names: { call: sources.calls.list, label: 'source_name', one: sources.calls.get },
  subusers: { call: companyLookupCalls.subusers, label: 'user' },
  permissions: { call: companyLookupCalls.permissions, label: 'user' },
} as const;
export type LookupName = keyof typeof lookups;
