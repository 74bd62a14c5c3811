import type { Comparable, Comparables, RateDeal } from '@angan/contract/price-desk/price-desk.ts';
import { priceDeskTexts } from '@angan/contract/price-desk/texts.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { formatNumber, formatPrice } from '@angan/domain/money.ts';
import { homeTitle } from '@angan/domain/requirement.ts';
import type { Context } from '../core/context.ts';
import { findProperty } from '../properties/index.ts';
import { drawSheet } from '../shares/index.ts';
import { readComparables } from './comparables.ts';

const rupees = (amount: number) => `₹ ${formatPrice(amount)}`;
const perSqft = (rate: number, deal: RateDeal) =>
  `₹ ${formatNumber(Math.round(rate * (deal === 'Rent' ? 100 : 1)) / (deal === 'Rent' ? 100 : 1))} per sqft carpet`;
const asked = { Sale: ['Sold', 'Asked'], Rent: ['Let', 'Asked'] } as const;

const placeOf = (home: { society_name: { society_name: string } | null; area: readonly { area: string }[] }) =>
  [home.society_name?.society_name, ...home.area.map(({ area }) => area)].filter(Boolean).join(', ');

const titleOf = ({ property_subtype, bhk }: { property_subtype: number; bhk: number | null }) =>
  homeTitle({ property_subtype, bhk, deal_type: [] });

const rowOf =
  (deal: RateDeal) =>
  ({ property, price, rate, is_closed, day }: Comparable) => ({
    title: titleOf(property),
    place: placeOf(property),
    size: `${formatNumber(Math.round(property.carpet_sqft))} sqft carpet${property.carpet_is_estimate ? ' (est.)' : ''}`,
    price: rupees(price),
    rate: perSqft(rate, deal),
    when: `${asked[deal][is_closed ? 0 : 1]} ${formatDate(day)}`,
  });

const rangeOf = ({ range }: Comparables, deal: RateDeal) =>
  range === null
    ? []
    : [
        ...(range.price === null ? [] : [{ value: rupees(range.price), label: 'At the median' }]),
        { value: perSqft(range.median, deal).replace(' per sqft carpet', ''), label: 'Median per sqft carpet' },
        { value: perSqft(range.low, deal).replace(' per sqft carpet', ''), label: 'Lowest' },
        { value: perSqft(range.high, deal).replace(' per sqft carpet', ''), label: 'Highest' },
      ];

/** The comparables of a property on one page, for the talk with its owner: neither units nor people stand on it. */
export const comparablesSheet = async (context: Context, id: number, deal: RateDeal) => {
  const property = await findProperty(context, id);
  const found = await readComparables(context, id, deal);
  const price = deal === 'Sale' ? property.sale_price_total : property.rent_total;
  const content = await drawSheet(context, {
    format: 'Comparables',
    title: titleOf(property),
    place: placeOf(property),
    asked: price === null ? '' : rupees(price),
    rate: found.rate === null ? '' : perSqft(found.rate, deal),
    range: rangeOf(found, deal),
    basis: found.range ? `From ${found.range.samples} comparables` : priceDeskTexts.none,
    rows: found.results.map(rowOf(deal)),
    note: priceDeskTexts.note,
  });
  return { file_name: `Comparables ${property.property_code}.pdf`, content: content.toString('base64') };
};
