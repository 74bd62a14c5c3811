import type { MigrationRow } from '@angan/contract/imports/row.ts';
import { type RowWord, rowWords, sumsOf } from '@angan/contract/imports/row-words.ts';
import { type FieldFact, type FieldValue, valuedField } from '@angan/contract/kit/field-values.ts';
import { wordsById, wordsOfIds } from '@angan/domain/lookups/by-id.ts';
import { shortSubtype } from '@angan/domain/lookups/property-types.ts';
import { floorName } from '@angan/domain/matching/words.ts';
import type { PlacedNoun } from './placed-noun.ts';
import type { ReadRecord } from './record.ts';

type Shown = NonNullable<MigrationRow['record']>;
type Fields = ReadRecord['fields'];

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

const listed = (fields: Fields, field: string): string[] => wordsOfIds(wordsById(field)!, fields[field]);
const isEmpty = (value: unknown): boolean => value === '' || value === null || (Array.isArray(value) && !value.length);

/** A row as its reader looks through it: what it is, its money, the rest by the labels of the form. */
export const shownRecord = (noun: Noun, { fields, names, external_ref }: ReadRecord): Shown => {
  const subtypes = listed(fields, 'property_subtype');
  const what = subtypes.length > 0 ? subtypes : listed(fields, 'property_type');
  const named = [
    ['source', names.source],
    ['features', names.features.join(', ')],
    ['assigned_to', names.assigned_to.join(', ')],
    ['external_ref', external_ref],
  ] as const;
  return {
    title: rowWords.of.home({
      home: {
        rooms: listed(fields, 'bhk'),
        what: noun.kind === 'Properties' ? what.map(shortSubtype) : what,
        places: [...names.society_name, ...names.area],
        size: (fields.size as number | undefined) || null,
        unit: String(fields.size_unit ?? ''),
      },
    }),
    money: moneyOf(fields),
    facts: [
      ...Object.entries(fields)
        .filter(([field, value]) => !told.has(field) && !isEmpty(value))
        .map(([field, value]) => factOf(noun, field, value, fields)),
      ...named
        .filter(([, value]) => value)
        .map(([field, value]): FieldFact => ({ field: noun.label(field), kind: 'text', value })),
    ],
  };
};
type Noun = Pick<PlacedNoun, 'kind' | 'label' | 'fields'>;

const moneyOf = ({ sale_price, rent, budget_min, budget_max }: Fields): RowWord | null => {
  const isSum = (sum: unknown) => typeof sum === 'number';
  const [budget, other] = [budget_min, budget_max].filter(isSum);
  const all = [
    ...(isSum(sale_price) ? [sumsOf.price({ price: sale_price })] : []),
    ...(isSum(rent) ? [sumsOf.rent({ price: rent })] : []),
    ...(budget === undefined
      ? []
      : [other === undefined ? sumsOf.price({ price: budget }) : sumsOf.between({ from: budget, to: other })]),
  ];
  return all.length > 0 ? rowWords.of.money({ all }) : null;
};

const moments = ['date_time', 'next_follow_up'];
const factOf = (noun: Noun, field: string, stored: unknown, fields: Fields): FieldFact => {
  if (field === 'floor_no' && (stored as number) <= 0)
    return { ...valuedField({ label: noun.label(field), kind: 'choice' }), value: floorName(stored as number) };
  const words = wordsById(field);
  const unit = fields[`${field}_unit`] as string | undefined;
  const kind = words ? 'choices' : moments.includes(field) ? 'moment' : (noun.fields[field]?.kind ?? plainKind(stored));
  return {
    ...valuedField({ label: noun.label(field), kind, unit }),
    value: words ? wordsOfIds(words, stored) : (stored as FieldValue),
  };
};
/** Of what is no field of the form, such as its status or who sees it. */
const plainKind = (value: unknown) =>
  typeof value === 'boolean'
    ? 'maybe'
    : typeof value === 'number'
      ? 'amount'
      : Array.isArray(value)
        ? 'choices'
        : 'choice';
