import type { MigrationRow } from '@angan/contract/imports/row.ts';
import { formatDate, formatDateTime } from '@angan/domain/dates.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes, shortSubtype } from '@angan/domain/lookups/property-types.ts';
import { formatNumber, formatPrice } from '@angan/domain/money.ts';
import type { PlacedNoun } from './placed-noun.ts';
import type { ReadRecord } from './record.ts';

type Shown = NonNullable<MigrationRow['record']>;

const wordOf = <R extends { id: number }>(rows: readonly R[], word: (row: R) => string) => {
  const words = new Map(rows.map((row) => [row.id, word(row)]));
  return (value: unknown) =>
    [value]
      .flat()
      .map((id) => words.get(id as number) ?? '')
      .filter(Boolean)
      .join(', ');
};
/** Fields that hold ids of the platform's lists, in words. */
const lists: Readonly<Record<string, (value: unknown) => string>> = {
  property_type: wordOf(propertyTypes, (row) => row.property_type),
  property_subtype: wordOf(propertySubtypes, (row) => row.property_subtype),
  deal_type: wordOf(dealTypes, (row) => row.deal_type),
  bhk: wordOf(bhkRows, (row) => row.bhk),
  furniture: wordOf(furnitures, (row) => row.furniture),
  possession: wordOf(possessions, (row) => row.possession),
  amenities: wordOf(amenities, (row) => row.amenity),
  loan_bank: wordOf(banks, (row) => row.bank),
};
const rupees = new Set([
  'sale_price',
  'rent',
  'deposit',
  'maintenance',
  'budget_min',
  'budget_max',
  'bottom_price',
  'bottom_rent',
  'down_payment',
  'preapproved_amount',
  'loan_outstanding',
]);
/** Told by the line, by the money or by a fact of its own. */
const told = new Set([
  'property_type',
  'property_subtype',
  'bhk',
  'size_unit',
  'sale_price',
  'rent',
  'budget_min',
  'budget_max',
  'size',
  'carpet_area_unit',
  'built_up_area_unit',
  'super_built_up_area_unit',
  'plot_area_unit',
  'sale_price_basis',
  'rent_basis',
]);

/** A row as its reader looks through it: what it is, its money, the rest by the labels of the form. */
export const shownRecord = (
  { kind, label }: Pick<PlacedNoun, 'kind' | 'label'>,
  { fields, names, external_ref }: ReadRecord,
): Shown => {
  const rooms = lists.bhk!(fields.bhk);
  const what = lists.property_subtype!(fields.property_subtype) || lists.property_type!(fields.property_type);
  const where = [...names.society_name, ...names.area].join(', ');
  const size = fields.size ? `${formatNumber(fields.size as number)} ${fields.size_unit ?? ''}`.trim() : '';
  const facts = Object.entries(fields)
    .filter(
      ([field, value]) =>
        !told.has(field) && value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    )
    .map(([field, value]) => ({ field: label(field), value: inWords(field, value, fields) }));
  const named = [
    ['source', names.source],
    ['features', names.features.join(', ')],
    ['assigned_to', names.assigned_to.join(', ')],
    ['external_ref', external_ref],
  ] as const;
  return {
    title: [[rooms, kind === 'Properties' ? shortSubtype(what) : what].filter(Boolean).join(' '), where, size]
      .filter(Boolean)
      .join(', '),
    money: moneyOf(fields),
    facts: [...facts, ...named.filter(([, value]) => value).map(([field, value]) => ({ field: label(field), value }))],
  };
};

const moneyOf = (fields: ReadRecord['fields']): string => {
  const price = (field: string) => (typeof fields[field] === 'number' ? formatPrice(fields[field]) : '');
  const range = [price('budget_min'), price('budget_max')].filter(Boolean).join(' to ');
  const rent = price('rent') && `${price('rent')} a month`;
  return [price('sale_price'), rent, range].filter(Boolean).join(', ');
};

const inWords = (field: string, value: unknown, fields: ReadRecord['fields']): string => {
  if (lists[field]) return lists[field](value);
  if (rupees.has(field)) return formatPrice(value as number);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'furnishing_items')
    return Object.entries(value as Record<string, number>)
      .map(([item, count]) => `${count} ${item}`)
      .join(', ');
  if (Array.isArray(value)) return value.join(', ');
  if (field === 'date_time' || field === 'next_follow_up') return formatDateTime(String(value));
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (typeof value === 'number' && fields[`${field}_unit`]) return `${formatNumber(value)} ${fields[`${field}_unit`]}`;
  return String(value);
};
