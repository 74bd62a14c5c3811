/** Limits a database can filter by before the rule is run. Safe: no pair the rule would list lies outside them. */
import { type DealType, dealTypes, dealUnit, type PriceField } from '../lookups/deal-types.ts';
import type { PropertyTypeName, SubtypeGroup } from '../lookups/property-types.ts';
import { DEFAULT_DEPOSIT_RATE } from './context.ts';
import { dealPairs } from './deals.ts';
import type { DealPair } from './draft.ts';
import { inOffered, priceCeiling, toleranceOf } from './price.ts';
import type { MatchInquiry, MatchProperty } from './types.ts';

/** One deal type a property may be offered for, and what it may then cost. */
export interface OfferBound {
  deal_type: DealType;
  price_field: PriceField;
  /**
   * Keep the property when its price (`sale_price_total`, `rent_total` or `deposit`) is missing, is not above this, or
   * its `bottom_price` or `bottom_rent` is not above `bottom_ceiling`. null: no limit. Rupees, in the property's own
   * terms, maintenance left out.
   */
  ceiling: number | null;
  bottom_ceiling: number | null;
}

export interface CandidateBounds {
  property_type: PropertyTypeName;
  /** null: any city. A property without one is kept. */
  city: number | null;
  /** null: any. */
  subtype_groups: SubtypeGroup[] | null;
  /** A property of this contact is the person's own. */
  not_contact: number | null;
  /** Keep a property that passes any one of these. Empty: nothing can match. */
  offers: OfferBound[];
}

const everyDealType = dealTypes.map((row) => row.deal_type);
const loosest = (limits: readonly (number | null)[]): number | null =>
  limits.includes(null) ? null : Math.max(...limits.map(Number));

/** What a property must at least be to match `inquiry`. `depositRate`: percent a year. */
export const matchCandidateBounds = (inquiry: MatchInquiry, depositRate = DEFAULT_DEPOSIT_RATE): CandidateBounds => {
  const pairs = dealPairs(inquiry, { deal_types: everyDealType });
  const max = inquiry.budget_max;
  const offers = everyDealType.flatMap((deal_type): OfferBound[] => {
    const own = pairs.filter((pair) => pair.property === deal_type);
    if (own.length === 0) return [];
    const limit = (pair: DealPair): number | null =>
      max === null ? null : inOffered(priceCeiling(max, toleranceOf(pair)), pair, depositRate);
    const bottom = (pair: DealPair): number | null => (max === null ? null : inOffered(max, pair, depositRate));
    const { price_field } = dealTypes.find((row) => row.deal_type === deal_type)!;
    return [{ deal_type, price_field, ceiling: loosest(own.map(limit)), bottom_ceiling: loosest(own.map(bottom)) }];
  });
  return {
    property_type: inquiry.property_type,
    city: inquiry.city?.id ?? null,
    subtype_groups: inquiry.subtypes.length > 0 ? [...new Set(inquiry.subtypes.map((one) => one.group))] : null,
    not_contact: inquiry.contact,
    offers,
  };
};

/** The same limits as a test, for lists that are already at hand. */
export const isCandidate = (bounds: CandidateBounds, property: MatchProperty): boolean => {
  const amountOf = { sale_price: property.sale_price_total, rent: property.rent_total, deposit: property.deposit };
  const bottomOf = { sale_price: property.bottom_price, rent: property.bottom_rent, deposit: null };
  const within = (amount: number | null, limit: number | null): boolean =>
    amount !== null && (limit === null || amount <= limit);
  return (
    property.property_type === bounds.property_type &&
    (bounds.city === null || property.city === null || property.city.id === bounds.city) &&
    (bounds.subtype_groups?.includes(property.subtype.group) ?? true) &&
    (bounds.not_contact === null || property.contact !== bounds.not_contact) &&
    bounds.offers.some(
      (offer) =>
        property.deal_types.includes(offer.deal_type) &&
        (amountOf[offer.price_field] === null ||
          within(amountOf[offer.price_field], offer.ceiling) ||
          within(bottomOf[offer.price_field], offer.bottom_ceiling)),
    )
  );
};

export interface InquiryBound {
  deal_type: DealType;
  /** Keep the inquiry when its `budget_max` is missing or not below this. null: no limit. */
  budget_max_from: number | null;
}

export interface InquiryBounds {
  property_type: PropertyTypeName;
  /** An inquiry without a city is kept. */
  city: number | null;
  /** An inquiry that names no subtype, or one of this group, is kept. */
  subtype_group: SubtypeGroup;
  not_contact: number | null;
  /** Keep an inquiry that passes any one of these. */
  wishes: InquiryBound[];
}

/** What an inquiry must at least ask for to match `property`. `depositRate`: percent a year. */
export const inquiryCandidateBounds = (property: MatchProperty, depositRate = DEFAULT_DEPOSIT_RATE): InquiryBounds => {
  const pairs = dealPairs({ deal_types: everyDealType, purpose: 'Investment' }, property);
  const least = (pair: DealPair): number | null => {
    const unit = dealUnit(pair.property);
    const amount =
      unit === 'total' ? property.sale_price_total : unit === 'month' ? property.rent_total : property.deposit;
    const bottom = unit === 'total' ? property.bottom_price : unit === 'month' ? property.bottom_rent : null;
    if (amount === null) return null;
    const lowest = Math.min(amount / (1 + toleranceOf(pair).limit), bottom ?? Number.POSITIVE_INFINITY);
    // One rupee of slack: the rule rounds its own ceiling to the paisa.
    return Math.floor(inOffered(lowest, { ...pair, inquiry: pair.property, property: pair.inquiry }, depositRate)) - 1;
  };
  const wishes = everyDealType.flatMap((deal_type): InquiryBound[] => {
    const own = pairs.filter((pair) => pair.inquiry === deal_type).map(least);
    if (own.length === 0) return [];
    return [{ deal_type, budget_max_from: own.includes(null) ? null : Math.min(...own.map(Number)) }];
  });
  return {
    property_type: property.property_type,
    city: property.city?.id ?? null,
    subtype_group: property.subtype.group,
    not_contact: property.contact,
    wishes,
  };
};
