import { amenities } from '@angan/domain/lookups/amenities.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { unlikeProjectRera } from '@angan/domain/rera.ts';
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
  loan_bank: banks,
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
  if (!isMissing(property.bottom_rent) && !isMissing(property.rent) && property.bottom_rent! > property.rent!)
    say('bottom_rent', propertyTexts.bottomRentAboveRent);
  return { ...found, ...mistakesOfTerms(property) };
};

/** What belongs together: a mandate and its days, a co-broker's listing and the broker, a rise and its months. */
const mistakesOfTerms = (property: PropertyFields): Mistakes => {
  const found: Mistakes = {};
  const { mandate, mandate_from, mandate_to, beds_total, beds_free, pincode } = property;
  const isExclusive = mandate === 'Exclusive';
  if (isExclusive && isMissing(mandate_from)) found.mandate_from = [propertyTexts.mandateFromNeeded];
  if (isExclusive && isMissing(mandate_to)) found.mandate_to = [propertyTexts.mandateToNeeded];
  if (mandate_from && mandate_to && mandate_to <= mandate_from) found.mandate_to = [propertyTexts.mandateToAfterFrom];
  if (mandate === "Co-broker's listing" && isMissing(property.co_broker))
    found.co_broker = [propertyTexts.coBrokerNeeded];
  const rises = !isMissing(property.escalation_percent);
  const everyMonths = !isMissing(property.escalation_every_months);
  if (rises && !everyMonths) found.escalation_every_months = [propertyTexts.escalationMonthsNeeded];
  if (everyMonths && !rises) found.escalation_percent = [propertyTexts.escalationPercentNeeded];
  if (!isMissing(beds_total) && !isMissing(beds_free) && beds_free! > beds_total!)
    found.beds_free = [propertyTexts.bedsFreeAboveTotal];
  if (pincode && !/^[1-9][0-9]{5}$/.test(pincode)) found.pincode = [propertyTexts.pincodeInvalid];
  return found;
};

/** What is unusual without being wrong, by field. `state`: the name of the state that it lies in; `depositCap`: the months of rent that its law allows, null where it says nothing. */
export const propertyWarnings = (
  property: PropertyFields,
  state: string | null,
  depositCap: number | null,
): Mistakes => {
  const found: Mistakes = {};
  const written = unlikeProjectRera(property.rera_no ?? '', state);
  if (written) found.rera_no = [propertyTexts.reraUnlike(written)];
  if (depositCap && property.deposit && property.rent && property.deposit > depositCap * property.rent)
    found.deposit = [propertyTexts.depositAboveCap(depositCap)];
  return found;
};

/** Any of these tells how large a property is: a home its BHK, land its plot, a PG its beds. */
const sizeFields = [
  'bhk',
  'size',
  'carpet_area',
  'built_up_area',
  'super_built_up_area',
  'plot_area',
  'beds_total',
] as const satisfies readonly (keyof PropertyFields)[];

/**
 * What a Draft still needs before it can be Available (domain 2.1.2): a price or a size, either is enough to be matched.
 * Only a flat that the office alone may sell or let also needs its society and unit: of all others, which brokers pass on
 * without them, they are asked for later.
 */
export const missingForAvailable = (property: PropertyFields): Mistakes => {
  const found: Mistakes = {};
  const has = (field: keyof PropertyFields) => !isMissing(property[field]);
  const prices = dealTypes.filter(({ id }) => property.deal_type?.includes(id)).map((row) => row.price_field);
  if (!prices.some(has) && !sizeFields.some(has)) found[prices[0] ?? 'size'] = [propertyTexts.priceOrSizeNeeded];
  const group = propertySubtypes.find((row) => row.id === property.property_subtype)?.group;
  const isOurs = property.contact_role === 'Owner' && property.mandate === 'Exclusive';
  if (group === 'Apartment' && isOurs) {
    if (!has('society_name')) found.society_name = [propertyTexts.societyNeeded];
    if (!has('unit_no')) found.unit_no = [propertyTexts.unitNeeded];
  }
  return found;
};
