/** Deal types, and what each side of such a deal is called. */
import { seed } from './seed.ts';

/**
 * `price_field` names the field of a property that carries the price. `unit` is what that amount, and a budget for
 * such a deal, is counted in: rupees in all, rupees a month, or rupees handed over as deposit.
 */
export const dealTypes = seed([
  { id: 1, deal_type: 'Sale', price_field: 'sale_price', unit: 'total', property_side: 'Sell', inquiry_side: 'Buy' },
  {
    id: 2,
    deal_type: 'New booking',
    price_field: 'sale_price',
    unit: 'total',
    property_side: 'Builder',
    inquiry_side: 'Buy',
  },
  {
    id: 3,
    deal_type: 'Pre-leased',
    price_field: 'sale_price',
    unit: 'total',
    property_side: 'Sell with tenant',
    inquiry_side: 'Invest',
  },
  { id: 4, deal_type: 'Rent', price_field: 'rent', unit: 'month', property_side: 'Let', inquiry_side: 'Rent' },
  { id: 5, deal_type: 'Lease', price_field: 'rent', unit: 'month', property_side: 'Let', inquiry_side: 'Lease' },
  { id: 6, deal_type: 'PG', price_field: 'rent', unit: 'month', property_side: 'Let', inquiry_side: 'Stay' },
  {
    id: 7,
    deal_type: 'Heavy deposit',
    price_field: 'deposit',
    unit: 'deposit',
    property_side: 'Let',
    inquiry_side: 'Rent',
  },
  {
    id: 8,
    deal_type: 'Joint venture',
    price_field: 'sale_price',
    unit: 'total',
    property_side: 'Land owner',
    inquiry_side: 'Developer',
  },
  { id: 9, deal_type: 'Auction', price_field: 'sale_price', unit: 'total', property_side: 'Bank', inquiry_side: 'Buy' },
]);

export type DealTypeRow = (typeof dealTypes)[number];
export type DealType = DealTypeRow['deal_type'];
export type PriceField = DealTypeRow['price_field'];

/** How a deal type's amounts are counted. */
export const dealUnit = (dealType: DealType): DealTypeRow['unit'] =>
  dealTypes.find((row) => row.deal_type === dealType)!.unit;
