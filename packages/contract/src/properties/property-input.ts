import {
  additionalRooms,
  furnishingItems,
  maintenanceBases,
  ownerships,
  propertyContactRoles,
  propertyStatuses,
  rentBases,
  salePriceBases,
} from '@angan/domain/lookups/property-lists.ts';
import { facings, propertyAges } from '@angan/domain/lookups/small-lists.ts';
import { sizeBases, sizeUnits } from '@angan/domain/units.ts';
import { z } from 'zod';
import { ContactInput } from '../contacts/contacts.ts';
import {
  choice,
  choices,
  date,
  flag,
  number,
  oneOf,
  reference,
  references,
  requiredReference,
  requiredReferences,
  rupees,
  text,
} from '../kit/fields.ts';

/** Longest texts and largest numbers of a property. */
export const propertyLimits = {
  areas: 2,
  unit_no: 20,
  wing: 20,
  address: 300,
  landmark: 120,
  description: 2000,
  remark: 2000,
  bathrooms: 20,
  balconies: 10,
  lowestFloor: -5,
  floors: 200,
  parking: 50,
  furnishingItems: 99,
  size: 9_999_999_999,
} as const;

const units = Object.keys(sizeUnits) as [keyof typeof sizeUnits, ...(keyof typeof sizeUnits)[]];
export const sizeUnit = () => choice(units);
export const size = () => number(0.001, propertyLimits.size);

/** A contact that is there already, by id, or one to be added with the record. */
export const contactOrNew = () =>
  z.union([requiredReference(), ContactInput.pick({ name: true, mobile_number_1: true })], oneOf);

/** What a person says about a property. Whether it is enough is told by `propertyMistakes` and `missingForAvailable`. */
export const PropertyInput = z.object({
  property_type: requiredReference(),
  property_subtype: requiredReference(),
  deal_type: requiredReferences(9),
  contact: contactOrNew(),
  contact_role: choice(propertyContactRoles),
  area: requiredReferences(propertyLimits.areas),
  society_name: reference(),
  unit_no: text(propertyLimits.unit_no),
  wing: text(propertyLimits.wing),
  address: text(propertyLimits.address),
  landmark: text(propertyLimits.landmark),
  bhk: reference(),
  bathrooms: number(0, propertyLimits.bathrooms, 'int'),
  balconies: number(0, propertyLimits.balconies, 'int'),
  additional_rooms: choices(additionalRooms),
  furniture: reference(),
  furnishing_items: z
    .partialRecord(z.enum(furnishingItems), z.number().int().min(0).max(propertyLimits.furnishingItems))
    .optional(),
  floor_no: number(propertyLimits.lowestFloor, propertyLimits.floors, 'int'),
  total_floors: number(0, propertyLimits.floors, 'int'),
  facing: choice(facings),
  parking_open: number(0, propertyLimits.parking, 'int'),
  parking_covered: number(0, propertyLimits.parking, 'int'),
  size: size(),
  size_unit: sizeUnit(),
  size_basis: choice(sizeBases),
  carpet_area: size(),
  carpet_area_unit: sizeUnit(),
  built_up_area: size(),
  built_up_area_unit: sizeUnit(),
  super_built_up_area: size(),
  super_built_up_area_unit: sizeUnit(),
  plot_area: size(),
  plot_area_unit: sizeUnit(),
  sale_price: rupees(),
  sale_price_basis: choice(salePriceBases),
  rent: rupees(),
  rent_basis: choice(rentBases),
  deposit: rupees(),
  maintenance: rupees(),
  maintenance_basis: choice(maintenanceBases),
  maintenance_included: flag(),
  price_negotiable: flag(),
  bottom_price: rupees(),
  available_from: date(),
  possession: reference(),
  possession_date: date(),
  property_age: choice(propertyAges),
  ownership: choice(ownerships),
  amenities: references(),
  features: references(),
  description: text(propertyLimits.description),
  remark: text(propertyLimits.remark),
  source: reference(),
  status: choice(propertyStatuses),
  assigned_to: references(20),
  locked_property: flag(),
  project: reference(),
});
export type PropertyInput = z.input<typeof PropertyInput>;
