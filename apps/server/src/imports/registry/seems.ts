import { fieldListOf, type MigrationKind, migrationKinds } from '@angan/contract/imports/kinds.ts';
import { plainHeader } from '../map/header.ts';
import { propertyGuide } from '../properties/guide.ts';
import { readerOf } from './readers.ts';

/** Signs beside those that have to be there. */
const enough = 2;
/** What only a single property has. */
const ofOneProperty: readonly (string | undefined)[] = ['unit_no', 'floor_no', 'furniture', 'bathrooms'];

const sizes: readonly (string | undefined)[] = [
  'size',
  'carpet_area',
  'built_up_area',
  'super_built_up_area',
  'plot_area',
];
const sums: readonly (string | undefined)[] = ['rent', 'price', 'sale_price'];
/** People have no size and no rent, whatever else is said of them; who looks for a home has a budget, and no floor. */
const isListOfProperties = (targets: readonly (string | undefined)[]): boolean =>
  targets.some((one) => sizes.includes(one)) && targets.some((one) => sums.includes(one));

/** The kind that headers tell where a file was given as another; null where they tell none. */
export const seemsOf = (given: MigrationKind, headers: readonly string[]): MigrationKind | null => {
  const plain = headers.map(plainHeader);
  const ofProperties = plain.map(propertyGuide.byHeader);
  if (ofProperties.some((target) => ofOneProperty.includes(target)))
    return given === 'Contacts' && isListOfProperties(ofProperties) ? 'Properties' : null;
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
