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
import { namesOf, only, without } from '../kit/presented.ts';
import { propertyLimits } from './property-limits.ts';
import {
  access,
  amenities,
  available,
  bed,
  built,
  described,
  desk,
  furnished,
  ground,
  homes,
  land,
  letting,
  lived,
  measured,
  onFloors,
  papers,
  place,
  price,
  rooms,
  shed,
  size,
  work,
  zoned,
} from './property-sections.ts';

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
 * The plain fields of a property (domain 2.1), in the order of its form. A new one is a line here and a column of the
 * table; what is read, sent, asked, shown, imported, checked and masked follows. Rupees; percent; feet; months; sizes in
 * the unit beside them.
 */
export const laidOut = {
  unit_no: place(textPair(propertyLimits.unit_no), 'Unit'),
  wing: place(textPair(propertyLimits.wing), 'Wing or tower'),
  address: place(textPair(propertyLimits.address), 'Address', { hint: 'Printed only where the unit may be shared' }),
  landmark: place(textPair(propertyLimits.landmark), 'Landmark', { hint: 'Printed' }),
  pincode: place(textPair(propertyLimits.pincode), 'PIN code'),
  latitude: place(amountPair(-90, 90), 'Latitude'),
  longitude: place(amountPair(-180, 180), 'Longitude'),

  bhk: rooms(referencePair(), 'BHK', { groups: homes }),
  bathrooms: rooms(countPair(0, propertyLimits.bathrooms), 'Bathrooms', { groups: [...homes, 'PG', 'Hospitality'] }),
  balconies: rooms(countPair(0, propertyLimits.balconies), 'Balconies', { groups: [...homes, 'PG', 'Hospitality'] }),
  additional_rooms: rooms(choicesPair(additionalRooms), 'Further rooms', { groups: [...homes, 'PG', 'Hospitality'] }),
  furniture: rooms(referencePair(), 'Furnishing', { groups: furnished }),
  furnishing_items: rooms(partsPair(items.optional(), items), 'Furnished with', { groups: furnished }),
  floor_no: rooms(countPair(propertyLimits.lowestFloor, propertyLimits.floors), 'Floor', {
    groups: onFloors,
    hint: 'Ground is 0, basement -1',
  }),
  total_floors: rooms(countPair(0, propertyLimits.floors), 'Floors in all'),
  floor_label: rooms(choicePair(floorLabels), 'Kind of floor', { groups: onFloors }),
  facing: rooms(choicePair(facings), 'Facing', {
    groups: [...homes, ...land, 'Office', 'Retail', 'Institutional', 'Other'],
  }),
  parking_covered: rooms(countPair(0, propertyLimits.parking), 'Covered parking'),
  parking_open: rooms(countPair(0, propertyLimits.parking), 'Open parking'),
  parking_bike: rooms(countPair(0, propertyLimits.parking), 'Two-wheeler parking'),

  size: measured(sizePair(), 'Size'),
  size_unit: measured(sizeUnitPair(), 'Unit of the size'),
  size_basis: measured(choicePair(sizeBases), 'Measured as'),
  carpet_area: size(sizePair(), 'Carpet area'),
  carpet_area_unit: size(sizeUnitPair(), 'Unit of the carpet area'),
  built_up_area: size(sizePair(), 'Built-up area'),
  built_up_area_unit: size(sizeUnitPair(), 'Unit of the built-up area'),
  super_built_up_area: size(sizePair(), 'Super built-up area'),
  super_built_up_area_unit: size(sizeUnitPair(), 'Unit of the super built-up area'),
  plot_area: ground(sizePair(), 'Plot area'),
  plot_area_unit: ground(sizeUnitPair(), 'Unit of the plot area'),

  plot_length: ground(feet(), 'Plot length', { unit: 'ft' }),
  plot_width: ground(feet(), 'Plot width', { unit: 'ft' }),
  road_width: ground(feet(), 'Road width', { unit: 'ft' }),
  open_sides: ground(countPair(1, 4), 'Open sides'),
  is_corner: ground(flagPair(), 'Corner plot'),
  has_boundary_wall: ground(flagPair(), 'Boundary wall'),
  land_zone: zoned(choicePair(landZones), 'Zone'),
  land_tenure: zoned(choicePair(landTenures), 'Tenure'),
  survey_no: zoned(textPair(propertyLimits.landNumber), 'Survey number'),
  tp_no: zoned(textPair(propertyLimits.landNumber), 'TP number'),
  fp_no: zoned(textPair(propertyLimits.landNumber), 'FP number'),
  fsi: zoned(amountPair(0, propertyLimits.fsi), 'FSI'),

  cabins: desk(count(), 'Cabins'),
  workstations: desk(count(), 'Workstations'),
  meeting_rooms: desk(count(), 'Meeting rooms'),
  washrooms: desk(count(), 'Washrooms', { groups: [...work, 'Retail'] }),
  has_pantry: desk(flagPair(), 'Pantry'),
  has_reception: desk(flagPair(), 'Reception'),
  has_server_room: desk(flagPair(), 'Server room'),
  frontage_ft: desk(feet(), 'Frontage', { groups: ['Retail', 'Building', 'Other'], unit: 'ft' }),
  ceiling_height_ft: desk(feet(), 'Ceiling height', {
    groups: ['Retail', 'Storage', 'Industrial', 'Other'],
    unit: 'ft',
  }),
  mezzanine_sqft: desk(amountPair(0, propertyLimits.size), 'Mezzanine', { groups: ['Retail'], unit: 'sqft' }),
  shutters: desk(count(), 'Shutters', { groups: ['Retail'] }),
  power_load_kw: shed(amountPair(0, propertyLimits.load), 'Power load', {
    groups: [...work, 'Retail', 'Storage', 'Industrial', 'Hospitality'],
    unit: 'kW',
  }),
  docks: shed(count(), 'Loading docks'),
  crane_ton: shed(amountPair(0, propertyLimits.load), 'Crane', { unit: 'ton' }),
  floor_load_ton_sqm: shed(amountPair(0, propertyLimits.load), 'Floor load', { unit: 'ton per sqm' }),
  has_fire_noc: shed(flagPair(), 'Fire NOC', { groups: [...work, 'Retail', 'Storage', 'Industrial', 'Hospitality'] }),
  suitable_for: desk(choicesPair(suitableFor), 'Suitable for', {
    groups: [...work, 'Retail', 'Storage', 'Industrial'],
  }),

  pg_for: bed(choicePair(pgFor), 'For'),
  sharing: bed(choicePair(pgSharing), 'Sharing'),
  beds_total: bed(count(), 'Beds in all'),
  beds_free: bed(count(), 'Beds free'),
  meals: bed(choicePair(pgMeals), 'Meals'),
  gate_time: bed(textPair(propertyLimits.gate_time), 'Gate closes'),

  sale_price: price(rupeesPair(), 'Price', { deals: 'sold' }),
  sale_price_basis: price(setChoicePair(salePriceBases), 'Price is', { deals: 'sold' }),
  bottom_price: price(rupeesPair(), 'Lowest price', {
    deals: 'sold',
    hint: 'Only you, the Owner and Co-Owners see it',
  }),
  rent: price(rupeesPair(), 'Rent', { deals: 'let' }),
  rent_basis: price(setChoicePair(rentBases), 'Rent is', { deals: 'let' }),
  bottom_rent: price(rupeesPair(), 'Lowest rent', { deals: 'let', hint: 'Only you, the Owner and Co-Owners see it' }),
  deposit: price(rupeesPair(), 'Deposit', { deals: 'let' }),
  maintenance: price(rupeesPair(), 'Maintenance'),
  maintenance_basis: price(setChoicePair(maintenanceBases), 'Maintenance is'),
  maintenance_included: price(flagPair(), 'Maintenance is included in the rent', { deals: 'let' }),
  price_negotiable: price(flagPair(), 'Price is negotiable'),
  price_includes: price(choicesPair(priceIncludes), 'Price includes', { deals: 'sold' }),

  available_from: available(datePair(), 'Available from', { deals: 'let' }),
  agreement_form: letting(choicePair(agreementForms), 'Agreement'),
  min_term_months: letting(months(), 'Shortest term', { unit: 'months' }),
  lock_in_months: letting(months(), 'Lock-in', { unit: 'months' }),
  notice_months: letting(months(), 'Notice', { unit: 'months' }),
  escalation_percent: letting(percentPair(), 'Rent rises by', { unit: '%' }),
  escalation_every_months: letting(months(), 'Rises every', { unit: 'months' }),
  rent_free_months: letting(months(), 'Rent-free', { unit: 'months' }),
  preferred_tenants: letting(choicesPair(preferredTenants), 'Preferred tenants', { groups: lived }),
  pets_allowed: letting(maybePair(), 'Pets allowed', { groups: lived }),
  food_rule: letting(setChoicePair(foodRules), 'Food', { groups: lived, hint: 'Never printed' }),

  possession: papers(referencePair(), 'Possession'),
  possession_date: papers(datePair(), 'Date of possession'),
  property_age: papers(choicePair(propertyAges), 'Age in years', { groups: built }),
  occupancy: papers(choicePair(occupancies), 'Lived in by', { groups: built }),
  ownership: papers(choicePair(ownerships), 'Ownership'),
  rera_no: papers(textPair(propertyLimits.rera_no), 'RERA number'),
  oc_received: papers(maybePair(), 'Occupancy certificate', { groups: built }),
  clear_title: papers(maybePair(), 'Clear title'),
  society_noc: papers(maybePair(), 'Society NOC', { groups: ['Apartment', 'House', 'Office', 'Retail'] }),
  has_loan: papers(maybePair(), 'Loan on it'),
  loan_bank: papers(referencePair(), 'Bank'),
  loan_outstanding: papers(rupeesPair(), 'Loan outstanding'),

  amenities: amenities(referencesPair(), 'Amenities'),
  features: amenities(referencesPair(), 'Features'),
  description: described(textPair(propertyLimits.description), 'Description', { hint: 'Printed' }),
  remark: described(textPair(propertyLimits.remark), 'Remark', { hint: 'Never printed' }),

  contact_role: access(setChoicePair(propertyContactRoles), 'Contact is the'),
  source: access(referencePair(), 'Source'),
  mandate: access(choicePair(mandates), 'Mandate'),
  mandate_from: access(datePair(), 'Mandate from'),
  mandate_to: access(datePair(), 'Mandate to'),
  brokerage_terms: access(brokerageTermsPair(), 'Brokerage'),
  co_broker_split: access(percentPair(), "Co-broker's share", { unit: '%' }),
  key_with: access(choicePair(keyHolders), 'Key with'),
  key_note: access(textPair(propertyLimits.key_note), 'About the key', {
    hint: 'Only you, the Owner and Co-Owners see it',
  }),
  visiting_hours: access(textPair(propertyLimits.visiting_hours), 'Visiting hours'),
  published_on: access(partsPair(Published.optional(), Published), 'Published on'),
};
export type LaidOutField = keyof typeof laidOut;

/** What the owner says in confidence (domain 1.2 item 8): for Owner, Co-Owner and who wrote it down. Left out for others. */
export const vaultFieldNames = ['bottom_price', 'bottom_rent', 'key_note'] as const satisfies LaidOutField[];
export type VaultField = (typeof vaultFieldNames)[number];
export const vaultFields = only(laidOut, vaultFieldNames);
/** The fields that everybody sees who sees the property. */
export const propertyFields = without(laidOut, vaultFieldNames);
export type PropertyField = keyof typeof propertyFields;

export const propertyFieldNames = namesOf(propertyFields);
export const propertyTextNames = namesOfKind(propertyFields, 'text');
/** Fields that have a value from the first; null leaves them at what they are. */
export const propertyAlwaysSet = [...alwaysSetOf(propertyFields), 'status'] as const;
