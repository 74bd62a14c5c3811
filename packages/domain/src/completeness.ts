/** How much is known of what matters for a property of its kind, in percent, and what would help most. */
import type { SubtypeGroup } from './lookups/property-types.ts';

interface Part {
  readonly field: string;
  readonly weight: number;
  readonly hint: string;
  /** Only for these groups of subtypes; for all where it says nothing. */
  readonly groups?: readonly SubtypeGroup[];
  /** Only where it is sold, let, or sold with its tenant. */
  readonly only?: 'sold' | 'let' | 'preleased';
}

const homes: readonly SubtypeGroup[] = ['Apartment', 'House'];
const lived: readonly SubtypeGroup[] = [...homes, 'PG'];
const land: readonly SubtypeGroup[] = ['Res. land', 'Com. land'];
const inComplex: readonly SubtypeGroup[] = ['Apartment', 'Office', 'Retail'];
const built: readonly SubtypeGroup[] = [
  ...lived,
  'Office',
  'Retail',
  'Storage',
  'Industrial',
  'Hospitality',
  'Institutional',
  'Building',
  'Other',
];
const sheds: readonly SubtypeGroup[] = ['Storage', 'Industrial'];

/** Fields by name with what each weighs beside the others. */
const parts: readonly Part[] = [
  { field: 'sale_price', weight: 14, hint: 'Add the price', only: 'sold' },
  { field: 'rent', weight: 14, hint: 'Add the rent', only: 'let' },
  { field: 'deposit', weight: 4, hint: 'Add the deposit', only: 'let' },
  { field: 'preleased', weight: 12, hint: 'Add the lease', only: 'preleased' },
  { field: 'contact', weight: 8, hint: 'Add the owner' },
  { field: 'society_name', weight: 6, hint: 'Add the society', groups: inComplex },
  { field: 'unit_no', weight: 4, hint: 'Add the unit', groups: inComplex },
  { field: 'bhk', weight: 10, hint: 'Add the BHK', groups: homes },
  { field: 'size', weight: 10, hint: 'Add the size', groups: [...built, ...land] },
  { field: 'plot_area', weight: 4, hint: 'Add the plot area', groups: ['House', ...sheds] },
  { field: 'furniture', weight: 6, hint: 'Add the furnishing', groups: [...lived, 'Office', 'Retail', 'Hospitality'] },
  { field: 'floor_no', weight: 4, hint: 'Add the floor', groups: ['Apartment', 'PG', 'Office', 'Retail'] },
  {
    field: 'total_floors',
    weight: 2,
    hint: 'Add the floors in all',
    groups: ['Apartment', 'House', 'Office', 'Retail'],
  },
  { field: 'bathrooms', weight: 4, hint: 'Add the bathrooms', groups: lived },
  { field: 'parking_covered', weight: 3, hint: 'Add the parking', groups: [...homes, 'Office'] },
  { field: 'facing', weight: 4, hint: 'Add the facing', groups: [...homes, 'Office', 'Retail', ...land] },
  { field: 'possession', weight: 5, hint: 'Add the possession' },
  { field: 'available_from', weight: 3, hint: 'Add from when it is free', only: 'let' },
  { field: 'property_age', weight: 3, hint: 'Add the age', groups: built },
  { field: 'ownership', weight: 2, hint: 'Add the ownership', only: 'sold' },
  { field: 'amenities', weight: 4, hint: 'Add the amenities', groups: built },
  { field: 'road_width', weight: 4, hint: 'Add the road width', groups: land },
  { field: 'open_sides', weight: 2, hint: 'Add the open sides', groups: land },
  { field: 'land_zone', weight: 5, hint: 'Add the zone', groups: land },
  { field: 'land_tenure', weight: 5, hint: 'Add the tenure', groups: land },
  { field: 'survey_no', weight: 3, hint: 'Add the survey number', groups: land },
  { field: 'pg_for', weight: 6, hint: 'Add whom it is for', groups: ['PG'] },
  { field: 'sharing', weight: 6, hint: 'Add the sharing', groups: ['PG'] },
  { field: 'beds_total', weight: 5, hint: 'Add the beds', groups: ['PG'] },
  { field: 'meals', weight: 3, hint: 'Add the meals', groups: ['PG'] },
  { field: 'workstations', weight: 5, hint: 'Add the workstations', groups: ['Office'] },
  { field: 'cabins', weight: 3, hint: 'Add the cabins', groups: ['Office'] },
  { field: 'washrooms', weight: 2, hint: 'Add the washrooms', groups: ['Office', 'Retail'] },
  { field: 'frontage_ft', weight: 5, hint: 'Add the frontage', groups: ['Retail'] },
  { field: 'ceiling_height_ft', weight: 4, hint: 'Add the ceiling height', groups: ['Retail', ...sheds] },
  { field: 'power_load_kw', weight: 4, hint: 'Add the power load', groups: sheds },
  { field: 'docks', weight: 2, hint: 'Add the docks', groups: ['Storage'] },
  { field: 'lock_in_months', weight: 2, hint: 'Add the lock-in', groups: ['Office', 'Retail', ...sheds], only: 'let' },
  { field: 'description', weight: 4, hint: 'Add a description' },
];

/** What would help, 'Add the facing', and the field that it is about; `images` for its photos. */
export interface Hint {
  readonly field: string;
  readonly hint: string;
}

/** Pictures that a listing wants, and what they weigh together. */
const wantedPictures = 3;
const pictureWeight = 12;
const mostHints = 3;

export interface CompletenessOf {
  readonly group: SubtypeGroup;
  readonly isSold: boolean;
  readonly isLet: boolean;
  readonly isPreleased: boolean;
  /** How many pictures there are; null where nobody counts them. */
  readonly pictures: number | null;
}

const isKnown = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

const applies = ({ groups, only }: Part, of: CompletenessOf): boolean => {
  if (groups && !groups.includes(of.group)) return false;
  return !only || { sold: of.isSold, let: of.isLet, preleased: of.isPreleased }[only];
};

/** The parts of a kind of property, the heaviest first. There are few kinds, and lists ask for the same ones again. */
const partsOf = (of: CompletenessOf): readonly Part[] => {
  const kind = `${of.group} ${of.isSold} ${of.isLet} ${of.isPreleased}`;
  let asked = partsByKind.get(kind);
  if (!asked) {
    asked = parts.filter((part) => applies(part, of)).toSorted((a, b) => b.weight - a.weight);
    partsByKind.set(kind, asked);
  }
  return asked;
};
const partsByKind = new Map<string, readonly Part[]>();

/**
 * `known` tells what is known of a field. `percent` 0 to 100; `hints` the heaviest gaps first, three at most.
 */
export const completenessOf = (
  known: (field: string) => unknown,
  of: CompletenessOf,
): { percent: number; hints: Hint[] } => {
  const asked = partsOf(of);
  const gaps: (Hint & { weight: number })[] = asked.filter(({ field }) => !isKnown(known(field)));
  const missingPictures = of.pictures === null ? 0 : Math.max(0, wantedPictures - of.pictures);
  if (missingPictures > 0)
    gaps.push({
      field: 'images',
      weight: (pictureWeight * missingPictures) / wantedPictures,
      hint: missingPictures === 1 ? 'Add a photo' : `Add ${missingPictures} photos`,
    });
  const whole = asked.reduce((sum, { weight }) => sum + weight, of.pictures === null ? 0 : pictureWeight);
  const missing = gaps.reduce((sum, { weight }) => sum + weight, 0);
  return {
    percent: Math.round(100 * (1 - missing / whole)),
    hints: gaps
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostHints)
      .map(({ field, hint }) => ({ field, hint })),
  };
};
