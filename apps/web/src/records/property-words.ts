import type { PropertyCard } from '@angan/contract/matches/matches.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { floorName } from '@angan/domain/matching/words.ts';
import { homeTitle, type propertyTitle } from '@angan/domain/requirement.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, formatPrice, perLanguage, word } from '../core/language/index.ts';

type Of<K extends keyof PropertyCard> = Pick<PropertyCard, K>;

const _subtypeOf = (id: number) => propertySubtypes.find((row) => row.id === id);

/** '4 BHK house', 'Shop'. */
export const homeName = ({ property_subtype, bhk }: Of<'property_subtype' | 'bhk'>): string =>
  homeTitle({ property_subtype, bhk, deal_type: [] }, word);

/** '3 BHK flat for sale in Bopal' */
export const titleText = ({ area, ...home }: Parameters<typeof propertyTitle>[0]): string => {
  const title = homeTitle(home, word);
  return area ? t`${title} in ${area}` : title;
};

/** 'Orchid Heights, Prahladnagar': the society where there is one, then the areas. */
export const placeOf = ({ society_name, area }: Of<'society_name' | 'area'>): string =>
  [society_name?.society_name, ...area.map((one) => one.area)].filter(Boolean).join(', ');

/** '3 BHK flat, Orchid Heights, Shela': what a listing is called wherever it is told of. */
export const propertyName = (property: Parameters<typeof homeName>[0] & Parameters<typeof placeOf>[0]): string =>
  [homeName(property), placeOf(property)].filter(Boolean).join(', ');

export interface Price {
  /** '1.25 Cr' */
  text: string;
  /** 'per month', 'deposit'; '' for a price in all. */
  per: string;
}

const amounts = {
  sale_price: ({ sale_price_total }: Of<'sale_price_total'>) => sale_price_total,
  rent: ({ rent_total }: Of<'rent_total'>) => rent_total,
  deposit: ({ deposit }: Of<'deposit'>) => deposit,
} as const;
const perWord = perLanguage(() => ({ total: '', month: t`per month`, deposit: t`deposit` }) as const);

/** What is asked for it, one price for each way in which it is on offer; empty where the owner has said none. */
export const pricesOf = (property: Of<'deal_type' | 'sale_price_total' | 'rent_total' | 'deposit'>): Price[] => {
  const found = new Map<string, Price>();
  for (const { id, price_field, unit } of dealTypes) {
    const amount = property.deal_type.includes(id) ? amounts[price_field](property) : null;
    if (amount !== null) found.set(price_field, { text: formatPrice(amount), per: perWord()[unit] });
  }
  return [...found.values()];
};

/** '1.25 Cr', '45,000.00 per month', or that the price is on request. */
export const priceText = (property: Parameters<typeof pricesOf>[0]): string => {
  const [price] = pricesOf(property);
  return price ? [price.text, price.per].filter(Boolean).join(' ') : word(propertyTexts.priceOnRequest);
};

/** '1,850 sqft', '242.48 SqMtr'; '' when the size is not known. */
export const sizeText = (size: number | null, unit: string | null): string =>
  size === null ? '' : `${formatNumber(size)} ${unit === 'Sqft' || unit === null ? t`sqft` : word(unit)}`;

type Floors = Of<'floor_no' | 'total_floors'>;

/** Beside its label: '7 of 14', 'Ground of 4', '3'; of a whole house how many it has; '' when not known. */
export const floorFact = ({ floor_no, total_floors }: Floors): string => {
  if (floor_no === null) return total_floors === null ? '' : String(total_floors);
  const floor = floor_no > 0 ? String(floor_no) : word(floorName(floor_no));
  return total_floors === null ? floor : t`${floor} of ${total_floors}`;
};

/** '7 of 14' for a floor of a building, 'Floor 3', '3 floors' for a whole house; '' when not known. */
export const floorText = ({ floor_no, total_floors }: Floors): string => {
  if (floor_no === null && total_floors !== null)
    return plural(total_floors, { one: `${total_floors} floor`, other: `${total_floors} floors` });
  return floor_no !== null && floor_no > 0 && total_floors === null
    ? t`Floor ${floor_no}`
    : floorFact({ floor_no, total_floors });
};

/** The same among other facts in a line: 'floor 7 of 14', 'Ground of 4', '3 floors'. */
export const floorInLine = ({ floor_no, total_floors }: Floors): string => {
  if (floor_no === null || floor_no <= 0) return floorText({ floor_no, total_floors });
  return total_floors === null ? t`floor ${floor_no}` : t`floor ${floor_no} of ${total_floors}`;
};

/** '1 covered, 2 open'; '' when nobody said. */
export const parkingText = ({ parking_covered, parking_open }: Of<'parking_covered' | 'parking_open'>): string =>
  [parking_covered !== null && t`${parking_covered} covered`, parking_open !== null && t`${parking_open} open`]
    .filter(Boolean)
    .join(', ');
