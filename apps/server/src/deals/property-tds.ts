import type { Deal } from '@angan/contract/deals/deals.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { dealUnit } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { percentInRupees, toPaise, toRupees } from '@angan/domain/paise.ts';
import { type PropertyPurchase, propertyTdsOn, type TdsRow } from '@angan/domain/taxes/index.ts';
import { dealTypeOf } from './held-deal.ts';

interface Bought {
  readonly deal_type: number;
  readonly agreed_price: number | null;
  readonly stamp_value: number | null;
  readonly token_date: string | null;
}

const farmLand = propertySubtypes.find(({ property_subtype }) => property_subtype === 'Agricultural/Farm Land')!.id;

/** What the rules of tax read of a purchase; null where nothing is bought or no price is agreed on. */
export const purchaseOf = (deal: Bought, subtype: number | null): PropertyPurchase | null =>
  dealUnit(dealTypeOf(deal.deal_type)) === 'total' && deal.agreed_price !== null && deal.agreed_price > 0
    ? {
        price: toPaise(deal.agreed_price),
        stamp_value: deal.stamp_value === null ? null : toPaise(deal.stamp_value),
        is_agricultural_land: subtype === farmLand,
        seller_is_nri: false,
        seller_has_pan: true,
      }
    : null;

/** What the buyer deducts from the whole price, by the law of the day of the token or of today: an estimate. */
export const tdsOfDeal = (
  deal: Bought,
  subtype: number | null,
  rows: readonly TdsRow[],
  now: Date,
): Deal['property_tds'] => {
  const purchase = purchaseOf(deal, subtype);
  const tds = purchase && propertyTdsOn(purchase, rows, deal.token_date ?? dayInIndia(now));
  if (!tds) return null;
  const { row, base, percent } = tds;
  const amount = percent === null ? null : toRupees(percentInRupees(base, percent));
  return { section: row.section, base: toRupees(base), percent, amount };
};
