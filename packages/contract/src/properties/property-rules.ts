import { amenities } from '@angan/domain/lookups/amenities.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { type DealType, dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import type { z } from 'zod';
import { type Mistakes, unknownIds } from '../kit/mistakes.ts';
import type { PropertyInput } from './property-input.ts';
import { propertyTexts } from './texts.ts';

/** A property's fields as they stand or would stand, whichever are known. */
export type PropertyFields = { [K in keyof z.output<typeof PropertyInput>]?: z.output<typeof PropertyInput>[K] | null };

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const lists = {
  property_type: propertyTypes,
  property_subtype: propertySubtypes,
  deal_type: dealTypes,
  bhk: bhkRows,
  furniture: furnitures,
  possession: possessions,
  amenities,
};

/** Fields that contradict each other, or the platform's lists. Form and server ask the same question of the whole record. */
export const propertyMistakes = (property: PropertyFields): Mistakes => {
  const found: Mistakes = unknownIds(property, lists);
  const say = (field: string, text: string) => {
    found[field] = [text];
  };
  const subtype = propertySubtypes.find((row) => row.id === property.property_subtype);
  if (subtype && property.property_type && subtype.property_type !== property.property_type)
    say('property_subtype', propertyTexts.subtypeOfOtherType);
  const furniture = furnitures.find((row) => row.id === property.furniture);
  if (furniture && property.property_type && furniture.property_type !== property.property_type)
    say('furniture', propertyTexts.furnitureOfOtherType);
  if (!isMissing(property.floor_no) && !isMissing(property.total_floors) && property.floor_no! > property.total_floors!)
    say('floor_no', propertyTexts.floorAboveTop);
  for (const field of ['size', 'carpet_area', 'built_up_area', 'super_built_up_area', 'plot_area'] as const)
    if (!isMissing(property[field]) && isMissing(property[`${field}_unit`]))
      say(`${field}_unit`, propertyTexts.sizeUnitNeeded);
  const possession = possessions.find((row) => row.id === property.possession);
  if (possession?.needs_date && isMissing(property.possession_date))
    say('possession_date', propertyTexts.possessionDateNeeded);
  const total = property.sale_price_basis === 'Per size unit' ? null : property.sale_price;
  if (!isMissing(property.bottom_price) && !isMissing(total) && property.bottom_price! > total!)
    say('bottom_price', propertyTexts.bottomAbovePrice);
  return found;
};

const priceTexts = {
  sale_price: propertyTexts.priceNeeded,
  rent: propertyTexts.rentNeeded,
  deposit: propertyTexts.depositNeeded,
} as const;
const asksPrice: readonly DealType[] = ['Sale', 'New booking', 'Pre-leased', 'Rent', 'Lease', 'PG', 'Heavy deposit'];

/**
 * What a Draft still needs before it can be Available: the short form's fields. A home is described by its BHK, anything
 * else by its size; a flat also needs its society and unit.
 */
export const missingForAvailable = (property: PropertyFields): Mistakes => {
  const found: Mistakes = {};
  for (const { id, deal_type, price_field } of dealTypes)
    if (property.deal_type?.includes(id) && asksPrice.includes(deal_type) && isMissing(property[price_field]))
      found[price_field] = [priceTexts[price_field]];
  const group = propertySubtypes.find((row) => row.id === property.property_subtype)?.group;
  const isHome = group === 'Apartment' || group === 'House';
  if (isHome && isMissing(property.bhk)) found.bhk = [propertyTexts.bhkNeeded];
  if (!isHome && group !== 'PG' && isMissing(property.size)) found.size = [propertyTexts.sizeNeeded];
  if (group === 'Apartment' && isMissing(property.society_name)) found.society_name = [propertyTexts.societyNeeded];
  if (group === 'Apartment' && isMissing(property.unit_no)) found.unit_no = [propertyTexts.unitNeeded];
  return found;
};
