import { maintenanceBases, societyKinds } from '@angan/domain/lookups/property-lists.ts';
import { powerBackups, societyWaterSources } from '@angan/domain/lookups/small-lists.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import {
  choice,
  choices,
  flag,
  idParams,
  maybeFlag,
  number,
  references,
  requiredReference,
  requiredText,
  rupees,
  text,
  words,
} from '../kit/fields.ts';
import { anyOf, anyWord, isSo } from '../kit/filters.ts';
import { ContactRef } from '../kit/nested.ts';
import { resource } from '../kit/resource.ts';
import { mergeInto, placeLimits, stockCount, withStock } from '../places/places.ts';
import { contactOrNew } from '../properties/property-input.ts';

/** Longest texts and largest numbers of a society. */
export const societyLimits = {
  address: 300,
  landmark: 120,
  builder_name: 120,
  rules: 2000,
  parking_rule: 300,
  rera_no: 50,
  towers: 500,
  floors: 200,
  units: 50_000,
  lifts: 500,
  oldest: 1800,
  newest: 2100,
} as const;

/** Somebody to call, null for nobody. */
const keeper = () => z.union([z.null(), contactOrNew()]).optional();
const pincode = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{5}$/, 'A pincode has six digits.'),
  ])
  .optional();

export const SocietyInput = z.object({
  society_name: requiredText(placeLimits.society),
  area: requiredReference(),
  aliases: words(placeLimits.alias, placeLimits.aliases),
  society_kind: choice(societyKinds),
  property_type: references(),
  address: text(societyLimits.address),
  landmark: text(societyLimits.landmark),
  pincode,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  builder_name: text(societyLimits.builder_name),
  towers: number(1, societyLimits.towers, 'int'),
  floors: number(0, societyLimits.floors, 'int'),
  units_total: number(1, societyLimits.units, 'int'),
  year_built: number(societyLimits.oldest, societyLimits.newest, 'int'),
  amenities: references(),
  maintenance: rupees(),
  maintenance_basis: choice(maintenanceBases),
  transfer_charge: rupees(),
  noc_required: maybeFlag(),
  rules: text(societyLimits.rules),
  office_contact: keeper(),
  watchman_contact: keeper(),
  parking_rule: text(societyLimits.parking_rule),
  water_source: choices(societyWaterSources),
  power_backup: choice(powerBackups),
  lift_count: number(0, societyLimits.lifts, 'int'),
  rera_no: text(societyLimits.rera_no),
  oc_received: maybeFlag(),
  is_active: flag(),
});
export type SocietyInput = z.input<typeof SocietyInput>;

const count = z.number().int().nullable();
const amount = z.number().nullable();

/** A society as a role may see it. '' and null: not known. Rupees. */
export const Society = z.object({
  id: z.number(),
  society_name: z.string(),
  area: z.number(),
  /** The area's. */
  city: z.number(),
  aliases: z.array(z.string()),
  society_kind: z.enum(societyKinds).nullable(),
  /** None: any. */
  property_type: z.array(z.number()),
  address: z.string(),
  landmark: z.string(),
  pincode: z.string(),
  latitude: amount,
  longitude: amount,
  builder_name: z.string(),
  towers: count,
  floors: count,
  units_total: count,
  year_built: count,
  /** Full years since it was built, today. */
  age: count,
  amenities: z.array(z.number()),
  maintenance: amount,
  maintenance_basis: z.enum(maintenanceBases),
  transfer_charge: amount,
  noc_required: z.boolean().nullable(),
  rules: z.string(),
  /** Both left out for roles that may not see them. */
  office_contact: ContactRef.nullable().optional(),
  watchman_contact: ContactRef.nullable().optional(),
  parking_rule: z.string(),
  water_source: z.array(z.enum(societyWaterSources)),
  power_backup: z.enum(powerBackups).nullable(),
  lift_count: count,
  rera_no: z.string(),
  oc_received: z.boolean().nullable(),
  is_active: z.boolean(),
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

export const societyCalls = {
  ...societies.calls,
  list: { ...societies.calls.list, query: societies.calls.list.query.extend(withStock) },
  similar: call({
    method: 'GET',
    path: '/properties/society/similar/',
    access: 'society:view',
    summary: 'Societies named like this one: those of the area first, then of its city',
    query: z.object({ name: z.string().trim().max(placeLimits.society), area: text(15) }),
    answer: z.object({ results: z.array(z.object({ id: z.number(), society_name: z.string(), area: z.number() })) }),
  }),
  /** What the office has there: the reader's own view of it. Rents are a month's. */
  rates: call({
    method: 'GET',
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
