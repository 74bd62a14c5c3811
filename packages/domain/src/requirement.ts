/** An inquiry and a property each in one line, as lists, messages and search results name them. */
import { bhkRows } from './lookups/bhk.ts';
import { type DealType, dealTypes } from './lookups/deal-types.ts';
import { possessions } from './lookups/possessions.ts';
import { propertySubtypes, propertyTypes, shortSubtype } from './lookups/property-types.ts';
import { either, lower, priceRange, range } from './matching/words.ts';
import { formatNumber } from './money.ts';
import type { Words } from './sentence.ts';
import type { SizeUnit } from './units.ts';

/** What the line of an inquiry is made of, as its row has it. Empty and null: not asked. Money in rupees. */
export interface Requirement {
  property_type: number;
  property_subtype: readonly number[];
  bhk: readonly number[];
  any_area: boolean;
  area: readonly { area: string }[];
  society_name: readonly { society_name: string }[];
  project: readonly { project_name: string }[];
  budget_min: number | null;
  budget_max: number | null;
  size_min: number | null;
  size_max: number | null;
  size_unit: SizeUnit;
  possession: readonly number[];
}

/** What puts the line into another language. */
type LineWords = Pick<Words, 'word' | 'joined'>;
const english: LineWords = { word: (text) => text, joined: either };

const kind = ({ property_type, property_subtype, bhk }: Requirement, { word, joined }: LineWords): string => {
  const subtypes = propertySubtypes.filter(({ id }) => property_subtype.includes(id));
  const homes = subtypes.map((one) => word(lower(shortSubtype(one.property_subtype))));
  const rooms = roomsOf(bhk).map(word);
  const type = propertyTypes.find(({ id }) => id === property_type)!.property_type;
  return [joined(rooms, 'or'), joined(homes, 'or')].filter(Boolean).join(' ') || word(`${type} property`);
};

/** '2' and '3 BHK', not '2 BHK' and '3 BHK'. */
const roomsOf = (ids: readonly number[]): string[] => {
  const rows = bhkRows.filter(({ id }) => ids.includes(id)).sort((a, b) => a.value - b.value);
  const last = rows.length - 1;
  return rows.map(({ bhk: label }, index) => (index < last ? label.replace(/ BHK$/, '') : label));
};

const size = ({ size_min, size_max, size_unit }: Requirement): string => {
  if (size_min === null && size_max === null) return '';
  return `${range(size_min, size_max, formatNumber)} ${size_unit === 'Sqft' ? 'sqft' : size_unit}`;
};

const ready = ({ possession }: Requirement): string[] => {
  const rows = possessions.filter(({ id }) => possession.includes(id));
  return [...new Set(rows.map((row) => (row.is_ready ? 'ready' : lower(row.possession))))];
};

const placesOf = ({ area, society_name, project }: Requirement): string[] => [
  ...area.map((one) => one.area),
  ...society_name.map((one) => one.society_name),
  ...project.map((one) => one.project_name),
];

/** '3 BHK flat, Bopal or Ambli, up to 95.00 Lakhs, ready'. What is not asked is left out. */
export const requirementSummary = (inquiry: Requirement, words: LineWords = english): string => {
  const { budget_min: min, budget_max: max } = inquiry;
  const { word, joined } = words;
  const line = [
    kind(inquiry, words),
    inquiry.any_area ? word('any area') : joined(placesOf(inquiry), 'or'),
    min === null && max === null ? '' : word(priceRange(min, max)),
    word(size(inquiry)),
    joined(ready(inquiry).map(word), 'or'),
  ]
    .filter(Boolean)
    .join(', ');
  return line[0]!.toUpperCase() + line.slice(1);
};

const offerWords: Readonly<Record<DealType, string>> = {
  Sale: 'for sale',
  'New booking': 'for booking',
  'Pre-leased': 'pre-leased',
  Rent: 'for rent',
  Lease: 'on lease',
  PG: 'as PG',
  'Heavy deposit': 'on heavy deposit',
  'Joint venture': 'for joint venture',
  Auction: 'in auction',
};

const offer = (deals: readonly number[]): string => {
  const words = dealTypes.filter(({ id }) => deals.includes(id)).map((one) => offerWords[one.deal_type]);
  const plain = words.every((one) => one.startsWith('for '));
  return either(words.map((one, index) => (plain && index > 0 ? one.slice(4) : one)));
};

/** What the line of a property is made of, as its row has it. */
export interface Titled {
  property_subtype: number;
  bhk: number | null;
  deal_type: readonly number[];
}

/** '3 BHK flat for sale' */
export const homeTitle = ({ property_subtype, bhk, deal_type }: Titled, word = english.word): string => {
  const short = shortSubtype(propertySubtypes.find(({ id }) => id === property_subtype)?.property_subtype ?? '');
  const rooms = bhkRows.find(({ id }) => id === bhk)?.bhk;
  const home = rooms ? `${rooms} ${lower(short)}` : short;
  return [home, offer(deal_type)].filter(Boolean).map(word).join(' ');
};

/** '3 BHK flat for sale in Bopal'. `area` is the property's main area; null leaves the place out. */
export const propertyTitle = ({ area, ...home }: Titled & { area: string | null }): string =>
  [homeTitle(home), area && `in ${area}`].filter(Boolean).join(' ');
