import type { Deal } from '@angan/contract/deals/deals.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { stateOfCity } from '@angan/domain/lookups/places.ts';
import { toRupees } from '@angan/domain/paise.ts';
import { type PropertyPurchase, type StampDutyRow, stampDutyOf } from '@angan/domain/taxes/index.ts';

interface Registered {
  readonly agreement_date: string | null;
  /** Where it lies, and whether a firm buys it. */
  readonly city: number | null;
  readonly buys_as_firm: boolean;
  readonly property_type: number | null;
}

/**
 * Stamp duty with its cess, and registration, by the law of the day of the agreement or of today; null where the state
 * has no row. Of a person the table's usual row is taken, since reliefs depend on what nobody is asked here.
 */
export const stampOfDeal = (
  deal: Registered,
  purchase: PropertyPurchase | null,
  rows: readonly StampDutyRow[],
  now: Date,
): Deal['stamp_estimate'] => {
  const state = stateOfCity(deal.city)?.state;
  if (!purchase || !state) return null;
  const stamp = stampDutyOf(
    {
      state,
      day: deal.agreement_date ?? dayInIndia(now),
      property_type: deal.property_type,
      zone: null,
      buyer: deal.buys_as_firm ? 'Company' : 'Male',
      price: purchase.price,
      stamp_value: purchase.stamp_value,
    },
    rows,
  );
  if (!stamp) return null;
  const { base, duty, cess, registration } = stamp;
  return {
    base: toRupees(base),
    duty: toRupees(duty + cess),
    registration: registration === null ? null : toRupees(registration),
  };
};
