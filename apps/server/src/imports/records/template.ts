import { targetsOf } from '@angan/contract/imports/kinds.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import { bhkRows } from '@angan/domain/lookups/bhk.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes, propertyTypes } from '@angan/domain/lookups/property-types.ts';
import type { Template } from '../engine/importer.ts';
import type { PlacedNoun } from './placed-noun.ts';

/** Targets that a person who fills a template in has no use for. */
const ofAdverts = new Set(['title', 'link', 'price', 'rate', 'floors', 'age', 'note', 'skip', 'budget', 'sizes']);

/** The columns of the sample and then the rest of the form, and the lists of the form. */
export const recordTemplate = ({ kind, label, sample, lists, fields }: PlacedNoun): Template => {
  const targets: readonly string[] = targetsOf(kind);
  const rest = targets.filter((target) => !(target in sample) && !ofAdverts.has(target));
  const options = targets.flatMap((target) => {
    const words = fields[target]?.options;
    return words ? [[target, words] as const] : [];
  });
  const all = [
    ['property_type', propertyTypes.map((row) => row.property_type)],
    ['property_subtype', propertySubtypes.map((row) => row.property_subtype)],
    ['deal_type', dealTypes.map((row) => row.deal_type)],
    ['bhk', bhkRows.map((row) => row.bhk)],
    ['furniture', [...new Set(furnitures.map((row) => row.furniture))]],
    ['possession', possessions.map((row) => row.possession)],
    ['amenities', amenities.map((row) => row.amenity)],
    ...lists,
    ...options,
  ] as const;
  return {
    columns: [
      ...Object.entries(sample).map(([target, text]) => [label(target), text] as const),
      ...rest.map((target) => [label(target), ''] as const),
    ],
    lists: all.map(([target, words]) => [label(target), words]),
  };
};
