import {
  type Amenity,
  amenities,
  type BhkLabel,
  bhkRows,
  type DealType,
  dealTypes,
  type Furniture,
  type features,
  furnitures,
  type Possession,
  type PropertySubtype,
  type PropertyTypeName,
  possessions,
  propertySubtypes,
  propertyTypes,
} from '@angan/domain/lookups/index.ts';

export type Feature = (typeof features)[number]['feature'];

const idWhere = <R extends { id: number }>(rows: readonly R[], fits: (row: R) => boolean): number => {
  const found = rows.find(fits);
  if (!found) throw new Error('The demo names what the option lists do not have');
  return found.id;
};

/** Ids of the platform's option lists, by their words. */
export const typeId = (name: PropertyTypeName) => idWhere(propertyTypes, (row) => row.property_type === name);
export const subtypeId = (name: PropertySubtype) => idWhere(propertySubtypes, (row) => row.property_subtype === name);
export const dealId = (name: DealType) => idWhere(dealTypes, (row) => row.deal_type === name);
export const bhkId = (name: BhkLabel) => idWhere(bhkRows, (row) => row.bhk === name);
export const bhkIdOf = (value: number) => idWhere(bhkRows, (row) => row.value === value);
export const possessionId = (name: Possession) => idWhere(possessions, (row) => row.possession === name);
export const amenityIds = (names: readonly Amenity[]) =>
  names.map((name) => idWhere(amenities, (row) => row.amenity === name));
/** Homes and premises each have their own words for furnishing. */
export const furnitureId = (type: PropertyTypeName, name: Furniture) =>
  idWhere(furnitures, (row) => row.property_type === typeId(type) && row.furniture === name);
