import { stageNeeds } from '@angan/domain/inquiry-stage.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import type { z } from 'zod';
import { type Mistakes, unknownIds } from '../kit/mistakes.ts';
import type { InquiryInput } from './inquiry-input.ts';
import { inquiryTexts } from './texts.ts';

/** An inquiry's fields as they stand or would stand, whichever are known. */
export type InquiryFields = { [K in keyof z.output<typeof InquiryInput>]?: z.output<typeof InquiryInput>[K] | null };

const lists = {
  property_type: propertyTypes,
  property_subtype: propertySubtypes,
  deal_type: dealTypes,
  bhk: bhkRows,
  furniture: furnitures,
  possession: possessions,
  amenities,
};

const isAbove = (low: number | null | undefined, high: number | null | undefined) =>
  typeof low === 'number' && typeof high === 'number' && low > high;

/** Fields that contradict each other, and what the wish still lacks for its stage. */
export const inquiryMistakes = (inquiry: InquiryFields): Mistakes => {
  const found: Mistakes = unknownIds(inquiry, lists);
  if (isAbove(inquiry.budget_min, inquiry.budget_max)) found.budget_min = [inquiryTexts.budgetOrder];
  if (isAbove(inquiry.size_min, inquiry.size_max)) found.size_min = [inquiryTexts.sizeOrder];
  if (isAbove(inquiry.floor_min, inquiry.floor_max)) found.floor_min = [inquiryTexts.floorOrder];
  const otherType = (
    rows: readonly { id: number; property_type: number }[],
    ids: readonly number[] | null | undefined,
  ) => ids?.some((id) => rows.some((row) => row.id === id && row.property_type !== inquiry.property_type));
  if (otherType(propertySubtypes, inquiry.property_subtype)) found.property_subtype = [inquiryTexts.subtypeOfOtherType];
  if (otherType(furnitures, inquiry.furniture)) found.furniture = [inquiryTexts.furnitureOfOtherType];

  const needs = stageNeeds[inquiry.stage ?? 'New'];
  if (needs.includes('next_follow_up') && !inquiry.next_follow_up) found.next_follow_up = [inquiryTexts.followUpNeeded];
  if (needs.includes('budget_max') && typeof inquiry.budget_max !== 'number')
    found.budget_max = [inquiryTexts.budgetNeeded];
  const places = [inquiry.area, inquiry.society_name, inquiry.project];
  if (needs.includes('area') && !inquiry.any_area && places.every((chosen) => !chosen?.length))
    found.area = [inquiryTexts.areaNeeded];
  return found;
};
