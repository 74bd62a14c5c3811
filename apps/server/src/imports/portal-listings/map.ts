import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { type DealType, dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { type PropertySubtype, propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { facings } from '@angan/domain/lookups/small-lists.ts';
import { parseMoney } from '@angan/domain/money.ts';
import { readAge } from './age.ts';
import { type Place, readPlace, readSociety } from './place.ts';
import { countIn, type ListingRow } from './read.ts';
import { agreesWithRate, type ListedSize, readSizes, sqftByRate } from './size.ts';
import { furnitureFor, readFeatures, readItems, readRooms } from './words.ts';

/** A listing as a property of ours, places, source and features still by name. */
export interface Listing {
  line: number;
  external_ref: string;
  source: string;
  place: Place;
  society: string;
  features: string[];
  sizes: ListedSize[];
  /** What somebody has to ask the owner before it is believed. */
  doubts: string[];
  notes: string[];
  price: number | null;
  deal: DealType;
  fields: ReturnType<typeof fieldsOf>;
}
export interface Refused {
  line: number;
  external_ref: string;
  reason: string;
  /** What of the row it is about. */
  about?: string;
}

const kinds: readonly (readonly [RegExp, PropertySubtype])[] = [
  [/\bbuilder floor\b/i, 'Builder Floor'],
  [/\bpenthouse\b/i, 'Penthouse'],
  [/\bfarm ?house\b/i, 'Farmhouse'],
  [/\bvilla for\b/i, 'Villa'],
  [/\b(?:plot|land) for\b/i, 'Residential Plot'],
  [/\b(?:flat|apartment) for\b/i, 'Flat/Apartment'],
  [/\bhouse for\b/i, 'Independent House/Kothi'],
];
const portals: readonly (readonly [RegExp, string])[] = [
  [/\b99acres\.com/i, '99acres'],
  [/\bmagicbricks\.com/i, 'MagicBricks'],
  [/\bhousing\.com/i, 'Housing'],
];
/** Taller than this, a house of one family is a slip of the finger. */
const tallestHouse = 10;

export const mapListing = (row: ListingRow): Listing | Refused => {
  const external_ref = row.property_id || (/spid-([A-Z]\d+)$/i.exec(row.link)?.[1] ?? '');
  const refuse = (reason: string, about = ''): Refused => ({ line: row.line, external_ref, reason, about });
  if (!external_ref) return refuse('It has no listing number');
  if (!row.price && !row.areaWithType && !row.bedRoom)
    return refuse('Neither price nor size nor rooms: an advert of a whole project, or a page that did not load');
  const kind = kinds.find(([pattern]) => pattern.test(row.property_name))?.[1];
  if (!kind) return refuse('What kind of property it is cannot be told', row.property_name);
  const deal: DealType = /\bfor rent\b/i.test(row.property_name) ? 'Rent' : 'Sale';
  const place = readPlace(row);
  if (!place) return refuse('The area cannot be told', row.property_name);
  const price = parseMoney(row.price) ?? null;
  if (price === null && row.price && !/on request/i.test(row.price))
    return refuse('The price cannot be read', row.price);

  const floors = floorsIn(row);
  const beds = countIn(row.bedRoom) ?? countIn(/^(\d+) bedroom/i.exec(row.property_name)?.[0] ?? '');
  const { sizes, doubt } = readSizes(row, floors.count, beds);
  const byRate = sqftByRate(row, price);
  const isAgreed = agreesWithRate(sizes, byRate);
  const sizeDoubt = doubt ?? (sizes.length && !isAgreed ? `price by rate gives ${Math.round(byRate!)} sqft` : null);
  const listed = readFeatures(row.features);
  const age = readAge(row.agePossession);
  return {
    line: row.line,
    external_ref,
    source: portals.find(([pattern]) => pattern.test(row.link))?.[1] ?? 'Import',
    place,
    society: readSociety(row, place.area),
    features: listed.features,
    sizes: sizeDoubt ? [] : sizes,
    doubts: [
      ...(sizeDoubt ? [sizeDoubtIn(row, sizeDoubt)] : []),
      ...(price === null ? ['The price is on request.'] : []),
    ],
    notes: [
      ...(age.note ? [age.note] : []),
      ...(floors.note ? [floors.note] : []),
      ...(beds && beds >= 10 ? [`Bedrooms on the portal: ${beds}.`] : []),
      ...(listed.others.length ? [`Also on the portal: ${listed.others.join(', ')}.`] : []),
    ],
    price,
    deal,
    fields: fieldsOf(row, { kind, deal, price, beds, floors: floors.count, age, amenities: listed.amenities }),
  };
};

/** The words for a size that was left out; the listing's own are kept, so that nothing is lost. */
export const sizeDoubtIn = (row: Pick<ListingRow, 'areaWithType'>, why: string) =>
  `Size to be asked: the portal has "${row.areaWithType}", but ${why}.`;

const floorsIn = (row: ListingRow) => {
  const count = countIn(row.noOfFloor);
  if (!count) return { count: null, note: null };
  return count > tallestHouse ? { count: null, note: `Floors on the portal: ${count}.` } : { count, note: null };
};

const within = (value: number | null, most: number) => (value !== null && value <= most ? value : null);
const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

interface Read {
  kind: PropertySubtype;
  deal: DealType;
  price: number | null;
  beds: number | null;
  floors: number | null;
  age: ReturnType<typeof readAge>;
  amenities: number[];
}
const fieldsOf = (row: ListingRow, { kind, deal, price, beds, floors, age, amenities }: Read) => {
  const subtype = propertySubtypes.find((one) => one.property_subtype === kind)!;
  const items = readItems(row.furnishDetails);
  return {
    property_type: subtype.property_type,
    property_subtype: subtype.id,
    deal_type: [dealTypes.find((one) => one.deal_type === deal)!.id],
    sale_price: deal === 'Sale' ? price : null,
    rent: deal === 'Rent' ? price : null,
    bhk: beds ? bhkRows.find((one) => one.value === Math.min(beds, 10))!.id : null,
    bathrooms: within(countIn(row.bathroom), propertyLimits.bathrooms),
    balconies: /^no\b/i.test(row.balcony) ? 0 : within(countIn(row.balcony), propertyLimits.balconies),
    additional_rooms: readRooms(row.additionalRoom),
    furnishing_items: items ?? {},
    furniture: items ? furnitureFor(items) : null,
    total_floors: floors,
    facing: facings.find((one) => one === row.facing) ?? null,
    possession: age.possession,
    possession_date: age.possession_date,
    property_age: age.property_age,
    amenities,
    address: cut(row.address, propertyLimits.address),
    description: cut(row.description, propertyLimits.description),
  };
};
