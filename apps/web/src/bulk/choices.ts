import { bhkAliases, bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitureAliases, furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import { type SizeUnit, sizeUnitNames, sizeUnitOf } from '@angan/domain/units.ts';
import type { Named } from './words.ts';

/** The platform's lists as cells name them. */
export const typeNames: readonly Named[] = propertyTypes.map((row) => ({ id: row.id, label: row.property_type }));
export const dealNames: readonly Named[] = dealTypes.map((row) => ({
  id: row.id,
  label: row.deal_type,
  also: row.id === 1 ? ['sell', 'buy'] : [],
}));
export const bhkNames: readonly Named[] = bhkRows.map((row) => ({
  id: row.id,
  label: row.bhk,
  also: [
    String(row.value),
    `${row.value}bk`,
    ...Object.entries(bhkAliases).flatMap(([word, value]) => (value === row.value ? [word] : [])),
  ],
}));
export const possessionNames: readonly Named[] = possessions.map((row) => ({ id: row.id, label: row.possession }));

export const subtypeNames = (types: readonly number[]): Named[] =>
  propertySubtypes
    .filter((row) => types.includes(row.property_type))
    .map((row) => ({ id: row.id, label: row.property_subtype, also: [row.short] }));

const letters = (name: string) => (name.includes('urnished') ? `${name[0]}F` : name);
/** 'UF', 'SF' and 'FF' beside the words themselves. */
export const furnitureNames = (types: readonly number[]): Named[] =>
  furnitures
    .filter((row) => types.includes(row.property_type))
    .map((row) => ({
      id: row.id,
      label: row.furniture,
      also: [
        row.short,
        letters(row.furniture),
        ...Object.entries(furnitureAliases).flatMap(([word, name]) => (name === row.furniture ? [word] : [])),
      ],
    }));

export const unitNames: readonly Named<SizeUnit>[] = sizeUnitNames.map((unit) => ({ id: unit, label: unit }));

/** '1,200 sqft' and '200 gaj' as a number with its unit; a number alone has none. */
export const sizeAndUnit = (text: string): { amount: string; unit: SizeUnit | undefined } => {
  const found = /^([\d,.]+)\s*([\p{L}][\p{L}.\s]*)$/u.exec(text.trim());
  const unit = found ? sizeUnitOf(found[2]!) : undefined;
  return unit ? { amount: found![1]!, unit } : { amount: text, unit: undefined };
};
