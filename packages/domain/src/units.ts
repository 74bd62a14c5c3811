/** Units of size, what each is in square feet (spec 9), and how one kind of area is estimated from another. */
import type { SubtypeGroup } from './lookups/property-types.ts';

/** Square feet of one unit. */
export const sizeUnits = {
  Sqft: 1,
  SqYd: 9,
  SqMtr: 10.764,
  Bigha: 27000,
  Acre: 43560,
  Ares: 1076.4,
  Hectare: 107639,
  Marla: 272.25,
  Kottah: 720,
  Biswa: 1361.25,
  Kanal: 5445,
  Cents: 435.6,
  Guntha: 1089,
  Aankanam: 72,
  Rood: 5445,
  Chataks: 180,
  Perch: 272.25,
} as const;
export type SizeUnit = keyof typeof sizeUnits;
export const sizeUnitNames = Object.keys(sizeUnits) as [SizeUnit, ...SizeUnit[]];

/** Square feet a company or state counts differently from the table, e.g. its own bigha. */
export type UnitOverrides = Partial<Record<SizeUnit, number>>;

/** `value` of `unit` in square feet. */
export const toSqft = (value: number, unit: SizeUnit, overrides: UnitOverrides = {}): number =>
  value * (overrides[unit] ?? sizeUnits[unit]);

/** Square feet in `unit`. */
export const fromSqft = (sqft: number, unit: SizeUnit, overrides: UnitOverrides = {}): number =>
  sqft / (overrides[unit] ?? sizeUnits[unit]);

const aliases: ReadonlyMap<string, SizeUnit> = new Map(
  Object.entries({
    sft: 'Sqft',
    sqfeet: 'Sqft',
    sqfoot: 'Sqft',
    squarefeet: 'Sqft',
    squarefoot: 'Sqft',
    ft2: 'Sqft',
    feet: 'Sqft',
    gaj: 'SqYd',
    var: 'SqYd',
    vaar: 'SqYd',
    yard: 'SqYd',
    yards: 'SqYd',
    yd: 'SqYd',
    sqyard: 'SqYd',
    sqyards: 'SqYd',
    squareyard: 'SqYd',
    squareyards: 'SqYd',
    sqm: 'SqMtr',
    sqmt: 'SqMtr',
    sqmts: 'SqMtr',
    sqmeter: 'SqMtr',
    sqmetre: 'SqMtr',
    squaremeter: 'SqMtr',
    squaremetre: 'SqMtr',
    m2: 'SqMtr',
    vigha: 'Bigha',
    killa: 'Acre',
    katha: 'Kottah',
    kattha: 'Kottah',
    gunta: 'Guntha',
    ankanam: 'Aankanam',
    are: 'Ares',
    chatak: 'Chataks',
  }),
);

/**
 * The unit a word stands for, in any case, with or without dots and a plural s: 'sq. yds', 'Gaj', 'acres'.
 * undefined when it is none of them.
 */
export const sizeUnitOf = (word: string): SizeUnit | undefined => {
  const key = word.toLowerCase().replace(/[\s.\-_]/g, '');
  const known = (text: string): SizeUnit | undefined =>
    sizeUnitNames.find((unit) => unit.toLowerCase() === text) ?? aliases.get(text);
  return known(key) ?? known(key.replace(/s$/, '')) ?? known(`${key}s`);
};

/** What a size was measured as. */
export const sizeBases = ['RERA Carpet', 'Carpet', 'Built-up', 'Super Built-up', 'Plot'] as const;
export type SizeBasis = (typeof sizeBases)[number];

/** Share of one area in another, 0 to 1. A group left out cannot be estimated from its super built-up area. */
export interface LoadingFactors {
  carpet_per_super: Partial<Record<SubtypeGroup, number>>;
  carpet_per_built_up: number;
}

/** Usual shares; a company and a society may have their own. */
export const defaultLoading: LoadingFactors = {
  carpet_per_super: { Apartment: 0.7, PG: 0.7, Office: 0.6, Retail: 0.6, House: 0.85 },
  carpet_per_built_up: 0.88,
};

export interface KnownSize {
  basis: SizeBasis;
  sqft: number;
}

export interface SizeIn {
  sqft: number;
  is_estimate: boolean;
}

const isCarpet = (basis: SizeBasis): boolean => basis === 'Carpet' || basis === 'RERA Carpet';

/** Carpet as a share of `basis`; undefined where no factor is known. */
const carpetShare = (basis: SizeBasis, group: SubtypeGroup, loading: LoadingFactors): number | undefined => {
  if (isCarpet(basis)) return 1;
  if (basis === 'Built-up') return loading.carpet_per_built_up;
  if (basis === 'Super Built-up') return loading.carpet_per_super[group];
  return undefined;
};

/**
 * The size of a property in another basis, in square feet: as known, else worked out by loading factors and marked as
 * an estimate, from the nearest basis known. undefined when it cannot be told, as a carpet from a plot.
 */
export const sizeIn = (
  basis: SizeBasis,
  sizes: readonly KnownSize[],
  group: SubtypeGroup,
  loading: LoadingFactors = defaultLoading,
): SizeIn | undefined => {
  const same =
    sizes.find((size) => size.basis === basis) ?? sizes.find((size) => isCarpet(basis) && isCarpet(size.basis));
  if (same) return { sqft: same.sqft, is_estimate: false };
  const share = carpetShare(basis, group, loading);
  if (share === undefined) return undefined;
  const [nearest] = sizes
    .map((size) => ({ sqft: size.sqft, share: carpetShare(size.basis, group, loading) }))
    .filter((size): size is { sqft: number; share: number } => size.share !== undefined)
    .sort((a, b) => Math.abs(a.share - share) - Math.abs(b.share - share));
  return nearest && { sqft: (nearest.sqft * nearest.share) / share, is_estimate: true };
};

/** Carpet area in square feet, known or estimated. An estimate is never to be printed as RERA carpet. */
export const estimateCarpet = (
  sizes: readonly KnownSize[],
  group: SubtypeGroup,
  loading: LoadingFactors = defaultLoading,
): SizeIn | undefined => sizeIn('Carpet', sizes, group, loading);
