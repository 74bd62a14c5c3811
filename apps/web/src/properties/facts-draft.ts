import type { Property } from '@angan/contract/properties/properties.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import {
  missingForAvailable,
  type PropertyFields,
  propertyMistakes,
} from '@angan/contract/properties/property-rules.ts';
import { formatNumber } from '@angan/domain/money.ts';
import type { SizeUnit } from '@angan/domain/units.ts';
import { countIn, countUnreadable, moneyUnreadable, rupeesIn, sizeIn, sizeUnreadable } from '../ui/form/index.ts';
import { priceFieldsOf } from './property-draft.ts';

const counts = ['bathrooms', 'balconies', 'floor_no', 'total_floors', 'parking_covered', 'parking_open'] as const;
const prices = ['sale_price', 'rent', 'deposit'] as const;
const kept = [
  'society_name',
  'unit_no',
  'bhk',
  'furniture',
  'facing',
  'possession',
  'possession_date',
  'property_age',
  'ownership',
  'price_negotiable',
  'remark',
] as const;

type Typed = Record<(typeof counts)[number] | (typeof prices)[number] | 'size', string>;
type Kept = Pick<Property, Exclude<(typeof kept)[number], 'society_name'>>;

/** The facts of a property as they stand in the form: numbers as they were typed. */
export type FactsDraft = Typed & Kept & { society_name: number | null; size_unit: SizeUnit };

const shown = (value: number | null) => (value === null ? '' : formatNumber(value));

export const factsDraftOf = (property: Property): FactsDraft => ({
  ...(Object.fromEntries(
    [...counts, ...prices, 'size' as const].map((field) => [field, shown(property[field])]),
  ) as Typed),
  ...(Object.fromEntries(kept.map((field) => [field, property[field]])) as Kept),
  society_name: property.society_name?.id ?? null,
  size_unit: property.size_unit ?? 'Sqft',
});

const fieldsOf = (draft: FactsDraft, deals: readonly number[]) => {
  const size = sizeIn(draft.size) ?? null;
  return {
    ...Object.fromEntries(kept.map((field) => [field, draft[field]])),
    ...Object.fromEntries(counts.map((field) => [field, countIn(draft[field]) ?? null])),
    ...Object.fromEntries(priceFieldsOf(deals).map((field) => [field, rupeesIn(draft[field]) ?? null])),
    size,
    size_unit: size === null ? null : draft.size_unit,
  } as Partial<PropertyInput> & PropertyFields;
};

/** The record as it would stand: what is not in the form stays. */
const after = (property: Property, draft: FactsDraft): PropertyFields => ({
  ...(property as unknown as PropertyFields),
  area: property.area.map(({ id }) => id),
  ...fieldsOf(draft, property.deal_type),
});

/** What is wrong, by field, before the server is asked. */
export const factsMistakes = (property: Property, draft: FactsDraft): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [field, [text]] of Object.entries(propertyMistakes(after(property, draft)))) if (text) found[field] = text;
  for (const field of counts) if (countIn(draft[field]) === undefined) found[field] = countUnreadable;
  for (const field of priceFieldsOf(property.deal_type))
    if (rupeesIn(draft[field]) === undefined) found[field] = moneyUnreadable;
  if (sizeIn(draft.size) === undefined) found.size = sizeUnreadable;
  return found;
};

/** What a property still lacks to be offered, as sentences. */
export const gapsIn = (property: Property): string[] =>
  Object.values(missingForAvailable(after(property, factsDraftOf(property)))).flat();

/** The change as it is sent. A Draft that lacks nothing any more goes on offer. */
export const factsBody = (property: Property, draft: FactsDraft): Partial<PropertyInput> => {
  const isComplete = Object.keys(missingForAvailable(after(property, draft))).length === 0;
  return {
    ...fieldsOf(draft, property.deal_type),
    ...(property.status === 'Draft' && isComplete && { status: 'Available' as const }),
  } as Partial<PropertyInput>;
};
