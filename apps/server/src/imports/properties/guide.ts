import {
  type PropertyTarget,
  propertyJoining,
  propertyTargetLabel,
  propertyTargets,
} from '@angan/contract/imports/property-targets.ts';
import type { GuessedColumn } from '../engine/reader.ts';
import { type Guess, share } from '../map/guess.ts';
import { plainHeader } from '../map/header.ts';
import { isAmount, isSize, recordGuide, settleColumns } from '../records/guide.ts';
import { basisIn } from '../values/size.ts';
import { readPropertyType, subtypeIn } from '../values/subtypes.ts';
import { propertySynonyms } from './synonyms.ts';

/** A header that means two things is settled by what stands below it. */
const instead = (target: PropertyTarget, values: readonly string[]): PropertyTarget | undefined => {
  // 'Area' is a locality in one list and a size in another; so is 'Plot'.
  if (target === 'area' && share(values, (value) => isSize(value) || /^[\d,.]+$/.test(value)) >= 0.6) return 'size';
  if (target === 'property_type' && share(values, (value) => readPropertyType(value) !== undefined) < 0.5)
    return share(values, (value) => subtypeIn(value) !== undefined) >= 0.5 ? 'property_subtype' : undefined;
  if (target === 'property_subtype' && share(values, (value) => readPropertyType(value) !== undefined) >= 0.6)
    return 'property_type';
  if (
    target === 'property_subtype' &&
    share(values, (value) => basisIn(value) !== undefined && subtypeIn(value) === undefined) >= 0.6
  )
    return 'size_basis';
  if (target === 'rate' && share(values, (value) => /\//.test(value) || /\bper\b/i.test(value)) < 0.3) {
    const large = share(values, (value) => /cr|la[ck]/i.test(value) || Number(value.replaceAll(/\D/g, '')) > 300_000);
    return large >= 0.5 ? 'price' : undefined;
  }
  // Whether an owner or a dealer advertises is no name.
  if (target === 'name' && share(values, (value) => /^(?:owner|agent|dealer|builder|broker)$/i.test(value)) >= 0.5)
    return 'note';
  // Another office counts its own.
  if (target === 'external_ref' && share(values, (value) => /^P-\d{6,}$/.test(value)) >= 0.6) return 'skip';
  if (target === 'unit_no' && share(values, isSize) >= 0.5) return 'size';
  return undefined;
};

const headline = /\b(?:for|on) (?:sale|rent|lease)\b/i;

export const propertyGuide = recordGuide<PropertyTarget>({
  synonyms: propertySynonyms,
  targets: propertyTargets,
  label: propertyTargetLabel,
  instead,
  byValues: (values) => {
    if (share(values, (value) => headline.test(value) && / in /i.test(value)) >= 0.6) return 'title';
    if (share(values, (value) => /^https?:\/\//i.test(value)) >= 0.6) return 'link';
    if (share(values, isSize) >= 0.6) return 'size';
    if (share(values, (value) => /cr|lac|lakh/i.test(value) && isAmount(value)) >= 0.6) return 'price';
    if (share(values, (value) => subtypeIn(value) !== undefined) >= 0.6) return 'property_subtype';
    return undefined;
  },
  numbers: ['price', 'sale_price', 'rent', 'deposit', 'size', 'carpet_area', 'rate', 'bathrooms', 'maintenance'],
});

export const settleProperties = (columns: readonly GuessedColumn<PropertyTarget>[]): Guess<PropertyTarget>[] => {
  const settled = settleColumns(columns, propertyGuide, instead, propertyJoining);
  // 'Built up area' is the size of most lists; of one that has a size beside it, what it says.
  const plain = columns.map(({ header }) => plainHeader(header));
  if (!plain.includes('size')) return settled;
  return settled.map((guess, at) =>
    plain[at] === 'built up area' && guess.target === 'size' ? { ...guess, target: 'built_up_area' } : guess,
  );
};
