import {
  additionalRooms,
  agreementForms,
  foodRules,
  furnishingItems,
  keyHolders,
  landTenures,
  landZones,
  maintenanceBases,
  mandates,
  occupancies,
  ownerships,
  pgFor,
  pgMeals,
  pgSharing,
  portals,
  priceIncludes,
  propertyContactRoles,
  rentBases,
  salePriceBases,
  suitableFor,
} from '@angan/domain/lookups/property-lists.ts';
import { facings, floorLabels, preferredTenants, propertyAges } from '@angan/domain/lookups/small-lists.ts';
import { sizeBases, sizeUnitNames } from '@angan/domain/units.ts';
import { z } from 'zod';
import { brokerageTermsPair } from '../kit/brokerage.ts';
import {
  alwaysSetOf,
  amountPair,
  choicePair,
  choicesPair,
  countPair,
  datePair,
  flagPair,
  maybePair,
  namesOfKind,
  partsPair,
  percentPair,
  referencePair,
  referencesPair,
  rupeesPair,
  setChoicePair,
  textPair,
} from '../kit/pairs.ts';
import { propertyLimits } from './property-limits.ts';

export const sizeUnitPair = () => choicePair(sizeUnitNames);
export const sizePair = () => amountPair(0.001, propertyLimits.size);
const feet = () => amountPair(0, propertyLimits.feet);
const count = () => countPair(0, propertyLimits.count);
const months = () => countPair(0, propertyLimits.months);
const items = z.partialRecord(z.enum(furnishingItems), z.number().int().min(0).max(propertyLimits.furnishingItems));

/** Where a listing is published, by portal. */
const Published = z.partialRecord(
  z.enum(portals),
  z.object({
    /** The portal's number of the listing. */
    ref: z.string().trim().max(propertyLimits.portal_ref).default(''),
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(propertyLimits.url)]).default(''),
    date: z.iso.date().nullable().default(null),
    is_live: z.boolean().default(true),
  }),
);

/**
 * The plain fields of a property (domain 2.1). A new one is a line here and a column of the table; what is read, sent,
 * checked and masked follows. Rupees; percent; feet; months; sizes in the unit beside them.
 */
export const propertyFields = {
  contact_role: setChoicePair(propertyContactRoles),

  unit_no: textPair(propertyLimits.unit_no),
  wing: textPair(propertyLimits.wing),
  address: textPair(propertyLimits.address),
  landmark: textPair(propertyLimits.landmark),
  pincode: textPair(propertyLimits.pincode),
  latitude: amountPair(-90, 90),
  longitude: amountPair(-180, 180),

  bhk: referencePair(),
  bathrooms: countPair(0, propertyLimits.bathrooms),
  balconies: countPair(0, propertyLimits.balconies),
  additional_rooms: choicesPair(additionalRooms),
  furniture: referencePair(),
  furnishing_items: partsPair(items.optional(), items),
  floor_no: countPair(propertyLimits.lowestFloor, propertyLimits.floors),
  floor_label: choicePair(floorLabels),
  total_floors: countPair(0, propertyLimits.floors),
  facing: choicePair(facings),
  parking_open: countPair(0, propertyLimits.parking),
  parking_covered: countPair(0, propertyLimits.parking),
  parking_bike: countPair(0, propertyLimits.parking),

  size: sizePair(),
  size_unit: sizeUnitPair(),
  size_basis: choicePair(sizeBases),
  carpet_area: sizePair(),
  carpet_area_unit: sizeUnitPair(),
  built_up_area: sizePair(),
  built_up_area_unit: sizeUnitPair(),
  super_built_up_area: sizePair(),
  super_built_up_area_unit: sizeUnitPair(),
  plot_area: sizePair(),
  plot_area_unit: sizeUnitPair(),

  plot_length: feet(),
  plot_width: feet(),
  road_width: feet(),
  open_sides: countPair(1, 4),
  is_corner: flagPair(),
  has_boundary_wall: flagPair(),
  land_zone: choicePair(landZones),
  land_tenure: choicePair(landTenures),
  survey_no: textPair(propertyLimits.landNumber),
  tp_no: textPair(propertyLimits.landNumber),
  fp_no: textPair(propertyLimits.landNumber),
  fsi: amountPair(0, propertyLimits.fsi),

  cabins: count(),
  workstations: count(),
  meeting_rooms: count(),
  washrooms: count(),
  has_pantry: flagPair(),
  has_reception: flagPair(),
  has_server_room: flagPair(),
  frontage_ft: feet(),
  ceiling_height_ft: feet(),
  mezzanine_sqft: amountPair(0, propertyLimits.size),
  shutters: count(),
  power_load_kw: amountPair(0, propertyLimits.load),
  docks: count(),
  crane_ton: amountPair(0, propertyLimits.load),
  floor_load_ton_sqm: amountPair(0, propertyLimits.load),
  has_fire_noc: flagPair(),
  suitable_for: choicesPair(suitableFor),

  pg_for: choicePair(pgFor),
  sharing: choicePair(pgSharing),
  beds_total: count(),
  beds_free: count(),
  meals: choicePair(pgMeals),
  gate_time: textPair(propertyLimits.gate_time),

  sale_price: rupeesPair(),
  sale_price_basis: setChoicePair(salePriceBases),
  rent: rupeesPair(),
  rent_basis: setChoicePair(rentBases),
  deposit: rupeesPair(),
  maintenance: rupeesPair(),
  maintenance_basis: setChoicePair(maintenanceBases),
  maintenance_included: flagPair(),
  price_negotiable: flagPair(),
  price_includes: choicesPair(priceIncludes),

  available_from: datePair(),
  agreement_form: choicePair(agreementForms),
  min_term_months: months(),
  lock_in_months: months(),
  notice_months: months(),
  escalation_percent: percentPair(),
  escalation_every_months: months(),
  rent_free_months: months(),
  preferred_tenants: choicesPair(preferredTenants),
  pets_allowed: maybePair(),
  food_rule: setChoicePair(foodRules),

  possession: referencePair(),
  possession_date: datePair(),
  property_age: choicePair(propertyAges),
  occupancy: choicePair(occupancies),
  ownership: choicePair(ownerships),
  rera_no: textPair(propertyLimits.rera_no),
  oc_received: maybePair(),
  clear_title: maybePair(),
  society_noc: maybePair(),
  has_loan: maybePair(),
  loan_bank: referencePair(),
  loan_outstanding: rupeesPair(),

  amenities: referencesPair(),
  features: referencesPair(),
  description: textPair(propertyLimits.description),
  remark: textPair(propertyLimits.remark),
  source: referencePair(),

  mandate: choicePair(mandates),
  mandate_from: datePair(),
  mandate_to: datePair(),
  brokerage_terms: brokerageTermsPair(),
  co_broker_split: percentPair(),
  key_with: choicePair(keyHolders),
  visiting_hours: textPair(propertyLimits.visiting_hours),
  published_on: partsPair(Published.optional(), Published),
};
export type PropertyField = keyof typeof propertyFields;

/** What the owner says in confidence (domain 1.2 item 8): for Owner, Co-Owner and who wrote it down. Left out for others. */
export const vaultFields = {
  bottom_price: rupeesPair(),
  bottom_rent: rupeesPair(),
  key_note: textPair(propertyLimits.key_note),
};
export type VaultField = keyof typeof vaultFields;
export const vaultFieldNames = Object.keys(vaultFields) as VaultField[];

export const propertyFieldNames = Object.keys(propertyFields) as PropertyField[];
export const propertyTextNames = namesOfKind(propertyFields, 'text');
/** Fields that have a value from the first; null leaves them at what they are. */
export const propertyAlwaysSet = [...alwaysSetOf(propertyFields), 'status'] as const;
