import { fieldListOf, type MigrationKind, migrationKinds } from '@angan/contract/imports/kinds.ts';
import { plainHeader } from '../map/header.ts';
import { propertyGuide } from '../properties/guide.ts';
import { readerOf } from './readers.ts';

/** Signs beside those that have to be there. */
const enough = 2;
/** What only a single property has. */
const ofOneProperty: readonly (string | undefined)[] = ['unit_no', 'floor_no', 'furniture', 'bathrooms'];

/** The kind that headers tell where a file was given as another; null where they tell none. */
export const seemsOf = (given: MigrationKind, headers: readonly string[]): MigrationKind | null => {
  const plain = headers.map(plainHeader);
  if (plain.some((header) => ofOneProperty.includes(propertyGuide.byHeader(header)))) return null;
  const isToldBy = (kind: MigrationKind) => {
    const signs = fieldListOf(kind)?.signs;
    if (!signs) return false;
    const found = new Set(plain.map(readerOf(kind).guide.byHeader));
    const { all, some } = signs;
    return all.every((field) => found.has(field)) && some.filter((field) => found.has(field)).length >= enough;
  };
  const told = migrationKinds.find(isToldBy);
  return told === undefined || told === given ? null : told;
};
