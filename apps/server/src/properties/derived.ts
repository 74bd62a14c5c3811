import { completenessOf } from '@angan/domain/completeness.ts';
import { ownUnits, unitsIn } from '@angan/domain/local-units.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { RentBasis, SalePriceBasis } from '@angan/domain/lookups/property-lists.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { pricePerSqft, rentTotal, salePriceTotal } from '@angan/domain/rates.ts';
import { unitKey } from '@angan/domain/unit-key.ts';
import { estimateCarpet, type SizeUnit, toSqft } from '@angan/domain/units.ts';
import { type SizedRow, sizesOf } from './sizes.ts';

/** A property's columns as they are written, as far as something follows from them. */
export interface Facts extends SizedRow {
  property_subtype?: number;
  deal_type?: readonly number[];
  sale_price?: number | null | undefined;
  sale_price_basis?: string | null | undefined;
  rent?: number | null | undefined;
  rent_basis?: string | null | undefined;
  wing?: string | undefined;
  unit_no?: string | undefined;
}
/** What stands beside a property: whether its lease is written down, and how many pictures it has. */
export interface Beside {
  readonly preleased: boolean;
  readonly pictures: number;
}
const nothing: Beside = { preleased: false, pictures: 0 };

const paise = (rupees: number) => Math.round(rupees * 100) / 100;

/** Percent known of what matters, and what would help most. `contact` where the row has it under another name. */
export const knownOf = (facts: Facts, beside: Beside, contact?: number | null) => {
  const given = facts as Readonly<Record<string, unknown>>;
  const offered = dealTypes.filter(({ id }) => facts.deal_type?.includes(id));
  return completenessOf(
    (field) => {
      if (field === 'preleased') return beside.preleased;
      return field === 'contact' && contact !== undefined ? contact : given[field];
    },
    {
      group: propertySubtypes.find((row) => row.id === facts.property_subtype)?.group ?? 'Other',
      isSold: offered.some(({ price_field }) => price_field === 'sale_price'),
      isLet: offered.some(({ price_field }) => price_field === 'rent'),
      isPreleased: offered.some(({ deal_type }) => deal_type === 'Pre-leased'),
      pictures: beside.pictures,
    },
  );
};

/** What the database stores beside what was said, so that lists can be narrowed and ordered by it. */
export const derivedOf = (facts: Facts, beside: Beside = nothing) => {
  const size = facts.size ?? null;
  const size_sqft =
    size !== null && facts.size_unit
      ? toSqft(size, facts.size_unit as SizeUnit, unitsIn(facts.city, ownUnits(facts)))
      : null;
  const price = facts.sale_price ?? null;
  const rent = facts.rent ?? null;
  const group = propertySubtypes.find((row) => row.id === facts.property_subtype)?.group;
  const carpet = group && estimateCarpet(sizesOf(facts), group);
  const sale_price_total =
    price === null
      ? null
      : (salePriceTotal(price, (facts.sale_price_basis ?? 'Total') as SalePriceBasis, size) ?? null);
  return {
    size_sqft,
    sale_price_total,
    rent_total:
      rent === null ? null : (rentTotal(rent, (facts.rent_basis ?? 'Per month') as RentBasis, size_sqft) ?? null),
    carpet_sqft: carpet?.sqft ?? null,
    carpet_is_estimate: carpet?.is_estimate ?? false,
    price_per_sqft: sale_price_total !== null && size_sqft ? paise(pricePerSqft(sale_price_total, size_sqft)) : null,
    unit_key: unitKey(facts.wing ?? '', facts.unit_no ?? ''),
    completeness: knownOf(facts, beside).percent,
  };
};
