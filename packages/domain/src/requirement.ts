/** An inquiry and a property each in one line, as lists, messages and search results name them. */
import { bhkLabel } from './lookups/bhk.ts';
import type { DealType } from './lookups/deal-types.ts';
import { shortSubtype } from './lookups/property-types.ts';
import { either, lower, priceRange, range } from './matching/words.ts';
import { formatNumber } from './money.ts';
import type { SizeUnit } from './units.ts';

/** What the line of an inquiry is made of, all by name. Empty and null: not asked. Money in rupees. */
export interface Requirement {
  property_type: string;
  subtypes: readonly string[];
  bhk: readonly number[];
  /** Areas, societies and projects, as they are to be read. */
  places: readonly string[];
  any_area: boolean;
  budget_min: number | null;
  budget_max: number | null;
  size_min: number | null;
  size_max: number | null;
  size_unit: SizeUnit;
  possession: readonly { possession: string; is_ready: boolean }[];
}

const kind = (inquiry: Requirement): string => {
  const words = either(inquiry.subtypes.map((name) => lower(shortSubtype(name))));
  const rooms = inquiry.bhk.length === 0 ? '' : roomsOf(inquiry.bhk);
  return [rooms, words].filter(Boolean).join(' ') || `${inquiry.property_type} property`;
};

/** '2 or 3 BHK', not '2 BHK or 3 BHK'. */
const roomsOf = (values: readonly number[]): string => {
  const labels = [...values].sort((a, b) => a - b).map(bhkLabel);
  const last = labels.length - 1;
  return either(labels.map((label, index) => (index < last ? label.replace(/ BHK$/, '') : label)));
};

const size = ({ size_min, size_max, size_unit }: Requirement): string => {
  if (size_min === null && size_max === null) return '';
  return `${range(size_min, size_max, formatNumber)} ${size_unit === 'Sqft' ? 'sqft' : size_unit}`;
};

const ready = (rows: Requirement['possession']): string =>
  either([...new Set(rows.map((row) => (row.is_ready ? 'ready' : lower(row.possession))))]);

/** '3 BHK flat, Bopal or Ambli, up to 95.00 Lakhs, ready'. What is not asked is left out. */
export const requirementSummary = (inquiry: Requirement): string => {
  const { budget_min: min, budget_max: max } = inquiry;
  const line = [
    kind(inquiry),
    inquiry.any_area ? 'any area' : either(inquiry.places),
    min === null && max === null ? '' : priceRange(min, max),
    size(inquiry),
    ready(inquiry.possession),
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

const offer = (dealTypes: readonly DealType[]): string => {
  const words = dealTypes.map((one) => offerWords[one]);
  const plain = words.every((one) => one.startsWith('for '));
  return either(words.map((one, index) => (plain && index > 0 ? one.slice(4) : one)));
};

/** '3 BHK flat for sale in Bopal'. `area` is the property's main area; null leaves the place out. */
export const propertyTitle = (property: {
  subtype: string;
  bhk: number | null;
  deal_types: readonly DealType[];
  area: string | null;
}): string => {
  const short = shortSubtype(property.subtype);
  const home = property.bhk === null ? short : `${bhkLabel(property.bhk)} ${lower(short)}`;
  return [home, offer(property.deal_types), property.area && `in ${property.area}`].filter(Boolean).join(' ');
};
